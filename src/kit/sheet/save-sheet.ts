import type { SheetValue } from '@schemas/sheet-file'
import { saveBlob } from '../download-file'
import type { SheetAnswer } from './sheet-worker'

/** Saves rows, the first as headings, as an XLSX file on the device. A worker writes it, so that the page stays usable. */
export async function saveSheet(rows: readonly (readonly SheetValue[])[], name: string): Promise<void> {
  // eslint-disable-next-line walls/imports -- the build finds a worker by the name of its file
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module', name: 'sheet' })
  try {
    const answer = await new Promise<SheetAnswer>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) => resolve(data))
      worker.addEventListener('error', ({ message }) => resolve({ error: message }))
      // eslint-disable-next-line unicorn/require-post-message-target-origin -- a page's messages go to its worker alone
      worker.postMessage(rows)
    })
    if ('error' in answer) throw new Error(answer.error)
    saveBlob(answer.blob, name)
  } finally {
    worker.terminate()
  }
}
