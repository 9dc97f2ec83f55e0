import { PassThrough, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { nameParts } from '@schemas/name-parts'
import type { CallContext, StreamAnswer } from '../call/handle'
import type { Log } from '../log'
import { contentDisposition } from '../storage/content-disposition'
import type { ObjectStore } from '../storage/object-store'
import type { FileRow } from './access'
import type { ZipEntry } from './zip-entries'

/**
 * An archive written while it is sent: one object is open at a time, and memory holds no more than a pipe. Files are
 * stored uncompressed, since large ones are compressed already, so the length is known in advance. Names are UTF-8.
 */
async function zipStream(
  store: ObjectStore,
  entries: readonly ZipEntry[],
  log: Log,
): Promise<{ body: Readable; size: number }> {
  const out = new PassThrough()
  const zip = new ZipFile()
  let open: Readable | undefined
  const fail = (error: unknown) => {
    // The client may have gone; that is no failure.
    if (!out.destroyed) log.error({ err: error }, 'A zip could not be written to its end.')
    out.destroy(error as Error)
  }
  const openObject = async (key: string, give: (error: null, body: Readable) => void) => {
    if (out.destroyed) return
    const found = await store.read(key)
    if (!found) throw new Error(`The object ${key} is gone.`)
    open = found.body
    found.body.on('error', fail)
    if (out.destroyed) found.body.destroy()
    else give(null, found.body)
  }
  zip.on('error', fail)
  for (const { path, key, size, at } of entries) {
    if (key === undefined) zip.addEmptyDirectory(path, { mtime: at })
    else
      zip.addReadStreamLazy(path, { mtime: at, size, compress: false }, (give) => {
        openObject(key, give).catch(fail)
      })
  }
  out.on('close', () => open?.destroy())
  zip.outputStream.pipe(out)
  // Its types omit the size argument.
  const size = await new Promise<number>((resolve) =>
    zip.end({ forceZip64Format: false, comment: '' }, resolve as () => void),
  )
  return { body: out, size }
}

/** File name of the zip. */
export function zipName(chosen: readonly Pick<FileRow, 'name' | 'kind'>[]): string {
  const [only] = chosen
  return chosen.length === 1 && only
    ? `${only.kind === 'folder' ? only.name : nameParts(only.name).base}.zip`
    : 'files.zip'
}

/** The zip as a response with a known length. */
export async function sendZip(
  { services: { store }, log }: Pick<CallContext, 'services' | 'log'>,
  chosen: readonly FileRow[],
  entries: readonly ZipEntry[],
): Promise<StreamAnswer> {
  const { body, size } = await zipStream(store, entries, log)
  return {
    type: 'application/zip',
    body,
    headers: {
      'content-disposition': contentDisposition('attachment', zipName(chosen)),
      'content-length': String(size),
      'cache-control': 'private, no-store',
    },
  }
}
