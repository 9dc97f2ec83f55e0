import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'

export type FilmedCode = { text: string; format: 'QRCode' | 'EAN13' | 'Code128' }

const [width, height] = [640, 480]
const framesEach = 20

let loading: Promise<unknown> | undefined
/** The library would fetch its WASM from a server of others. */
function loadWriter(): Promise<unknown> {
  loading ??= (async () => {
    const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'))
    const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer
    await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  })()
  return loading
}

/** The brightness of a picture with the code in its middle, as a camera would have it in front. */
async function pictureOf({ text, format }: FilmedCode): Promise<Buffer> {
  const { symbol, error } = await writeBarcode(text, { format, scale: 1 })
  if (error) throw new Error(error)
  const picture = Buffer.alloc(width * height, 225)
  const scale = Math.max(1, Math.floor(Math.min(400 / symbol.width, 260 / Math.min(symbol.height, 60))))
  // Bars are one row of the symbol, however high it is written.
  const isLinear = format !== 'QRCode'
  const shown = { width: symbol.width * scale, height: isLinear ? 160 : symbol.height * scale }
  const [left, top] = [(width - shown.width) >> 1, (height - shown.height) >> 1]
  for (let y = 0; y < shown.height; y += 1)
    for (let x = 0; x < shown.width; x += 1) {
      const row = isLinear ? 0 : Math.floor(y / scale)
      picture[(top + y) * width + left + x] = symbol.data[row * symbol.width + Math.floor(x / scale)] ? 225 : 25
    }
  return picture
}

/**
 * A film for Chromium's `--use-file-for-fake-video-capture`, which plays it over and over: the codes one after the
 * other.
 */
export async function makeCodeFilm(file: string, codes: readonly FilmedCode[]): Promise<void> {
  await loadWriter()
  const grey = Buffer.alloc((width * height) / 2, 128)
  const parts: Uint8Array[] = [Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`)]
  for (const code of codes) {
    const picture = await pictureOf(code)
    for (let frame = 0; frame < framesEach; frame += 1) parts.push(Buffer.from('FRAME\n'), picture, grey)
  }
  writeFileSync(file, Buffer.concat(parts))
}
