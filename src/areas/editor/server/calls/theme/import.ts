import { call } from '@schemas/editor/calls/theme/import'
import { themeFile, themeFileKind } from '@schemas/editor/entities/theme'
import { isRecord } from '@schemas/layout/json'
import { firstProblem } from '@gateway/call/first-problem'
import { handle } from '@gateway/call/handle'
import { checkThemeFile, writeThemeFile } from '@gateway/themes/theme-file'
import { knownFamilies } from '@gateway/themes/known-families'
import { noTheme, notATheme } from '@gateway/themes/theme-messages'

export const handler = handle(call, async ({ input, tx, site, session, locale, services: { themes, families } }) => {
  if (!isRecord(input.file) || input.file.kind !== themeFileKind) throw noTheme(locale)
  const read = themeFile.safeParse(input.file)
  if (!read.success) throw notATheme(locale, firstProblem(read.error, input.file, locale))
  return tx(async (db) => {
    checkThemeFile(read.data, { themes, families: await knownFamilies(db, families), locale })
    return writeThemeFile(db, read.data, { site, themes, locale, by: session.person?.id })
  })
})
