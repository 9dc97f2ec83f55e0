/** So that spreadsheet programs read Thai. */
const byteOrderMark = '\uFEFF'

const cell = (text: string | number) =>
  /[",\r\n]/.test(String(text)) ? `"${String(text).replaceAll('"', '""')}"` : text

/** Rows as a file for spreadsheets. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): Blob =>
  new Blob([`${byteOrderMark}${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`], {
    type: 'text/csv;charset=utf-8',
  })
