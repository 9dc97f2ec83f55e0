import { nativeReader } from './native-reader'
import type { CodeReader, ScanFormat, ScannedCode } from './scan-types'
import type { ReadAnswer, ReadRequest } from './scan-worker'

/** The browser's own reader where it knows these formats, else ours in a worker. */
export async function openReader(formats: readonly ScanFormat[]): Promise<CodeReader> {
  return (await nativeReader(formats)) ?? workerReader(formats)
}

/** A worker of its own, whose policy allows WASM, which that of pages refuses. */
function workerReader(formats: readonly ScanFormat[]): CodeReader {
  // eslint-disable-next-line walls/imports -- the build finds a worker by the name of its file
  const worker = new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module', name: 'scan' })
  const waiting = new Map<number, { resolve: (codes: ScannedCode[]) => void; reject: (error: Error) => void }>()
  let last = 0
  const fail = (message: string) => {
    for (const { reject } of waiting.values()) reject(new Error(message))
    waiting.clear()
  }
  worker.addEventListener('error', ({ message }) => fail(message || 'The scanner did not start.'))
  worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
    const request = waiting.get(data.id)
    waiting.delete(data.id)
    if ('error' in data) request?.reject(new Error(data.error))
    else request?.resolve(data.codes)
  })
  return {
    read: (picture) =>
      new Promise((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject })
        worker.postMessage({ id: last, picture, formats } satisfies ReadRequest, [picture])
      }),
    close: () => {
      worker.terminate()
      fail('The scanner was closed.')
    },
  }
}
