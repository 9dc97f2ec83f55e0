import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Drawing } from './clean-drawing'

const maxSeconds = 20

/** Pixels of a cleaned drawing, `width` px wide or at most twice as high, as PNG. */
export async function renderDrawing(drawing: Drawing, width: number): Promise<Buffer> {
  const wide = Math.max(1, Math.min(width, Math.round((width * 2 * drawing.width) / drawing.height)))
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-drawing-'))
  try {
    const file = join(folder, 'drawing.svg')
    await writeFile(file, drawing.markup(wide))
    return await sharp(file, { limitInputPixels: width * width * 3 })
      .timeout({ seconds: maxSeconds })
      .toColourspace('srgb')
      .png({ compressionLevel: 3 })
      .toBuffer()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
