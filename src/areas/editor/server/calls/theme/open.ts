import { call } from '@schemas/editor/calls/theme/open'
import { themeSlots } from '@schemas/layout/theme-slots'
import { handle } from '@gateway/call/handle'
import { knownFamilies } from '@gateway/themes/known-families'
import { liveTokens, resolveTheme, themeOf, wholeSlots } from '@gateway/themes/resolve-theme'
import { readThemeRows } from '@gateway/themes/theme-rows'
import { unknownTheme } from '@gateway/themes/theme-messages'

export const handler = handle(call, async ({ input, tx, site, locale, services: { themes, families, pages } }) => {
  const live = liveTokens(site, themes)
  const [rows, known] = await tx(async (db) => [await readThemeRows(db), await knownFamilies(db, families)] as const)
  // The live theme may have been deleted; its released tokens remain, and its pack can be edited.
  const found =
    resolveTheme(input.name ?? live.theme, { rows, themes, site }) ??
    (input.name === undefined ? resolveTheme(live.pack, { rows, themes, site }) : undefined)
  if (!found) throw unknownTheme(locale)
  const { name, title, kind, pack, parent, base, own, inherited, row } = found
  const shown = themeOf(live, themes)
  const grounds = [base.background, own.overrides.background, shown.background]
  await pages.loadUploads(site, grounds)
  const find = pages.assets(site, locale)
  const assets = Object.fromEntries(
    grounds
      .flatMap((ground) => [ground?.image, ground?.dark?.image])
      .flatMap((image) => {
        const asset = image && find(image.asset)
        return asset ? [[image.asset, asset]] : []
      }),
  )
  return {
    name,
    title,
    kind,
    parent,
    base,
    pack: pack.theme.name,
    version: row?.version ?? 0,
    overrides: own.overrides,
    slots: own.slots,
    baseSlots: inherited.slots,
    live: { name: live.theme, theme: shown, slots: wholeSlots(live) },
    families: known,
    assets,
    packs: themes.names().flatMap((each) => {
      const themePack = themes.get(each)
      return themePack
        ? [{ name: each, title: themePack.theme.title, slots: themeSlots.filter((slot) => themePack.slots.has(slot)) }]
        : []
    }),
    ...(row
      ? {
          updatedAt: row.updatedAt.toISOString(),
          ...(row.updatedByName ? { updatedBy: row.updatedByName } : {}),
          ...(row.trashedAt ? { trashedAt: row.trashedAt.toISOString() } : {}),
        }
      : {}),
  }
})
