import sharp, { type OverlayOptions } from 'sharp'
import type { WatermarkPosition } from '@schemas/constants'
import { markPictureSize, markTextSize, placeMark, type Size } from '@schemas/watermark'
import { loadMarkFonts, markFont } from './mark-fonts'
import { PictureRefused } from './picture-refused'
import { inTurn, measure, maxPixels, maxSeconds, type PictureBytes, workable } from './prepare-picture'

export type Mark = { position: WatermarkPosition; /** 0–1. */ opacity: number } & (
  | { text: string }
  | { picture: Buffer }
)
export type Marked = { bytes: Buffer; mime: string; ending: string }

/** Formats in which a watermarked picture stays; all others become WebP. */
const retainedFormats = {
  jpeg: { mime: 'image/jpeg', ending: 'jpg' },
  png: { mime: 'image/png', ending: 'png' },
  webp: { mime: 'image/webp', ending: 'webp' },
} as const

/**
 * The picture upright, in full size, without camera metadata, with the watermark. Throws PictureRefused; an animated
 * picture cannot be marked.
 */
export function watermarkPicture(picture: PictureBytes, mark: Mark): Promise<Marked> {
  return inTurn(picture, async (original) => {
    const bytes = await workable(original)
    const { width, height, pages } = await measure(bytes)
    if (pages > 1) throw new PictureRefused('frames')
    const { format } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata()
    const layers =
      'text' in mark
        ? await writeText({ width, height }, mark.text, mark)
        : await drawPicture({ width, height }, mark.picture, mark)
    // Rotated before marking: in one pass the mark would be rotated too.
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels })
      .timeout({ seconds: maxSeconds })
      .autoOrient()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const marked = sharp(data, {
      raw: { width: info.width, height: info.height, channels: info.channels },
      limitInputPixels: maxPixels,
    })
      .timeout({ seconds: maxSeconds })
      .composite(layers)
    if (format === 'jpeg')
      return { bytes: await marked.jpeg({ quality: 92, mozjpeg: false }).toBuffer(), ...retainedFormats.jpeg }
    if (format === 'png') return { bytes: await marked.png().toBuffer(), ...retainedFormats.png }
    return { bytes: await marked.webp({ quality: 92, smartSubsample: true }).toBuffer(), ...retainedFormats.webp }
  })
}

/** Font size in px at which the text is measured. */
const measuredAt = 40

async function writeText(picture: Size, text: string, { position, opacity }: Mark): Promise<OverlayOptions[]> {
  const fontfile = await loadMarkFonts()
  // The library parses text as markup.
  const escaped = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`)
  const write = (size: number) =>
    sharp({
      text: {
        text: `<span foreground="white">${escaped}</span>`,
        fontfile,
        font: `${markFont} ${size}`,
        dpi: 72,
        rgba: true,
      },
    })
  const { info: measured } = await write(measuredAt).png().toBuffer({ resolveWithObject: true })
  const size = markTextSize(picture, measured.width / measuredAt)
  // It returns the ink only, without side bearings.
  const { data: ink, info } = await write(size).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true })
  const box = placeMark(picture, info, position)
  const margin = Math.ceil(size / 2)
  const outside = { top: margin, bottom: margin, left: margin, right: margin }
  const shade = await sharp(ink, { raw: { width: info.width, height: info.height, channels: 1 } })
    .extend({ ...outside, background: 'black' })
    .blur(Math.max(0.3, size / 8))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [
    ...(await layer(picture, shade.data, shade.info, { x: box.x - margin, y: box.y - margin }, 0, opacity * 0.55)),
    ...(await layer(picture, ink, info, box, 255, opacity)),
  ]
}

/** A grey layer through a mask, clipped to the picture. */
async function layer(
  picture: Size,
  mask: Buffer,
  { width, height, channels = 1 }: Size & { channels?: number },
  { x, y }: { x: number; y: number },
  grey: number,
  opacity: number,
): Promise<OverlayOptions[]> {
  const [left, top] = [Math.round(x), Math.round(y)]
  const cut = { left: Math.max(0, -left), top: Math.max(0, -top), width: 0, height: 0 }
  cut.width = Math.min(width - cut.left, picture.width - Math.max(0, left))
  cut.height = Math.min(height - cut.top, picture.height - Math.max(0, top))
  if (cut.width < 1 || cut.height < 1) return []
  const pixels = Buffer.alloc(width * height * 4, grey)
  for (let at = 0; at < width * height; at++) pixels[at * 4 + 3] = Math.round((mask[at * channels] ?? 0) * opacity)
  const input = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .extract(cut)
    .png()
    .toBuffer()
  return [{ input, left: Math.max(0, left), top: Math.max(0, top) }]
}

async function drawPicture(picture: Size, mark: Buffer, { position, opacity }: Mark): Promise<OverlayOptions[]> {
  const bytes = await workable(mark)
  const of = await measure(bytes)
  const size = markPictureSize(picture, of)
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels })
    .timeout({ seconds: maxSeconds })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: Math.max(1, Math.round(size.width)), height: Math.max(1, Math.round(size.height)), fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let at = 3; at < data.length; at += 4) data[at] = Math.round((data[at] ?? 0) * opacity)
  const { x, y } = placeMark(picture, info, position)
  return [
    {
      input: await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
        .png()
        .toBuffer(),
      left: Math.max(0, Math.round(x)),
      top: Math.max(0, Math.round(y)),
    },
  ]
}
