import { mkdir, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { draw } from './canvas.mjs'

const WIDTHS = [480, 960, 1440]

async function preview(png) {
  for (const size of [12, 10, 8, 6]) {
    const bytes = await sharp(png)
      .resize({ width: size })
      .webp({ quality: 30, smartSubsample: true, effort: 6 })
      .toBuffer()
    const uri = `data:image/webp;base64,${bytes.toString('base64')}`
    if (uri.length <= 300) return uri
  }
  throw new Error('No preview fits 300 bytes')
}

export async function emitPicture(assets, picture) {
  const { name, width, height, alt, scene } = picture
  const svg = await draw(width, height, scene)
  const png = await sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer()
  const widths = WIDTHS.filter((w) => w <= width)
  const target = new URL('pictures/', assets)
  for (const w of widths) {
    const sized = sharp(png).resize({ width: w })
    await sized
      .clone()
      .avif({ quality: 58, effort: 3 })
      .toFile(new URL(`${name}-${w}.avif`, target).pathname)
    await sized
      .clone()
      .webp({ quality: 80, effort: 4 })
      .toFile(new URL(`${name}-${w}.webp`, target).pathname)
  }
  if (name === 'og')
    await sharp(png)
      .resize({ width: 1200 })
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(new URL('og-1200.jpg', target).pathname)
  const size = { width: Math.max(...widths), height: Math.round((height / width) * Math.max(...widths)) }
  return {
    kind: 'raster',
    ...size,
    widths,
    blur: await preview(png),
    alt,
    ...(name === 'og' ? { jpeg: 'pictures/og-1200.jpg' } : {}),
  }
}

export async function emitArt(assets, { name, width, height, alt, svg, dark }) {
  await writeFile(new URL(`art/${name}.svg`, assets), `${svg}\n`)
  if (dark) await writeFile(new URL(`art/${name}-dark.svg`, assets), `${dark}\n`)
  return { kind: 'svg', file: `art/${name}.svg`, width, height, ...(dark ? { dark: `art/${name}-dark.svg` } : {}), alt }
}

export async function emitIcons(assets, mark) {
  await writeFile(new URL('logo.svg', assets), `${mark.logo}\n`)
  if (mark.logoDark) await writeFile(new URL('logo-dark.svg', assets), `${mark.logoDark}\n`)
  await writeFile(new URL('favicon.svg', assets), `${mark.favicon}\n`)
  for (const size of [192, 512]) {
    // The system masks the manifest's icons, so the mark keeps a safe margin on a full-bleed background.
    const art = await sharp(Buffer.from(mark.tile), { density: 72 * (size / 64) })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
    await writeFile(new URL(`icon-${size}.png`, assets), art)
  }
}

export async function prepare(assets) {
  for (const folder of ['pictures/', 'art/']) {
    await rm(new URL(folder, assets), { recursive: true, force: true })
    await mkdir(new URL(folder, assets), { recursive: true })
  }
}

/** Contact sheet for visual review, the only test that matters here. */
export async function sheet(pictures, file, cell = 300, columns = 5) {
  const tiles = []
  for (const [i, picture] of pictures.entries()) {
    const svg = picture.svg ?? (await draw(picture.width, picture.height, picture.scene))
    const input = await sharp(Buffer.from(svg), picture.svg ? { density: 144 } : {})
      .resize(cell - 8, cell - 8, { fit: 'contain', background: picture.ground ?? '#888888' })
      .flatten({ background: picture.ground ?? '#888888' })
      .png()
      .toBuffer()
    tiles.push({ input, left: (i % columns) * cell + 4, top: Math.floor(i / columns) * cell + 4 })
  }
  const rows = Math.ceil(pictures.length / columns)
  await sharp({ create: { width: columns * cell, height: rows * cell, channels: 3, background: '#888888' } })
    .composite(tiles)
    .png()
    .toFile(file)
}
