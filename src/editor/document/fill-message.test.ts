import { expect, it } from 'vitest'
import { fillMessage } from './fill-message'

it('fills both languages and never expands inserted values', () => {
  expect(
    fillMessage(
      { en: 'Move {what} to {place}', th: 'ย้าย {what} ไปที่ {place}' },
      { what: { en: 'Price $& {place}', th: 'ราคา $1' }, place: 2 },
    ),
  ).toEqual({ en: 'Move Price $& {place} to 2', th: 'ย้าย ราคา $1 ไปที่ 2' })
  expect(fillMessage({ en: '{other} {what}', th: '{what}' }, { what: 'x' })).toEqual({ en: '{other} x', th: 'x' })
})
