import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/** The app's own letters, Thai and Latin, as the picture library reads them. They come with the build, because a server may have no fonts at all. */
const files = import.meta.glob<string>('./fonts/*.ttf', { eager: true, query: '?inline', import: 'default' })

export const markFont = 'Noto Sans Thai SemiBold'

let ready: Promise<string> | undefined

/**
 * Makes the letters known to the picture library, which takes files alone and keeps what it has read. Resolves to one of the files: whoever
 * writes names it, so that the others are found beside it.
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
    // Whole or not at all: another process may be reading it.
    const draft = `${path}.${randomUUID()}`
    await writeFile(draft, bytes)
    await rename(draft, path)
    await sharp({ text: { text: 'x', fontfile: path, font: `${markFont} 12`, dpi: 72 } })
      .png()
      .toBuffer()
  }
  return path
}
