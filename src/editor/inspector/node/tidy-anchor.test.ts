import { expect, it } from 'vitest'
import { cellFields } from '@schemas/layout/page'
import { tidyAnchor } from './tidy-anchor'

it.each([
  ['#prices', 'prices'],
  ['Our prices', 'Our-prices'],
  ['ราคา พิเศษ!', 'ราคา-พิเศษ'],
  ['2 plans', 'plans'],
  ['price-', 'price'],
  ['?!', ''],
  ['x'.repeat(80), 'x'.repeat(64)],
])('turns “%s” into “%s”', (written, anchor) => {
  expect(tidyAnchor(written).anchor).toBe(anchor)
  expect(cellFields.safeParse({ id: 'c', ...(anchor ? { anchor } : {}) }).success).toBe(true)
})

it('allows a trailing hyphen while more may follow', () => expect(tidyAnchor('our ').text).toBe('our-'))
