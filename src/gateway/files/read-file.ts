import type { CallContext, StreamAnswer } from '../call/handle'
import { hasEtag } from '../storage/etag'
import { contentDisposition } from '../storage/content-disposition'
import { fileHeaders, isShown } from '../storage/file-headers'
import { RangeRefused, readRange } from '../storage/object-store'
import type { FileRow, Viewer } from './access'
import { askStore } from '../storage/store-problem'

/** The object served to a viewer: of a public picture the re-encoded one, which does not reveal its location. */
export function objectFor(
  { storageKey, renditions, mime }: FileRow,
  viewer: Pick<Viewer, 'isPublic'>,
): { key: string; type: string } | undefined {
  const shown = viewer.isPublic ? renditions?.files.at(-1) : undefined
  if (shown) return { key: shown.key, type: shown.type }
  return storageKey ? { key: storageKey, type: mime ?? 'application/octet-stream' } : undefined
}

/** A file's bytes under its name, or the requested range. Undefined when the object is gone. */
export async function readFile(
  context: Pick<CallContext, 'services' | 'wanted' | 'locale'>,
  row: FileRow,
  viewer: Pick<Viewer, 'isPublic'>,
  options?: ReadOptions,
): Promise<StreamAnswer | undefined> {
  const object = objectFor(row, viewer)
  return object && readObject(context, object, row.name, options)
}

type ReadOptions = {
  /** Types that a browser can display are served inline instead of as an attachment. */ inline?: boolean
  headers?: Record<string, string>
}

/** An object's bytes under a name, or the requested range. Undefined when it is gone. */
export async function readObject(
  { services: { store }, wanted, locale }: Pick<CallContext, 'services' | 'wanted' | 'locale'>,
  { key, type }: { key: string; type: string },
  name: string,
  { inline = false, headers: more = {} }: ReadOptions = {},
): Promise<StreamAnswer | undefined> {
  const disposition = contentDisposition(inline && isShown(type) ? 'inline' : 'attachment', name)
  const headers: Record<string, string> = {
    ...fileHeaders(type),
    'content-disposition': disposition,
    'accept-ranges': 'bytes',
    ...more,
  }
  const before = wanted.ifNoneMatch || wanted.ifRange ? await askStore(store.head(key), locale) : undefined
  if (before && hasEtag(wanted.ifNoneMatch, before.etag))
    return { type, body: '', headers: { ...headers, etag: before.etag }, status: 304 }
  // A client with part of an older file gets the whole newer one.
  const requestedRange = wanted.ifRange && wanted.ifRange !== before?.etag ? undefined : readRange(wanted.range)
  try {
    const found = await askStore(store.read(key, requestedRange), locale)
    if (!found) return undefined
    const { info, range, body } = found
    const size = range ? range.end - range.start + 1 : info.size
    return {
      type,
      body,
      headers: {
        ...headers,
        etag: info.etag,
        'content-length': String(size),
        ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${info.size}` } : {}),
      },
      status: range ? 206 : 200,
    }
  } catch (error) {
    if (!(error instanceof RangeRefused)) throw error
    return { type, body: '', headers: { ...headers, 'content-range': `bytes */${error.size || '*'}` }, status: 416 }
  }
}
