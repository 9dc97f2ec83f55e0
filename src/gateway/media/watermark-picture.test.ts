import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { watermarkPositions } from '@schemas/constants'
import { markMargin, placeMark } from '@schemas/watermark'
import { PictureRefused } from './picture-refused'
import { watermarkPicture } from './watermark-picture'

const picture = { width: 900, height: 600 }
let plain: Buffer
beforeAll(async () => {
  plain = await sharp({ create: { ...picture, channels: 3, background: '#406080' } })
    .png()
    .toBuffer()
})

/** Bounding box of pixels brighter than the background. */
async function inkOf(bytes: Buffer) {
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true })
  let [left, top, right, bottom] = [info.width, info.height, -1, -1]
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++)
      if ((data[(y * info.width + x) * info.channels] ?? 0) > 140)
        [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)]
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

describe('text watermark', () => {
  it.each(watermarkPositions)('is placed where the formula says: %s', async (position) => {
    const ink = await inkOf((await watermarkPicture(plain, { text: '© ร้านน้ำปั่น Café', position, opacity: 1 })).bytes)
    const expected = placeMark(picture, ink, position)
    expect(Math.abs(ink.x - expected.x)).toBeLessThanOrEqual(1.5)
    expect(Math.abs(ink.y - expected.y)).toBeLessThanOrEqual(1.5)
    // As wide as the preview's: its test has the same number (areas/files/ui/watermark).
    expect(Math.abs(ink.width - 332)).toBeLessThanOrEqual(4)
  })

  it("uses the app's fonts, including stacked marks", async () => {
    const heightOf = async (text: string) =>
      (await inkOf((await watermarkPicture(plain, { text, position: 'center', opacity: 1 })).bytes)).height
    // A tone mark above a vowel above a consonant: all three are drawn, none beside the other.
    const [consonant, vowel, tone] = [await heightOf('น'), await heightOf('นี'), await heightOf('นี่')]
    expect(vowel).toBeGreaterThan(consonant * 1.2)
    expect(tone).toBeGreaterThan(vowel * 1.08)
    // The app's font has loopless letters, narrower than a system's fallback; at 45 px.
    const { width } = await inkOf(
      (await watermarkPicture(plain, { text: 'ร้านกาแฟ', position: 'center', opacity: 1 })).bytes,
    )
    expect(width).toBeGreaterThan(165)
    expect(width).toBeLessThan(185)
  })

  it('shrinks to fit, and is never read as markup', async () => {
    const ink = await inkOf(
      (
        await watermarkPicture(plain, {
          text: `<b>&amp; ${'ยาวมาก '.repeat(24)}`,
          position: 'bottom-center',
          opacity: 1,
        })
      ).bytes,
    )
    expect(ink.x).toBeGreaterThanOrEqual(Math.floor(markMargin(picture)) - 1)
    expect(ink.x + ink.width).toBeLessThanOrEqual(Math.ceil(picture.width - markMargin(picture)) + 1)
  })

  it('applies its opacity', async () => {
    const brightest = async (opacity: number) =>
      (await sharp((await watermarkPicture(plain, { text: 'กกก', position: 'center', opacity })).bytes).stats())
        .channels[0]?.max ?? 0
    expect(await brightest(1)).toBeGreaterThan(250)
    expect(await brightest(0.3)).toBeLessThan(140)
  })
})

describe('picture watermark', () => {
  it('is a fifth of the width, where the formula says', async () => {
    const mark = await sharp({ create: { width: 400, height: 200, channels: 4, background: '#ffffffff' } })
      .png()
      .toBuffer()
    const ink = await inkOf((await watermarkPicture(plain, { picture: mark, position: 'top-right', opacity: 1 })).bytes)
    expect(ink).toEqual({ x: 690, y: 30, width: 180, height: 90 })
  })
})

it('rotates a picture upright before marking it, and removes camera metadata', async () => {
  const lying = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#406080' } })
    .jpeg()
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'SECRET-PLACE' } } })
    .toBuffer()
  const { bytes, mime } = await watermarkPicture(lying, { text: 'นา', position: 'bottom-right', opacity: 1 })
  const { width, height, orientation, exif } = await sharp(bytes).metadata()
  expect([mime, width, height, orientation ?? 1, exif]).toEqual(['image/jpeg', 900, 600, 1, undefined])
  const ink = await inkOf(bytes)
  expect(ink.x + ink.width).toBeGreaterThan(860)
  expect(ink.y + ink.height).toBeGreaterThan(560)
})

it('refuses files that are no picture, and animations', async () => {
  await expect(watermarkPicture(Buffer.from('<svg/>'), { text: 'a', position: 'center', opacity: 1 })).rejects.toThrow(
    PictureRefused,
  )
})
