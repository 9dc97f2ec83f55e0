import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePicture } from '@tests/support/picture'
import { cutPicture, preparePicture, preparePreview, squarePicture } from './prepare-picture'
import { PictureRefused } from './picture-refused'
import { watermarkPicture } from './watermark-picture'

/** A small JPEG that claims another size. */
async function claiming(width: number, height: number, { progressive = false } = {}): Promise<Buffer> {
  const bytes = await sharp(await makePicture())
    .jpeg({ progressive })
    .toBuffer()
  const frame = bytes.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

describe('a picture of a phone with 108 megapixels', { timeout: 120_000 }, () => {
  let picture: Buffer
  beforeAll(async () => {
    picture = await sharp(await makePicture({ width: 1200, height: 900 }))
      .resize(12_000, 9000, { kernel: 'nearest' })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 70 })
      .toBuffer()
  })

  it('is reduced while it is read, without its pixels ever being in memory at once', async () => {
    const before = process.resourceUsage().maxRSS
    const made = await preparePicture(picture)
    expect(made).toMatchObject({ width: 9000, height: 12_000 })
    expect(Math.max(...made.files.map(({ width }) => width))).toBe(1920)
    expect(await sharp(made.files.at(-1)?.bytes).metadata()).toMatchObject({ width: 1920, height: 2560 })
    expect((await preparePreview(picture)).files.at(-1)?.width).toBe(1920)
    // Its pixels are 324 MB.
    expect((process.resourceUsage().maxRSS - before) / 1024).toBeLessThan(250)
  })

  it('is cropped, marked and made an icon', async () => {
    const cut = await cutPicture(picture, { left: 0, top: 0.75, width: 1, height: 0.25 })
    expect(await sharp(cut).metadata()).toMatchObject({ width: 4500, height: 1500 })
    // Turned by a quarter, its right half is below.
    const { data } = await sharp(cut).resize(1, 1).raw().toBuffer({ resolveWithObject: true })
    expect(data[2]).toBeGreaterThan(150)
    expect(await sharp(await squarePicture(picture)).metadata()).toMatchObject({ width: 512, height: 512 })
    const marked = await watermarkPicture(picture, { position: 'center', opacity: 1, text: 'ร้าน' })
    expect(await sharp(marked.bytes).metadata()).toMatchObject({ width: 4500, height: 6000 })
  })
})

it('reads what claims to be that large in time, and refuses what is incomplete', async () => {
  await expect(preparePicture(await claiming(12_000, 9000))).rejects.toEqual(new PictureRefused('broken'))
})

it.each([
  ['a progressive JPEG, which is read whole', () => claiming(9000, 9000, { progressive: true })],
  ['a JPEG larger than any phone’s', () => claiming(16_000, 16_000)],
  ['a JPEG that stays large when it is reduced', () => claiming(1900, 60_000)],
  [
    'a PNG',
    async () => {
      const bytes = await makePicture({ format: 'png' })
      bytes.writeUInt32BE(9000, 16)
      bytes.writeUInt32BE(9000, 20)
      return bytes
    },
  ],
])('refuses %s of more than 60 megapixels', async (_what, make) => {
  const bytes = await make()
  for (const work of [preparePicture, squarePicture])
    await expect(work(bytes)).rejects.toEqual(new PictureRefused('pixels'))
})
