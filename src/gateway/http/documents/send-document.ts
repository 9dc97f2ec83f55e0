import { htmlDocument } from '../../pages/document'
import type { Booted, PageResponse } from '../../pages/page-response'
import type { PreviewState } from '../../pages/preview-bar'
import { appearanceOf } from '../../themes/appearance'
import type { CallContext } from '../../call/handle'
import { plainErrorPage } from '../plain-pages'
import { documentPolicy } from '../security-headers'
import { type DocumentDeps, type Exchange, type Sending, tracked } from './deps'
import { sendStreamed } from './send-streamed'
import { uncounted } from './viewed-as'

/** A page with a block that threw is retried after this long (ms): finding the block renders every block separately. */
const failedMs = 10_000

/** Sends the head while the body is being rendered; a shared page is cached as it goes out. */
export async function sendDocument(
  deps: DocumentDeps,
  exchange: Exchange,
  context: CallContext,
  response: PageResponse,
  sending: Sending,
) {
  const { sharing, isPrivate, made } = sending
  const booted = await deps.services.pages.boot(context)
  const parts = partsOf(deps, context, response, booted, sending)
  const opening = htmlDocument({ ...parts, body: '' })
  const { analytics, clientData, remoteLog } = parts.boot.space
  const policy = documentPolicy({
    ...opening.hashes,
    analytics: analytics?.src,
    storage: deps.services.store.origin,
    requested: [clientData?.ip, clientData?.location, remoteLog].filter((address) => address !== undefined),
    // Members paste into the writer of posts, which parses nothing but what the sanitiser has read.
    policies: parts.boot.session.userID === undefined ? [] : ['dompurify'],
  })
  const isShared = mayShare(response, sending)
  exchange.reply
    .code(response.status)
    .header('content-security-policy', policy)
    .header(
      'cache-control',
      isShared ? sharing : isPrivate || response.secret ? 'private, no-store' : 'private, no-cache',
    )
  return sendStreamed(exchange, opening.head, async () => {
    try {
      const { body, isWhole } = await renderBody(deps, context, parts)
      const again = isWhole ? Number.POSITIVE_INFINITY : Date.now() + failedMs
      if (isShared)
        deps.answers.keep(sending.key, opening.head + body, {
          until: Math.min(response.until, booted.until, again),
          policy,
          isVaried: sending.isVaried,
        })
      return body
    } catch (error) {
      context.log.error({ err: error, page: response.payload.pattern }, 'A page could not be rendered.')
      return `<body>${plainErrorPage(context.locale)}</body></html>`
    } finally {
      made()
    }
  })
}

const mayShare = ({ shared, status }: PageResponse, { key }: Sending): boolean =>
  key !== '' && shared && (status === 200 || status === 404 || status === 410)

type Parts = Omit<Parameters<typeof htmlDocument>[0], 'body'>

function partsOf(
  { services, build }: DocumentDeps,
  { site }: CallContext,
  { payload }: PageResponse,
  { boot, css, documentAssets }: Booted,
  { isLookedAt, preview }: Sending,
): Parts {
  const counted = isLookedAt ? uncounted(boot) : boot
  const state: PreviewState | undefined = preview && (preview.site ? 'shown' : 'over')
  return {
    preview: state,
    boot: preview ? { ...counted, preview: preview.token } : counted,
    payload,
    slotCss: css,
    build,
    documentAssets,
    appearance: appearanceOf(site, services.themes),
  }
}

/** The body, and whether every block of it was rendered. */
async function renderBody(
  deps: DocumentDeps,
  context: CallContext,
  parts: Parts,
): Promise<{ body: string; isWhole: boolean }> {
  const { boot, payload } = parts
  const rendered = await tracked(deps, 'document:render', context, () => deps.renderPage(boot, payload))
  for (const { block, error } of rendered.failures)
    context.log.error(
      { err: error, block: block.id, type: block.type, page: payload.pattern },
      'A block threw while rendering.',
    )
  const { body } = htmlDocument({ ...parts, boot: rendered.boot, payload: rendered.payload, body: rendered.html })
  return { body, isWhole: rendered.failures.length === 0 }
}
