import { documentAt, isScreen } from '@schemas/layout/document-key'
import { guest } from '../../auth/session'
import { canvasDocument, type EditorDocument, editorDocument, type OpenedDocument } from '../../pages/editor-documents'
import type { PageRequest } from '../../pages/page-response'
import { seenAround } from '../../pages/seen-around'
import { appearanceOf } from '../../themes/appearance'
import { CallError } from '../../errors/call-error'
import type { CallContext } from '../../call/handle'
import { redirectWithin } from '../redirect-within'
import { documentPolicy } from '../security-headers'
import { sendPacked } from '../send-packed'
import type { DocumentDeps, Exchange } from './deps'

/** The builder's document: never cached, and for its requester only. */
export async function sendEditor(deps: DocumentDeps, exchange: Exchange, pageRequest: PageRequest) {
  const { build, services } = deps
  const { edit, ...query } = pageRequest.query
  // The canvas starts with what guests see.
  const [{ boot }, { boot: guests }, { payload }] = await Promise.all([
    services.pages.boot(pageRequest.context),
    services.pages.boot({ ...pageRequest.context, session: guest }),
    services.pages.place({ ...pageRequest, query }),
  ])
  const [to = ''] = payload.redirect?.split('#') ?? []
  if (to)
    return redirectWithin(
      exchange.reply.header('cache-control', 'no-store'),
      `${to}${to.includes('?') ? '&' : '?'}edit${edit ? `=${encodeURIComponent(edit)}` : ''}`,
      302,
    )
  const opened = isScreen(edit)
    ? undefined
    : await openedDocument(
        deps,
        pageRequest.context,
        documentAt(edit, { path: payload.path, pattern: payload.pattern, isMissing: payload.error !== undefined }),
      )
  return sendPrivate(
    deps,
    exchange,
    editorDocument({
      boot: { ...boot, slots: guests.slots, guests: seenAround(guests) },
      payload,
      opened,
      build,
      themes: services.themes,
    }),
  )
}

/** What the builder would request as soon as it runs; an error is left to that request to report. */
async function openedDocument(
  { handlers }: DocumentDeps,
  context: CallContext,
  key: string,
): Promise<OpenedDocument | undefined> {
  try {
    return (await handlers.get('editor/open')?.run(context, { key })) as OpenedDocument | undefined
  } catch (error) {
    if (error instanceof CallError) return undefined
    throw error
  }
}

/** The document of the builder's canvas, as guests would get it. */
export async function sendCanvas(deps: DocumentDeps, exchange: Exchange, context: CallContext) {
  const { build, services } = deps
  const { boot, documentAssets, css } = await services.pages.boot({ ...context, session: guest })
  const appearance = appearanceOf(context.site, services.themes)
  return sendPrivate(deps, exchange, canvasDocument({ boot, documentAssets, slotCss: css, build, appearance }))
}

function sendPrivate(
  { services }: DocumentDeps,
  { request, reply }: Exchange,
  { html, policy, packed }: EditorDocument,
) {
  reply
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', documentPolicy({ ...policy, storage: services.store.origin }))
  return sendPacked(request, reply.type('text/html; charset=utf-8'), html, packed)
}
