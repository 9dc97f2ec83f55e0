import type { ImportAnswer } from './import-worker'
import type { TableRows } from './read-table'

/** Rows of a CSV or XLSX file, read in a worker so that the page stays usable. Throws where it is neither. */
export async function readTableFile(file: Blob): Promise<TableRows> {
  // eslint-disable-next-line walls/imports -- the build finds a worker by the name of its file
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module', name: 'import' })
  try {
    const answer = await new Promise<ImportAnswer>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ImportAnswer>) => resolve(data))
      worker.addEventListener('error', ({ message }) => resolve({ error: message }))
      // eslint-disable-next-line unicorn/require-post-message-target-origin -- a page's messages go to its worker alone
      worker.postMessage(file)
    })
    if ('error' in answer) throw new Error(answer.error)
    return answer.rows
  } finally {
    worker.terminate()
  }
}
