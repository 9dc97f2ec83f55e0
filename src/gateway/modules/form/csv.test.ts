import { expect, it } from 'vitest'
import { csvFile } from './csv'

const mark = '\ufeff'

it('begins with a byte-order mark and ends every line as the format says', () => {
  expect(csvFile([['ชื่อ', 'b'], ['1', '2']])).toBe(`${mark}ชื่อ,b\r\n1,2\r\n`)
})

it.each([
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  [' spaced', '" spaced"'],
  ['=1+1', "'=1+1"],
  ['+66812345678', "'+66812345678"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', `"'\t'=1"`],
  ['＝1+1', "'＝1+1"],
  ["x;=cmd|' /C calc'!A0", `"x;'=cmd|' /C calc'!A0"`],
  ['a; - b', `"a; '- b"`],
  ['2026-11-21', '2026-11-21'],
  ['a-b=c', 'a-b=c'],
])('%j is written %j', (text, written) => {
  expect(csvFile([[text]])).toBe(`${mark}${written}\r\n`)
})
