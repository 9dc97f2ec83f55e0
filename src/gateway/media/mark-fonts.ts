import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/**
 * The app's own Thai and Latin fonts for the picture library. They come with the build, because a server may have none.
 */
const files = import.meta.glob<string>('./fonts/*.ttf', { eager: true, query: '?inline', import: 'default' })

export const markFont = 'Noto Sans Thai SemiBold'

let ready: Promise<string> | undefined

/**
 * Registers the fonts with the picture library, which accepts files only and caches them. Resolves to one of the files:
 * naming it lets the library find the others beside it.
 */
export function loadMarkFonts(): Promise<string> {
  ready ??= load().catch((error: unknown) => {
    ready = undefined
    throw error
  })
  return ready
}

async function load(): Promise<string> {
  const folder = join(tmpdir(), 'sitewright-fonts')
  await mkdir(folder, { recursive: true })
  let path = ''
  for (const address of Object.values(files)) {
    const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
    path = join(folder, `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.ttf`)
    // Renamed atomically: another process may be reading it.
    const draft = `${path}.${randomUUID()}`
    await writeFile(draft, bytes)
    await rename(draft, path)
    await sharp({ text: { text: 'x', fontfile: path, font: `${markFont} 12`, dpi: 72 } })
      .png()
      .toBuffer()
  }
  return path
}
