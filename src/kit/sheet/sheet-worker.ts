/// <reference lib="webworker" />
import writeXlsxFile from 'write-excel-file/universal'
import { sheetCells, sheetColumns, type SheetValue } from '@schemas/sheet-file'

// The type checker's default library is the page's; only this file runs in a worker.
const worker = globalThis as unknown as DedicatedWorkerGlobalScope

export type SheetAnswer = { blob: Blob } | { error: string }

worker.addEventListener('message', ({ data: rows }: MessageEvent<SheetValue[][]>) => {
  void writeXlsxFile(sheetCells(rows), { columns: sheetColumns(rows), stickyRowsCount: 1 })
    .toBlob()
    .then((blob): SheetAnswer => ({ blob }))
    .catch((error: unknown): SheetAnswer => ({ error: String(error) }))
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages go to its page alone
    .then((answer) => worker.postMessage(answer))
})
