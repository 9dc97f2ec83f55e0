import { fileHeaders, isShown } from '../../storage/file-headers'
import { infoOf } from '../../storage/local-store'
import type { ObjectMeta } from '../../storage/object-file'
import { fitRange, RangeRefused, readRange } from '../../storage/object-store'
import { checksumHeaders } from './stored-fields'
import { conditionFailed, judgeConditions } from './object-conditions'
import { invalid, noSuchKey, StoreError, type StoreRequest } from './store-request'

/** GetObject and HeadObject: the object or a range of it, under the request's conditions. */
export async function getObject(storeRequest: StoreRequest) {
  const { local, request, reply, key, headers } = storeRequest
  const found = await local.open(key)
  if (!found) throw noSuchKey()
  const { meta, handle } = found
  let isSent = false
  try {
    const info = infoOf(meta)
    const verdict = judgeConditions(headers, info)
    if (verdict === 'failed') throw conditionFailed()
    const described = describe(storeRequest, meta)
    if (verdict === 'unchanged') return reply.code(304).headers(described).send()
    // A client with part of an older object must get the whole newer one.
    const requestedRange =
      headers['if-range'] !== undefined && headers['if-range'] !== info.etag ? undefined : readRange(headers.range)
    const range = requestedRange ? fitRange(requestedRange, meta.size) : undefined
    reply.code(range ? 206 : 200).headers(described)
    if (range) reply.header('content-range', `bytes ${range.start}-${range.end}/${meta.size}`)
    const { start, end } = range ?? { start: 0, end: meta.size - 1 }
    reply.header('content-length', String(end - start + 1))
    // A checksum covers all bytes.
    if (!range && headers['x-amz-checksum-mode']?.toUpperCase() === 'ENABLED') reply.headers(checksumHeaders(meta))
    if (request.method === 'HEAD' || end < start) return reply.send()
    isSent = true
    return reply.send(handle.createReadStream({ start, end, highWaterMark: 256 * 1024 }))
  } catch (error) {
    if (error instanceof RangeRefused)
      throw new StoreError(416, 'InvalidRange', 'The requested range is not satisfiable', {
        'content-range': `bytes */${meta.size}`,
      })
    throw error
  } finally {
    // The stream being sent closes the file.
    if (!isSent) await handle.close()
  }
}

const overrides = [
  'content-type',
  'content-language',
  'expires',
  'cache-control',
  'content-disposition',
  'content-encoding',
]

/**
 * Headers of an object, with overrides from the signed address. Types that could run script remain a sandboxed
 * attachment.
 */
function describe({ query }: StoreRequest, meta: ObjectMeta): Record<string, string> {
  const named: Record<string, string> = {}
  for (const name of overrides) {
    const value = query.get(`response-${name}`)
    if (value === null) continue
    if (!/^[\x20-\x7e\xa0-\xff]*$/.test(value)) throw invalid(`response-${name} is no text of a header.`)
    named[name] = value
  }
  const { 'content-type': type = meta.type, ...others } = named
  const responseHeaders: Record<string, string> = { ...meta.headers, ...others }
  const disposition = responseHeaders['content-disposition']
  if (disposition && !isShown(type))
    responseHeaders['content-disposition'] = disposition.replace(/^\s*[\w-]*/, 'attachment')
  const tags = Object.keys(meta.tags ?? {}).length
  const { etag, modifiedAt } = infoOf(meta)
  return {
    'cache-control': 'private, no-store',
    ...fileHeaders(type),
    ...responseHeaders,
    etag,
    'last-modified': modifiedAt.toUTCString(),
    'accept-ranges': 'bytes',
    ...(tags > 0 ? { 'x-amz-tagging-count': String(tags) } : {}),
  }
}
