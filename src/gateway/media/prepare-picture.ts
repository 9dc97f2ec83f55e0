import { jpegWidth } from '@schemas/layout/image'
import sharp, { type Sharp } from 'sharp'
import { cleanDrawing } from './drawing/clean-drawing'
import { renderDrawing } from './drawing/render-drawing'
import { PictureRefused, refused } from './picture-refused'
import { drawingMime, sniff, sniffedBytes } from './sniff'

// One picture's operations do not help the next, and limiting the decoders leaves no other formats to attack.
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    ...['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'].map((format) => `VipsForeignLoad${format}Buffer`),
    // From a file only: what arrives is in memory, so no upload reaches this decoder without being cleaned.
    'VipsForeignLoadSvgFile',
  ],
})

/** Widths of renditions (px); a narrower picture keeps its own. */
const widths = [480, 960, 1440, 1920]
/** More than any camera produces, less than would exhaust memory: a small file can claim to be enormous. */
export const maxPixels = 60_000_000
/** Of a JPEG that is reduced while it is decoded, line by line: phones have up to 200 megapixels. */
export const maxReducedPixels = 250_000_000
const maxFrames = 300
export const maxSeconds = 60

/** An area of a picture as displayed, in fractions (0–1) of its width and height. */
export type Area = { left: number; top: number; width: number; height: number }

export type PreparedPicture = {
  width: number
  height: number
  /** A data URL of some 300 bytes. */
  blur: string
  files: { width: number; type: string; ending: string; bytes: Buffer }[]
  jpeg?: Buffer
}

let last: Promise<unknown> = Promise.resolve()

/** A picture's bytes, or how to read them when its turn comes: waiting pictures must not occupy memory. */
export type PictureBytes = Buffer | (() => Promise<Buffer>)

/**
 * One picture at a time: two large ones would exhaust a small machine's memory and leave visitors no CPU. Throws
 * PictureRefused when the work fails; read errors are rethrown unchanged.
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

/** Rendition widths in file folders: one for lists, one for viewing (px). */
const lookedAt = [480, 1920]

/** Renditions for file lists and viewing: upright, without camera metadata. Throws PictureRefused. */
export function preparePreview(picture: PictureBytes): Promise<PreparedPicture> {
  return inTurn(picture, async (bytes) => {
    const [small = 0, large = 0] = lookedAt
    const { width, height } = await measure(bytes, { reducedTo: large })
    const { data, info } = await sharp(bytes, { limitInputPixels: maxReducedPixels })
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
 * Makes all renditions that pages need: upright, without camera metadata, in the formats and widths that browsers
 * choose from. Throws PictureRefused when it is no picture, or too large.
 */
export function preparePicture(picture: PictureBytes): Promise<PreparedPicture> {
  return inTurn(picture, async (bytes) => {
    if (isDrawing(bytes)) return prepareDrawing(bytes)
    const { width, height, pages } = await measure(bytes, { reducedTo: widths.at(-1) as number })
    if (pages > 1) return prepareMoving(bytes, width, height)
    // Decoded once, upright, in sRGB.
    const upright = await sharp(bytes, { limitInputPixels: maxReducedPixels })
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

/** An area of a picture as a separate file, from which everything else can be made again. */
export function cutPicture(picture: PictureBytes, area: Area): Promise<Buffer> {
  return inTurn(picture, async (original) => {
    const bytes = await workable(original)
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

/** The whole picture on a transparent square of `size` px, re-encoded as PNG. */
export function squarePicture(picture: PictureBytes, size = 512): Promise<Buffer> {
  return inTurn(picture, async (original) => {
    const bytes = await workable(original, size)
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

/** A person's picture cropped to a square, for avatars. Throws PictureRefused. */
export function portrait(picture: PictureBytes, size = 320): Promise<Buffer> {
  return inTurn(picture, async (original) => {
    const bytes = await workable(original, size)
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

/** An animated picture stays animated, in the one format that all browsers play. */
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

/**
 * Display size, read from the header only. `reducedTo`: the work reads lines one by one and reduces them to this width,
 * as only an ordinary JPEG allows; of a progressive one everything is needed for its first line.
 */
export async function measure(
  bytes: Buffer,
  { reducedTo }: { reducedTo?: number } = {},
): Promise<{ width: number; height: number; pages: number }> {
  const {
    autoOrient,
    format,
    isProgressive,
    pages = 1,
    pageHeight,
  } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const { width } = autoOrient
  const height = pages > 1 ? (pageHeight ?? autoOrient.height) : autoOrient.height
  const pixels = width * height * pages
  const isReduced = reducedTo !== undefined && format === 'jpeg' && !isProgressive && pixels <= maxReducedPixels
  if ((isReduced ? pixels * Math.min(1, reducedTo / width) ** 2 : pixels) > maxPixels)
    throw new PictureRefused('pixels')
  if (pages > maxFrames) throw new PictureRefused('frames')
  return { width, height, pages }
}

const isDrawing = (bytes: Buffer) => sniff(bytes.subarray(0, sniffedBytes), '').mime === drawingMime

/** Pixels of a drawing that is cut or marked (px): as sharp as the largest picture of a page. */
const drawnWidth = 1920

/** A picture of which all pixels fit into memory: a drawing is drawn, and a JPEG that is too large is reduced. */
export async function workable(bytes: Buffer, width = drawnWidth): Promise<Buffer> {
  if (isDrawing(bytes)) return renderDrawing(cleanDrawing(bytes), width)
  const { width: wide, height } = await measure(bytes, { reducedTo: drawnWidth })
  const halvings = Math.ceil(Math.log2((wide * height) / maxPixels) / 2)
  if (halvings <= 0) return bytes
  // By a power of two the decoder itself reduces it.
  return sharp(bytes, { limitInputPixels: maxReducedPixels })
    .timeout({ seconds: maxSeconds })
    .autoOrient()
    .resize({ width: Math.floor(wide / 2 ** halvings) })
    .jpeg({ quality: 95 })
    .toBuffer()
}

/** A drawing stays one, reduced to what only draws; lists and previews elsewhere show it drawn. */
async function prepareDrawing(bytes: Buffer): Promise<PreparedPicture> {
  const drawing = cleanDrawing(bytes)
  const { width, height } = drawing
  const [small = 0] = widths
  const drawn = await renderDrawing(drawing, jpegWidth)
  const pixels = () => sharp(drawn)
  return {
    width,
    height,
    blur: await preview(pixels()),
    files: [
      {
        width: small,
        type: 'image/webp',
        ending: 'webp',
        bytes: await pixels().resize({ width: small }).webp({ quality: 80 }).toBuffer(),
      },
      { width, type: drawingMime, ending: 'svg', bytes: Buffer.from(drawing.markup()) },
    ],
    jpeg: await pixels().flatten({ background: '#ffffff' }).jpeg({ quality: 80 }).toBuffer(),
  }
}

const widthsFor = (width: number) => {
  const smaller = widths.filter((each) => each < width)
  return [...smaller, Math.min(width, widths.at(-1) as number)]
}

async function preview(picture: Sharp): Promise<string> {
  const bytes = await picture.resize({ width: 12 }).webp({ quality: 30, smartSubsample: true }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
