import * as z from 'zod/mini'
import { call } from '@schemas/api/theme/import'
import { themeFile } from '@schemas/entities/theme'
import type { Locale } from '@schemas/layout/locale'
import { recordAudit } from '../../drafts/audit'
import { handle } from '../../http/handle'
import { checkNames } from '../../themes/check-theme'
import { knownFamilies } from '../../themes/known-families'
import { mostThemes, readThemeRows, writeTheme } from '../../themes/theme-rows'
import { notATheme, takenName, tooMany, unknownPack } from '../../themes/theme-words'

export const handler = handle(call, async ({ input, tx, site, session, locale, services: { themes, families } }) => {
  const read = themeFile.safeParse(input.file)
  if (!read.success) throw notATheme(locale, firstProblem(read.error, locale))
  const { name: wanted, title, pack, overrides, slots } = read.data
  if (!themes.get(pack)) throw unknownPack(locale, pack)
  return tx(async (db) => {
    checkNames({ overrides, slots }, { themes, families: await knownFamilies(db, families), locale })
    const rows = await readThemeRows(db)
    if (rows.size >= mostThemes) throw tooMany(locale, mostThemes)
    const name = freeName(wanted, (each) => rows.has(each) || themes.get(each) !== undefined)
    const by = session.person?.id
    const written = await writeTheme(db, { site: site.id, name, base: 0, title, parent: pack, overrides, slots, by })
    if (!written) throw takenName(locale)
    await recordAudit(db, { site: site.id, person: by, action: 'theme-import', subject: `theme:${name}`, after: { title, pack, overrides, slots } })
    return { name, version: written.version }
  })
})

function freeName(wanted: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(wanted)) return wanted
  for (let number = 2; ; number++) {
    const name = `${wanted.slice(0, 36)}-${number}`
    if (!isTaken(name)) return name
  }
}

function firstProblem(error: z.core.$ZodError, locale: Locale): string {
  const [issue] = error.issues
  if (!issue) return ''
  const said = (locale === 'th' ? z.locales.th() : z.locales.en()).localeError(issue as z.core.$ZodRawIssue)
  const words = typeof said === 'string' ? said : (said?.message ?? issue.message)
  return issue.path.length > 0 ? `${issue.path.join('.')}: ${words}` : words
}
