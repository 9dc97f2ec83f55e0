/// <reference lib="webworker" />
import { readSheet } from 'read-excel-file/universal'
import { decodeText, parseCsv, type TableRows, textRows } from './read-table'

// The type checker's default library is the page's; only this file runs in a worker.
const worker = globalThis as unknown as DedicatedWorkerGlobalScope

export type ImportAnswer = { rows: TableRows } | { error: string }

/** A spreadsheet is a zip file, whatever its name says. */
async function read(file: Blob): Promise<TableRows> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return parseCsv(decodeText(bytes).replace(/^\ufeff/, ''))
  return textRows(await readSheet(file))
}

worker.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void read(data)
    .then((rows): ImportAnswer => ({ rows }))
    .catch((error: unknown): ImportAnswer => ({ error: String(error) }))
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages go to its page alone
    .then((answer) => worker.postMessage(answer))
})
