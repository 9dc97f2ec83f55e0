import { expect, it } from 'vitest'
import { longestPart } from './longest-part'

it.each([
  ['2,340', '', 4.4],
  ['96', '%', 2.6],
  ['19', ' ชม.', 2],
  ['๑๗ น. ๕๖ ว.', '', 2],
  ['ที่นี่', '', 2],
  ['', '', 1],
])('measures %s%s as %d letters wide', (figure, unit, width) => {
  expect(longestPart(figure, unit)).toBeCloseTo(width)
})
