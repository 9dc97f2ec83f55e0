/** A cell of a spreadsheet: numbers are numbers, and all else is text, which keeps the zeros of a telephone number. */
export type SheetValue = string | number
type SheetCell = { value: string; type: StringConstructor; format: '@'; fontWeight?: 'bold' } | { value: number }

/** Characters of one cell, and widths of columns in characters: the format's limit, and ours. */
const maxCell = 32_767
const widths = { least: 8, most: 60 }

/** Rows as `write-excel-file` takes them, the first as headings. Text is never run as a formula. */
export const sheetCells = (rows: readonly (readonly SheetValue[])[]): (SheetCell | null)[][] =>
  rows.map((row, index) =>
    row.map((value) => {
      if (typeof value === 'number') return { value }
      if (value === '') return null
      return {
        value: value.slice(0, maxCell),
        type: String,
        format: '@',
        ...(index === 0 ? { fontWeight: 'bold' as const } : {}),
      }
    }),
  )

/** Each column as wide as its longest line, within bounds. */
export function sheetColumns(rows: readonly (readonly SheetValue[])[]): { width: number }[] {
  const longest: number[] = []
  for (const row of rows)
    for (const [column, value] of row.entries())
      longest[column] = Math.max(
        longest[column] ?? 0,
        ...String(value)
          .slice(0, 2000)
          .split('\n')
          .map(({ length }) => length),
      )
  return longest.map((length) => ({ width: Math.min(Math.max(length + 2, widths.least), widths.most) }))
}

/** A text that is a number as people read it, such as `฿1,234.50`, as that number; else the text. */
export function numberOf(text: string): SheetValue {
  const plain = text.replaceAll(/[฿,\s]/g, '').replace('−', '-')
  return /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/.test(plain) ? Number(plain) : text
}
