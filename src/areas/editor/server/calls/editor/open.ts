import { call } from '@schemas/editor/calls/editor/open'
import { type Asset } from '@schemas/layout/image'
import { itemAsset } from '@schemas/layout/item-asset'
import type { Locale } from '@schemas/layout/locale'
import { hasRole, type Role } from '@schemas/layout/role'
import { authorOf } from '@gateway/drafts/author'
import { guardedTypes } from '@gateway/drafts/check-author'
import { findDocument, mayEditStored, originOf } from '@gateway/drafts/edited-document'
import { isNewerTheme } from '@gateway/drafts/newer-in-theme'
import { handle } from '@gateway/call/handle'
import { itemsIn } from '@gateway/media/item-assets'
import type { Site } from '@gateway/platform/sites'
import type { Services } from '@gateway/services'

export const handler = handle(call, async (context) => {
  const { input, tx, site, session, services, locale } = context
  const found = await tx((db) => findDocument(db, { key: input.key, ...authorOf(context) }))
  const { key, place, row, theme, content } = found
  // A page just opened to managers may still be admin-only as published.
  const live = mayEditStored(found.live, session.role) ? found.live : undefined
  const isNewer = isNewerTheme(place, row?.themeBase, theme)
  return {
    key,
    version: row?.version ?? 0,
    content,
    live: live ?? null,
    origin: originOf(found),
    ...(row?.themeBase ? { themeBase: row.themeBase } : {}),
    ...(isNewer ? { theme } : {}),
    ...(row?.trashedAt ? { trashedAt: row.trashedAt.toISOString() } : {}),
    ...(row
      ? { updatedAt: row.updatedAt.toISOString(), ...(row.updatedByName ? { updatedBy: row.updatedByName } : {}) }
      : {}),
    assets: await allAssets(services, site, locale, [content, live, theme]),
    types: typesAbove(session.role),
  }
})

/**
 * All pictures and files of the site's themes, with this build's addresses, and the uploads that the documents name.
 */
async function allAssets(
  { themes, pages }: Services,
  site: Site,
  locale: Locale,
  documents: unknown[],
): Promise<Record<string, Asset>> {
  await pages.loadUploads(site, documents)
  const lookup = pages.assets(site, locale)
  const names = new Set([
    ...themes.chain(site.theme.homepage).flatMap((pack) => Object.keys(pack.assets)),
    ...[...itemsIn(documents)].map(itemAsset),
  ])
  return Object.fromEntries(
    [...names].flatMap((name): [string, Asset][] => {
      const asset = lookup(name)
      return asset ? [[name, asset]] : []
    }),
  )
}

const typesAbove = (role: Role) =>
  Object.fromEntries(Object.entries(guardedTypes).filter(([, author]) => !hasRole(role, author)))
