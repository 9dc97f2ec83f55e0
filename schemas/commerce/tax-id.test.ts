import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isTaxId } from './tax-id'

const withCheckDigit = (twelve: string) => Array.from({ length: 10 }, (_, digit) => `${twelve}${digit}`).filter(isTaxId)

it.each(['0105561000000', '1101700230705', '0107537000521'])('knows %s by its check digit or refuses it', (id) => {
  expect(withCheckDigit(id.slice(0, 12))).toHaveLength(1)
})

it('accepts one last digit of ten, whatever precedes it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{12}$/), (twelve) => {
      expect(withCheckDigit(twelve)).toHaveLength(1)
    }),
  )
})

it.each(['', 'abc', '123456789012', '12345678901234', '110170023070x'])('refuses "%s"', (id) => {
  expect(isTaxId(id)).toBe(false)
})
