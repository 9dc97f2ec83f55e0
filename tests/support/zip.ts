import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { fromBufferPromise } from 'yauzl'
import { ZipFile } from 'yazl'

/** An archive of these files. Names are used unchanged, wherever they lead. */
export async function zip(files: Record<string, Buffer | string>): Promise<Buffer> {
  const made = new ZipFile()
  const odd = new Map<string, string>()
  for (const [name, body] of Object.entries(files)) {
    // The library refuses unsafe names: they are patched in afterwards, with equal length.
    const safe = /\.\.|^\/|\\/.test(name) ? 'x'.repeat(name.length) : name
    if (safe !== name) odd.set(safe, name)
    made.addBuffer(Buffer.from(body), safe)
  }
  made.end()
  let bytes = await buffer(made.outputStream as Readable)
  for (const [safe, name] of odd) bytes = Buffer.from(bytes.toString('latin1').replaceAll(safe, name), 'latin1')
  return bytes
}

export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const archive = await fromBufferPromise(bytes)
  const files = new Map<string, Buffer>()
  for await (const entry of archive.eachEntry())
    files.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)))
  return files
}
