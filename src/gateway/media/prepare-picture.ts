import { jpegWidth } from '@schemas/layout/image'
import sharp, { type Sharp } from 'sharp'

// The operations of one picture are of no use to the next, and what decodes nothing but these formats cannot be talked into others.
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'].map((format) => `VipsForeignLoad${format}Buffer`),
})

/** The widths in which a picture is kept (px); one that is narrower keeps its own. */
const widths = [480, 960, 1440, 1920]
/** More than any camera makes, less than what would fill the memory: a small file can claim to be enormous. */
export const maxPixels = 60_000_000
const maxFrames = 300
export const maxSeconds = 60

/** A part of a picture as it is seen, in shares (0–1) of its width and height. */
export type Area = { left: number; top: number; width: number; height: number }

export type PreparedPicture = {
  width: number
  height: number
  /** A data address of some 300 bytes. */
  blur: string
  files: { width: number; type: string; ending: string; bytes: Buffer }[]
  jpeg?: Buffer
}

/** The bytes are no picture that can be shown. */
export class PictureRefused extends Error {
  constructor(readonly reason: 'broken' | 'pixels' | 'frames' | 'heavy') {
    super(`The picture is refused: ${reason}.`)
  }
}

let last: Promise<unknown> = Promise.resolve()

/** A picture's bytes, or how they are read when it is the picture's turn: what waits must not lie in memory. */
export type PictureBytes = Buffer | (() => Promise<Buffer>)

/**
 * One picture at a time: two large ones at once would take a small machine's memory and leave visitors no processor. Throws PictureRefused where
 * the work fails, and what reading throws as it is.
 */
export function inTurn<T>(picture: PictureBytes, work: (bytes: Buffer) => Promise<T>): Promise<T> {
  const take = async () => {
    const bytes = Buffer.isBuffer(picture) ? picture : await picture()
    return work(bytes).catch(refused)
  }
  const mine = last.then(take)
  last = mine.catch(() => {})
  return mine
}

/** The widths of a picture in a folder of files: one for lists, one to look at (px). */
const lookedAt = [480, 1920]

/** What a list of files and a look at one of them need of a picture: upright, without what a camera wrote into it. Throws PictureRefused. */
export function preparePreview(picture: PictureBytes): Promise<PreparedPicture> {
  return inTurn(picture, async (bytes) => {
    const { width, height } = await measure(bytes)
    const [small = 0, large = 0] = lookedAt
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels })
      .timeout({ seconds: maxSeconds })
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width: large, height: large * 2, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    const file = async (wide: number) => ({
      width: wide,
      type: 'image/webp',
      ending: 'webp',
      bytes: await pixels().resize({ width: wide }).webp({ quality: 80, effort: 2 }).toBuffer(),
    })
    const files = info.width > small ? [await file(small), await file(info.width)] : [await file(info.width)]
    return { width, height, blur: await preview(pixels()), files }
  })
}

/**
 * Makes all that pages need of a picture: upright, without what a camera wrote into it, in the formats and widths that
 * browsers choose from. Throws PictureRefused for what is none, or too much of one.
 */
export function preparePicture(picture: PictureBytes): Promise<PreparedPicture> {
  return inTurn(picture, async (bytes) => {
    const { width, height, pages } = await measure(bytes)
    if (pages > 1) return prepareMoving(bytes, width, height)
    // Decoded once, turned upright and in the colours of the web.
    const upright = await sharp(bytes, { limitInputPixels: maxPixels })
      .timeout({ seconds: maxSeconds })
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width: Math.min(width, widths.at(-1) as number), withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { data, info } = upright
    const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    const files: PreparedPicture['files'] = []
    for (const each of widthsFor(info.width)) {
      const sized = pixels().resize({ width: each })
      files.push({
        width: each,
        type: 'image/avif',
        ending: 'avif',
        bytes: await sized.clone().avif({ quality: 58, effort: 2 }).toBuffer(),
      })
      files.push({
        width: each,
        type: 'image/webp',
        ending: 'webp',
        bytes: await sized.clone().webp({ quality: 80, effort: 3 }).toBuffer(),
      })
    }
    const jpeg = await pixels()
      .resize({ width: Math.min(jpegWidth, info.width) })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer()
    return { width, height, blur: await preview(pixels()), files, jpeg }
  })
}

