import { compileRows } from '@schemas/layout/compile'
import type { Page, Slot } from '@schemas/layout/page'
import type { RenderTree } from '@schemas/layout/render'
import { hasRole, viewFor } from '@schemas/layout/role'
import type { PageDeps } from './page-deps'
import type { Pages } from './page-response'

/** Slots that are pages of their own. */
const pageOfSlot: Record<string, string> = {
  homepage: '/',
  dashboard: '/cluster/user/dashboard',
  checkout: '/shop/checkout',
}

/** The compiled content of a theme's slot; null where there is none, or it needs a password. */
export async function slotTree(
  deps: PageDeps,
  { site, slot, theme, role, locale, now }: Parameters<Pages['slotTree']>[0],
): Promise<RenderTree | null> {
  const pages = deps.of(site)
  const page = slot in pageOfSlot ? pages.page(pageOfSlot[slot] as string) : undefined
  // No password can be entered here.
  if (page?.lock && !hasRole(role, page.access)) return null
  const document: Slot | Page | undefined = slot in pageOfSlot ? page : pages.slot(slot, theme)
  if (!document) return null
  await deps.loadUploads(site, document)
  const rows = 'rows' in document ? document.rows : (viewFor(document.views, role)?.rows ?? [])
  return compileRows(rows, deps.compileContext(site, role, locale, now, { params: {}, query: {}, path: '/' })).tree
}
