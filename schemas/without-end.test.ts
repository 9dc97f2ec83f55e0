import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withoutEnd } from './without-end'

it('removes what the pattern for the same characters removes', () => {
  const text = fc.array(fc.constantFrom('-', '.', 'ก', 'a')).map((letters) => letters.join(''))
  fc.assert(
    fc.property(text, (each) => {
      expect(withoutEnd(each, '-.')).toBe(each.replace(/[-.]+$/, ''))
    }),
  )
})
