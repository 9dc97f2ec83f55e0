import { call } from '@schemas/editor/calls/theme/export'
import { exportFormat, exportVersion } from '@schemas/editor/entities/export-file'
import { handle } from '@gateway/call/handle'
import { recordAudit } from '@gateway/audit/audit'
import { ownFamilies, readFonts } from '@gateway/themes/font-rows'
import { resolveTheme, tokensOf } from '@gateway/themes/resolve-theme'
import { readThemeRows } from '@gateway/themes/theme-rows'
import { unknownTheme } from '@gateway/themes/theme-messages'
import { findUploads } from '@gateway/transfer/exported-uploads'
import { asThemeFile, facesOf } from '@gateway/transfer/theme-fonts'
import { writeFile } from '@gateway/transfer/write-file'

export const handler = handle(call, async ({ input, tx, site, session, locale, log, services: { themes, store } }) => {
  const { tokens, fonts, uploads } = await tx(async (db) => {
    const found = resolveTheme(input.name, { rows: await readThemeRows(db), themes, site })
    if (!found) throw unknownTheme(locale)
    const made = tokensOf(found, ownFamilies(await readFonts(db)))
    const faces = facesOf(made)
    return { tokens: made, fonts: faces, uploads: await findUploads(db, [made.overrides, [...faces.keys()]]) }
  })
  const theme = asThemeFile(tokens)
  const { name } = theme
  if (uploads.length === 0)
    return {
      type: 'application/json; charset=utf-8',
      body: `${JSON.stringify(theme, null, 2)}\n`,
      headers: {
        'content-disposition': `attachment; filename="${name}.theme.json"`,
        'cache-control': 'private, no-store',
      },
    }
  const record = () =>
    tx((db) =>
      recordAudit(db, {
        site: site.id,
        person: session.person?.id,
        action: 'export',
        subject: `theme:${name}`,
        after: { uploads: uploads.length },
      }),
    )
  return writeFile(
    {
      format: exportFormat,
      version: exportVersion,
      kind: 'theme',
      state: 'draft',
      madeAt: new Date().toISOString(),
      from: { site: site.name, pack: theme.pack },
      documents: [],
      theme,
    },
    { store, log, locale, name: `${name}.theme`, rows: uploads, fonts, record },
  )
})
