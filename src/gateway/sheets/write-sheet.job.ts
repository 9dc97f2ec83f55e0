import writeXlsxFile from 'write-excel-file/universal'
import { sheetCells, sheetColumns, type SheetValue } from '@schemas/sheet-file'
import type { JobResult } from '../workers/job'

/** Rows, the first as headings, as the bytes of an XLSX file. */
export async function run(rows: SheetValue[][]): Promise<JobResult<Uint8Array>> {
  const file = writeXlsxFile(sheetCells(rows), { columns: sheetColumns(rows), stickyRowsCount: 1 })
  const bytes = new Uint8Array(await (await file.toBlob()).arrayBuffer())
  return { output: bytes, transfer: [bytes.buffer] }
}
