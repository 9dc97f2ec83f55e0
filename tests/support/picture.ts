import sharp from 'sharp'

/** A small picture with visible content: the left half in the first colour, the right in the second. */
export async function makePicture({
  width = 600,
  height = 400,
  left = '#cc2200',
  right = '#0044cc',
  format = 'jpeg' as 'jpeg' | 'png' | 'webp',
  orientation = 1,
} = {}): Promise<Buffer> {
  const half = await sharp({ create: { width: Math.ceil(width / 2), height, channels: 4, background: right } })
    .png()
    .toBuffer()
  const picture = sharp({ create: { width, height, channels: 4, background: left } }).composite([
    { input: half, left: Math.floor(width / 2), top: 0 },
  ])
  const flat = format === 'jpeg' ? picture.flatten({ background: '#ffffff' }) : picture
  return flat
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer()
}
