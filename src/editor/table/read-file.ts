import type { Pasted } from './pasted'
import { readSeparated, separatorOf } from './read-separated'

type Message = { en: string; th: string }

/** Maximum file size (bytes) for a table. */
const maxBytes = 4_000_000

const messages = {
  large: {
    en: 'The file is larger than 4 MB. Choose a smaller file.',
    th: 'ไฟล์ใหญ่กว่า 4 MB กรุณาเลือกไฟล์ที่เล็กกว่านี้',
  },
  workbook: {
    en: 'This is a spreadsheet workbook. Save it as CSV, or copy its cells and paste them here.',
    th: 'ไฟล์นี้เป็นสมุดงาน บันทึกเป็น CSV จากโปรแกรมตารางคำนวณ หรือคัดลอกเซลล์มาวางที่นี่',
  },
  binary: { en: 'This isn’t a text file. Choose a CSV file.', th: 'ไฟล์นี้ไม่ใช่ไฟล์ข้อความ กรุณาเลือกไฟล์ CSV' },
  empty: { en: 'This file is empty.', th: 'ไฟล์นี้ว่างเปล่า' },
  unread: { en: 'Couldn’t read the file. Please choose it again.', th: 'อ่านไฟล์ไม่ได้ กรุณาเลือกไฟล์อีกครั้ง' },
  open: (line: number): Message => ({
    en: `The quotation that begins in line ${line} has no end. Close it with " and choose the file again.`,
    th: `เครื่องหมายคำพูดที่เริ่มในบรรทัดที่ ${line} ไม่มีตัวปิด ใส่ " ปิดท้ายแล้วเลือกไฟล์อีกครั้ง`,
  }),
}

/** The cells of a file saved by a spreadsheet, or what is wrong with it. */
export async function readFile(file: Blob): Promise<{ cells: Pasted } | { wrong: Message }> {
  if (file.size > maxBytes) return { wrong: messages.large }
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  )
  return bytes ? readBytes(bytes) : { wrong: messages.unread }
}

/** The same for its content. */
export function readBytes(bytes: Uint8Array): { cells: Pasted } | { wrong: Message } {
  // A zip archive (xlsx), or the older Excel format.
  if ((bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0xd0 && bytes[1] === 0xcf))
    return { wrong: messages.workbook }
  const text = decoded(bytes)
  if (text.includes('\0')) return { wrong: messages.binary }
  if (text.trim() === '') return { wrong: messages.empty }
  // Excel's own directive for the separator.
  const [line, separator] = /^sep=([,;\t])\r?\n/i.exec(text) ?? []
  const body = line === undefined ? text : text.slice(line.length)
  const { rows, open } = readSeparated(body, (separator as ',' | undefined) ?? separatorOf(body))
  if (open !== undefined) return { wrong: messages.open(open + (line === undefined ? 0 : 1)) }
  return {
    cells: { rows: rows.filter((cells) => cells.some((cell) => cell.trim() !== '')).map((cells) => ({ cells })) },
  }
}

/** UTF-8, or as the byte order mark says; else Windows-874, which Thai Windows uses. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-874').decode(bytes)
  }
}
