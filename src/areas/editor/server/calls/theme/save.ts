import { isDeepStrictEqual } from 'node:util'
import { call } from '@schemas/editor/calls/theme/save'
import { handle } from '@gateway/call/handle'
import { checkNames } from '@gateway/themes/check-theme'
import { claimTitle } from '@gateway/themes/claim-title'
import { knownFamilies } from '@gateway/themes/known-families'
import { recordThemeSave } from '@gateway/themes/record-theme'
import { type ResolvedTheme, resolveTheme } from '@gateway/themes/resolve-theme'
import { readThemeRows, writeTheme } from '@gateway/themes/theme-rows'
import { changedTheme, unknownTheme } from '@gateway/themes/theme-messages'

export const handler = handle(call, async ({ input, tx, site, session, locale, services: { themes, families } }) => {
  const { name, base, overrides, slots } = input
  return tx(async (db) => {
    const known = { rows: await readThemeRows(db), themes, site }
    const found = resolveTheme(name, known)
    if (!found) throw unknownTheme(locale)
    checkNames({ overrides, slots }, { themes, families: await knownFamilies(db, families), locale })
    // A pack's title cannot be changed.
    const title = found.kind === 'site' ? (input.title ?? found.title) : found.title
    // The title was read with the version: a stale caller gets the version error first.
    if ((found.row?.version ?? 0) === base && !isDeepStrictEqual(title, found.title))
      await claimTitle(db, title, { site, themes, name, locale, before: found.title })
    const by = session.person?.id
    const written = await writeTheme(db, {
      site: site.id,
      name,
      base,
      title,
      parent: found.parent,
      overrides,
      slots,
      by,
    })
    if (!written)
      throw changedTheme(locale, staleOf(resolveTheme(name, { ...known, rows: await readThemeRows(db) }) ?? found))
    await recordThemeSave(db, {
      site: site.id,
      person: by,
      action: 'theme-save',
      subject: `theme:${name}`,
      before: { title: found.title, ...found.own },
      after: { title, overrides, slots },
    })
    return { version: written.version, savedAt: written.savedAt.toISOString() }
  })
})

function staleOf({ title, row, own }: ResolvedTheme) {
  return {
    version: row?.version ?? 0,
    title,
    overrides: own.overrides,
    slots: own.slots,
    ...(row?.updatedByName ? { updatedBy: row.updatedByName } : {}),
  }
}
