import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp, { type Sharp } from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { maxPixels } from '../media/prepare-picture'
import type { JobResult } from '../workers/job'
import { JobRefused } from '../workers/job-refused'

export type ReadCodes = {
  codes: { format: string; text: string }[]
  /** Of the picture: pictures that look alike differ in few of its 64 bits. */
  dhash: string
}

/** Widths at which a picture is read (px): readers fail on what a phone's camera gives, and small codes on less. */
const widths = [1600, 1000, 600]
type Picture = Parameters<typeof readBarcodes>[0]

/** A code is no longer than this: what else is in a picture is no business of ours. */
const maxText = 1000

/** Reads the QR codes in a picture, whose bytes nobody vouches for. Refuses what is no picture. */
export async function run(bytes: Uint8Array): Promise<JobResult<ReadCodes>> {
  await loadReader()
  const open = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).rotate()
  try {
    const dhash = await hashOf(open())
    for (const width of widths) {
      const { data, info } = await open()
        .resize({ width, height: width * 3, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#fff' })
        .toColourspace('srgb')
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const found = await readBarcodes(
        { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: 'srgb' } as Picture,
        { formats: ['QRCode'], tryHarder: true, tryInvert: true, tryRotate: true, maxNumberOfSymbols: 4 },
      )
      const codes = found
        .filter(({ isValid, text }) => isValid && text.length <= maxText)
        .map(({ format, text }) => ({ format, text }))
      if (codes.length > 0) return { output: { codes, dhash } }
    }
    return { output: { codes: [], dhash } }
  } catch (error) {
    // Whatever the decoder says of hostile bytes: they are no picture.
    throw new JobRefused('picture', { cause: error instanceof Error ? error.message.slice(0, 200) : '' })
  }
}

let loading: Promise<unknown> | undefined
/** The library would fetch its WASM from a server of others: it gets it from its own package. */
function loadReader(): Promise<unknown> {
  loading ??= (async () => {
    const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
    const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer
    await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  })()
  return loading
}

/** Whether each of 8 × 8 places is brighter than the one to its right. */
async function hashOf(picture: Sharp): Promise<string> {
  const pixels = await picture
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(9, 8, { fit: 'fill' })
    .raw()
    .toBuffer()
  let bits = ''
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 8; column++) {
      const at = row * 9 + column
      bits += (pixels[at] ?? 0) > (pixels[at + 1] ?? 0) ? '1' : '0'
    }
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0')
}
