import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fileHeaders } from '../storage/file-headers'
import { type ByteRange, type ObjectInfo, type ObjectStore, RangeRefused, readRange } from '../storage/object-store'
import { hasEtag } from '../storage/etag'

/** Sends an object, its requested range, or 304. Undefined when there is no such object. */
export async function sendObject(
  request: FastifyRequest,
  reply: FastifyReply,
  store: ObjectStore,
  key: string,
  headers: Record<string, string> = {},
): Promise<FastifyReply | undefined> {
  const { range, 'if-range': ifRange, 'if-none-match': known } = request.headers
  const before = request.method === 'HEAD' || known || ifRange ? await store.head(key) : undefined
  if ((request.method === 'HEAD' || known || ifRange) && !before) return undefined
  if (before && hasEtag(known, before.etag))
    return reply
      .headers({ ...describe(before), ...headers })
      .code(304)
      .send()
  if (before && request.method === 'HEAD')
    return reply.headers({ ...describe(before), ...headers, 'content-length': String(before.size) }).send()
  // A client with part of an older file must get the whole newer one.
  const requestedRange = ifRange && ifRange !== before?.etag ? undefined : readRange(range)
  try {
    const found = await store.read(key, requestedRange)
    if (!found) return undefined
    return sendFound(reply.headers({ ...describe(found.info), ...headers }), found)
  } catch (error) {
    if (!(error instanceof RangeRefused)) throw error
    return reply
      .code(416)
      .header('content-range', `bytes */${error.size || '*'}`)
      .send()
  }
}

const describe = (info: ObjectInfo) => ({
  ...fileHeaders(info.type),
  etag: info.etag,
  'last-modified': info.modifiedAt.toUTCString(),
  'accept-ranges': 'bytes',
})

function sendFound(
  reply: FastifyReply,
  { info, body, range }: { info: ObjectInfo; body: Readable; range?: ByteRange },
) {
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${info.size}`)
  return reply.header('content-length', String(range ? range.end - range.start + 1 : info.size)).send(body)
}
