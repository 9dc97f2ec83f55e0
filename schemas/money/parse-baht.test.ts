import { expect, it } from 'vitest'
import { parseBaht } from './parse-baht'

it.each([
  ['500', 50_000],
  ['฿1,290.50', 129_050],
  [' 1 290.5 ', 129_050],
  ['๑๒๐', 12_000],
  ['-20', -2000],
  ['\u221220.05', -2005],
  ['0', 0],
  ['-0', 0],
])('parses %j as %d satang', (text, satang) => expect(parseBaht(text)).toBe(satang))

it.each(['', 'abc', '1.005', '1e3', '--5', '5-', '.5', 'NaN', '9'.repeat(13)])('refuses %j', (text) =>
  expect(parseBaht(text)).toBeUndefined(),
)
