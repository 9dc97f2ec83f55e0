import { previewAddress } from '@schemas/layout/preview-address'
import { previewError } from '../../drafts/preview-words'
import type { NoPreview } from '../../drafts/previews'
import type { PageRequest, PageResponse } from '../../pages/page-response'
import type { Site } from '../../platform/sites'
import { type DocumentDeps, tracked } from './deps'

/**
 * The site shown by a preview link; `over` says why it shows nothing. The token is not carried into the page's links.
 */
export type Preview = { site: Site; over?: undefined; token: string } | { site?: undefined; over: NoPreview; token: '' }

/** What a preview link shows, whatever its token looks like: its recipient must see the draft or a notice. */
export async function findPreview(
  { services }: DocumentDeps,
  token: unknown,
  site: Site,
): Promise<Preview | undefined> {
  if (token === undefined) return undefined
  if (typeof token !== 'string') return { over: 'unknown', token: '' }
  const shown = await services.previews.site(site, token)
  return typeof shown === 'string' ? { over: shown, token: '' } : { site: shown, token }
}

/**
 * A draft by its preview link, which all links on the page carry on; a notice when the link does not exist or has
 * ended.
 */
export async function previewResponse(
  deps: DocumentDeps,
  pageRequest: PageRequest,
  { site, over, token }: Preview,
): Promise<PageResponse> {
  const { locale } = pageRequest.context
  if (!site) return deps.services.pages.errorPayload(pageRequest, previewError(over, locale))
  const response = await pageResponse(deps, pageRequest)
  const { head, redirect } = response.payload
  return {
    ...response,
    payload: {
      ...response.payload,
      head: { ...head, noindex: true },
      ...(redirect === undefined ? {} : { redirect: previewAddress(token, redirect) }),
    },
  }
}

export const pageResponse = (deps: DocumentDeps, pageRequest: PageRequest): Promise<PageResponse> =>
  tracked(deps, 'document:payload', pageRequest.context, () => deps.services.pages.payload(pageRequest))
