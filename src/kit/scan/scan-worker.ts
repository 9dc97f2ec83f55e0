/// <reference lib="webworker" />
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { ScanFormat, ScannedCode } from './scan-types'

// The type checker's default library is the page's; only this file runs in a worker.
const worker = globalThis as unknown as DedicatedWorkerGlobalScope

const names = { qr: 'QRCode', 'ean-13': 'EAN13', 'ean-8': 'EAN8', 'upc-a': 'UPCA', 'code-128': 'Code128' } as const
const formats = Object.keys(names) as ScanFormat[]

// The library would fetch its WASM from a server of others.
const ready = prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })

export type ReadRequest = { id: number; picture: ImageBitmap; formats: readonly ScanFormat[] }
export type ReadAnswer = { id: number; codes: ScannedCode[] } | { id: number; error: string }

worker.addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  void read(data)
    .then((codes): ReadAnswer => ({ id: data.id, codes }))
    .catch((error: unknown): ReadAnswer => ({ id: data.id, error: String(error) }))
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages go to its page alone
    .then((answer) => worker.postMessage(answer))
})

async function read({ picture, formats: wanted }: ReadRequest): Promise<ScannedCode[]> {
  await ready
  const { width, height } = picture
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas.')
  context.drawImage(picture, 0, 0)
  picture.close()
  const found = await readBarcodes(context.getImageData(0, 0, width, height), {
    formats: wanted.map((format) => names[format]),
    tryHarder: true,
    tryInvert: true,
    tryRotate: true,
    maxNumberOfSymbols: 4,
  })
  return found.flatMap(({ isValid, text, format }) => {
    const own = formats.find((each) => names[each] === format)
    return isValid && own ? [{ text, format: own }] : []
  })
}
