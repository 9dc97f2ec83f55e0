import type { Left } from './pasted'
import { mostColumns, mostRows } from './table'

type Words = { en: string; th: string }

const s = (count: number) => (count === 1 ? '' : 's')

/** What did not fit, in words; undefined where everything did. */
export function leftWords({ rows, columns, letters }: Left): Words | undefined {
  const said: Words[] = [
    ...(rows > 0
      ? [
          {
            en: `${rows} row${s(rows)} did not fit: a table has at most ${mostRows}.`,
            th: `มี ${rows} แถวที่ใส่ไม่พอ ตารางหนึ่งมีได้ไม่เกิน ${mostRows} แถว`,
          },
        ]
      : []),
    ...(columns > 0
      ? [
          {
            en: `${columns} column${s(columns)} did not fit: a table has at most ${mostColumns}.`,
            th: `มี ${columns} คอลัมน์ที่ใส่ไม่พอ ตารางหนึ่งมีได้ไม่เกิน ${mostColumns} คอลัมน์`,
          },
        ]
      : []),
    ...(letters > 0
      ? [
          {
            en: `The text of ${letters} cell${s(letters)} was too long and is cut.`,
            th: `ข้อความใน ${letters} ช่องยาวเกินไป จึงถูกตัด`,
          },
        ]
      : []),
  ]
  return said.length === 0
    ? undefined
    : { en: said.map(({ en }) => en).join(' '), th: said.map(({ th }) => th).join(' ') }
}
