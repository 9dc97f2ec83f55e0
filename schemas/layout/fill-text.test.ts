import { expect, test } from 'vitest'
import { fillText } from './fill-text'

test('fills names anywhere, and keeps an unknown one as written', () => {
  expect(fillText('{a} and {b}, {a}', { a: 1, b: 'two' })).toBe('1 and two, 1')
  expect(fillText('{a} of {constructor}', { a: '' })).toBe(' of {constructor}')
})

test('takes no value for a pattern, and fills none again', () => {
  expect(fillText('“{name}” by {by}', { name: "$& $' {by}", by: '$1' })).toBe("“$& $' {by}” by $1")
})
