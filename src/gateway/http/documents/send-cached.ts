import { chooseEncoding } from '../encode'
import { hasEtag } from '../../storage/etag'
import type { CachedResponse } from '../response-cache'
import type { Exchange } from './deps'

type Options = { sharing: string; asPayload: boolean; status?: number }

export async function sendCached(
  { request, reply }: Exchange,
  entry: CachedResponse,
  { sharing, asPayload, status = 200 }: Options,
) {
  reply.code(status).header('cache-control', sharing).header('vary', 'accept-encoding, cookie')
  if (status === 200) reply.header('etag', entry.etag)
  if (entry.policy) reply.header('content-security-policy', entry.policy)
  if (status === 200 && hasEtag(request.headers['if-none-match'], entry.etag)) return reply.code(304).send()
  reply.type(asPayload ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8')
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding === 'identity') return reply.send(entry.bytes)
  return reply.header('content-encoding', encoding).send(await entry.packed(encoding))
}