/** The part of a picture as a file of its own, from which everything else can be made again. */
export function cutPicture(picture: PictureBytes, area: Area): Promise<Buffer> {
  return inTurn(picture, async (bytes) => {
    const { width, height } = await measure(bytes)
    const left = Math.min(Math.round(area.left * width), width - 1)
    const top = Math.min(Math.round(area.top * height), height - 1)
    const cut = {
      left,
      top,
      width: Math.max(1, Math.min(Math.round(area.width * width), width - left)),
      height: Math.max(1, Math.min(Math.round(area.height * height), height - top)),
    }
    return sharp(bytes, { limitInputPixels: maxPixels })
      .timeout({ seconds: maxSeconds })
      .autoOrient()
      .extract(cut)
      .webp({ quality: 95, smartSubsample: true })
      .toBuffer()
  })
}

/** The whole picture on a square of `size` px, clear around it, as a PNG of our own. */
export function squarePicture(picture: PictureBytes, size = 512): Promise<Buffer> {
  return inTurn(picture, async (bytes) => {
    await measure(bytes)
    return sharp(bytes, { limitInputPixels: maxPixels })
      .timeout({ seconds: maxSeconds })
      .autoOrient()
      .toColourspace('srgb')
      .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .toBuffer()
  })
}

/** A person's picture as a square that is filled, for avatars. Throws PictureRefused. */
export function portrait(picture: PictureBytes, size = 320): Promise<Buffer> {
  return inTurn(picture, async (bytes) => {
    await measure(bytes)
    return sharp(bytes, { limitInputPixels: maxPixels })
      .timeout({ seconds: maxSeconds })
      .autoOrient()
      .toColourspace('srgb')
      .resize(size, size, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
  })
}

/** A picture that moves stays one, in the one format that all browsers play. */
async function prepareMoving(bytes: Buffer, width: number, height: number): Promise<PreparedPicture> {
  const files: PreparedPicture['files'] = []
  for (const each of widthsFor(Math.min(width, 960)))
    files.push({
      width: each,
      type: 'image/webp',
      ending: 'webp',
      bytes: await sharp(bytes, { animated: true, limitInputPixels: maxPixels })
        .timeout({ seconds: maxSeconds })
        .resize({ width: each })
        .webp({ quality: 70 })
        .toBuffer(),
    })
  const still = sharp(bytes, { limitInputPixels: maxPixels })
  return {
    width,
    height,
    blur: await preview(still.clone()),
    files,
    jpeg: await still
      .resize({ width: Math.min(jpegWidth, width) })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer(),
  }
}

/** Size as it is seen, read from the header alone. */
export async function measure(bytes: Buffer): Promise<{ width: number; height: number; pages: number }> {
  const { autoOrient, pages = 1, pageHeight } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const { width } = autoOrient
  const height = pages > 1 ? (pageHeight ?? autoOrient.height) : autoOrient.height
  if (width * height * pages > maxPixels) throw new PictureRefused('pixels')
  if (pages > maxFrames) throw new PictureRefused('frames')
  return { width, height, pages }
}

const widthsFor = (width: number) => {
  const smaller = widths.filter((each) => each < width)
  return [...smaller, Math.min(width, widths.at(-1) as number)]
}

async function preview(picture: Sharp): Promise<string> {
  const bytes = await picture.resize({ width: 12 }).webp({ quality: 30, smartSubsample: true }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

export function refused(error: unknown): never {
  throw error instanceof PictureRefused ? error : new PictureRefused('broken')
}
