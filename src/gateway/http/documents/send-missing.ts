import { previewError } from '../../drafts/preview-words'
import type { PageRequest } from '../../pages/page-response'
import { errorPattern } from '../../pages/site-pages'
import type { DocumentDeps, Exchange, Sending } from './deps'
import { sendCached } from './send-cached'
import { sendDocument } from './send-document'

/** How long the page of addresses that do not exist is kept. */
const missingMs = 60_000

/** One page for all addresses that do not exist, and one for all preview links that are over: it names none. */
export async function sendMissing(deps: DocumentDeps, exchange: Exchange, pageRequest: PageRequest, sending: Sending) {
  const { answers, services } = deps
  const { key, isPrivate, preview } = sending
  const error =
    preview?.over === undefined
      ? { statusCode: 404, statusMessage: 'Page Not Found', message: 'Page Not Found' }
      : previewError(preview.over, pageRequest.context.locale)
  const sharing = isPrivate ? 'private, no-store' : 'private, no-cache'
  const cached = await answers.find(key)
  if (cached) return sendCached(exchange, cached, { sharing, asPayload: false, status: error.statusCode })
  const made = answers.startMaking(key)
  exchange.reply.raw.once('close', made)
  const response = await services.pages.errorPayload({ ...pageRequest, pathname: errorPattern, query: {} }, error)
  return sendDocument(
    deps,
    exchange,
    pageRequest.context,
    { ...response, shared: true, until: Date.now() + missingMs },
    { ...sending, sharing, isVaried: false, made },
  )
}
