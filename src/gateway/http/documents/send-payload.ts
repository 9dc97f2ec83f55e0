import type { Payload } from '@schemas/layout/render'
import type { Session } from '../../auth/session'
import type { PageResponse } from '../../pages/page-response'
import { sendPacked } from '../send-packed'
import type { DocumentDeps, Exchange, Sending } from './deps'
import { sendCached } from './send-cached'
import { viewerOf } from './viewed-as'

/** A page as JSON, for navigation without loading a document. */
export async function sendPayload(
  { answers }: DocumentDeps,
  exchange: Exchange,
  response: PageResponse,
  session: Session,
  { key, isVaried, sharing, isPrivate, made }: Sending,
) {
  const { request, reply } = exchange
  const { payload, status, shared, secret, until } = response
  const text = JSON.stringify({ ...payload, viewer: viewerOf(session) } satisfies Payload)
  if (!shared || payload.redirect || key === '') {
    reply
      .code(payload.redirect ? 200 : status)
      .header('cache-control', isPrivate || secret ? 'private, no-store' : 'private, no-cache')
    return sendPacked(request, reply.type('application/json; charset=utf-8'), text)
  }
  const entry = answers.keep(key, text, { until, isVaried })
  made()
  return sendCached(exchange, entry, { sharing, asPayload: true })
}
