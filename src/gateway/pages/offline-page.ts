import { fillContents } from '@schemas/layout/contents/fill-contents'
import { checkParams } from '@schemas/layout/param-rule'
import type { Payload } from '@schemas/layout/render'
import type { Role } from '@schemas/layout/role'
import { blockDefinition } from '@registry/schemas'
import type { PageDeps } from './page-deps'
import { pagePayload } from './page-payload'
import type { PageRequest } from './page-response'
import { compilePage } from './resolve-page'

/**
 * The page at an address as a device retains it: for the lowest role that may open it, without the data of its blocks.
 * Undefined where no page is marked so: a page with a password never is.
 */
export async function offlinePage(
  deps: PageDeps,
  request: PageRequest,
): Promise<{ payload: Payload; role: Role } | undefined> {
  const { context, pathname } = request
  const pages = deps.of(context.site)
  const match = pages.addresses.find(pathname)
  const page = match?.kind === 'page' ? pages.page(match.path) : undefined
  if (match?.kind !== 'page' || !page?.offline || page.lock || !checkParams(page.validate, match.params))
    return undefined
  await deps.loadUploads(context.site, page)
  const role = page.access
  const asRole = { ...request, context: { ...context, session: { role } } }
  const found = { pages, match, page }
  const { tree } = compilePage(deps, asRole, found, Date.now())
  fillContents(tree, blockDefinition)
  return { payload: pagePayload(deps, asRole, found, tree), role }
}
