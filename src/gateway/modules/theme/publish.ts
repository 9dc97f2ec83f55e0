import { call } from '@schemas/api/theme/publish'
import { releaseTokens } from '@schemas/entities/theme'
import { unreadablePairs } from '@schemas/layout/theme-contrast'
import { recordAudit } from '../../drafts/audit'
import { holdReleases, writeRelease } from '../../drafts/make-release'
import { handle } from '../../http/handle'
import { checkNames } from '../../themes/check-theme'
import { uploadedFamilies } from '../../themes/font-families'
import { ownFamilies, readFonts } from '../../themes/font-rows'
import { isSameLook, liveTokens, resolveTheme, themeOf, tokensOf } from '../../themes/resolve-theme'
import { readThemeRows } from '../../themes/theme-rows'
import { changedTheme, sameLook, unknownTheme, unreadableWords } from '../../themes/theme-words'

export const handler = handle(call, async ({ input, tx, site, session, locale, services }) => {
  const { name, version, note } = input
  const { themes, families, sites } = services
  const done = await tx(async (db) => {
    const rows = await readThemeRows(db)
    const found = resolveTheme(name, { rows, themes, site })
    if (!found || found.row?.trashedAt) throw unknownTheme(locale)
    if ((found.row?.version ?? 0) !== version) throw changedTheme(locale)
    const fonts = await readFonts(db)
    const tokens = tokensOf(found, ownFamilies(fonts))
    checkNames(tokens, { themes, families: [...uploadedFamilies(fonts), ...families], locale })
    const unreadable = unreadablePairs(themeOf(tokens, themes))
    if (unreadable.length > 0) throw unreadableWords(locale, unreadable)
    const held = await holdReleases(db, site.id)
    const shown = releaseTokens.safeParse(held.content.tokens).data
    // A site whose release says no look is as it was made, unless that changed a moment ago.
    const before = shown ?? (site.look ? undefined : liveTokens(site, themes))
    if (before?.theme === name && isSameLook(tokens, before, themes)) throw sameLook(locale)
    const by = session.person?.id
    const release = await writeRelease(db, { site: site.id, content: { ...held.content, tokens, changed: ['theme'] }, note, by: by ?? null })
    await recordAudit(db, { site: site.id, person: by, action: 'theme-publish', subject: `theme:${name}`, before: { release: held.no, tokens: shown ?? null }, after: { release, tokens, note } })
    return { release }
  })
  sites.forget()
  return done
})
