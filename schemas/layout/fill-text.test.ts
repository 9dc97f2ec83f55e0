import { expect, test } from 'vitest'
import { fillText } from './fill-text'

test('names are filled wherever they stand, and one that is not given stays as written', () => {
  expect(fillText('{a} and {b}, {a}', { a: 1, b: 'two' })).toBe('1 and two, 1')
  expect(fillText('{a} of {constructor}', { a: '' })).toBe(' of {constructor}')
})

test('what a person called something is neither a pattern nor filled again', () => {
  expect(fillText('“{name}” by {by}', { name: "$& $' {by}", by: '$1' })).toBe("“$& $' {by}” by $1")
})
