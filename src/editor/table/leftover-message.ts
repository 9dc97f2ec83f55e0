import type { Left } from './pasted'
import { maxColumns, maxRows } from './table'

type Message = { en: string; th: string }

const s = (count: number) => (count === 1 ? '' : 's')

/** Message about what did not fit; undefined when everything did. */
export function leftoverMessage({ rows, columns, letters: characters }: Left): Message | undefined {
  const sentences: Message[] = [
    ...(rows > 0
      ? [
          {
            en: `${rows} row${s(rows)} didn’t fit: a table can have up to ${maxRows}.`,
            th: `มี ${rows} แถวที่ใส่ไม่พอ ตารางหนึ่งมีได้ไม่เกิน ${maxRows} แถว`,
          },
        ]
      : []),
    ...(columns > 0
      ? [
          {
            en: `${columns} column${s(columns)} didn’t fit: a table can have up to ${maxColumns}.`,
            th: `มี ${columns} คอลัมน์ที่ใส่ไม่พอ ตารางหนึ่งมีได้ไม่เกิน ${maxColumns} คอลัมน์`,
          },
        ]
      : []),
    ...(characters > 0
      ? [
          {
            en: `The text of ${characters} cell${s(characters)} was too long and has been cut.`,
            th: `ข้อความใน ${characters} ช่องยาวเกินไป จึงถูกตัด`,
          },
        ]
      : []),
  ]
  return sentences.length === 0
    ? undefined
    : { en: sentences.map(({ en }) => en).join(' '), th: sentences.map(({ th }) => th).join(' ') }
}
