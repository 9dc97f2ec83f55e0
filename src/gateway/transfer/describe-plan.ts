import { themeIn } from '@schemas/editor/entities/export-file'
import type { FontFamily, ThemeFile } from '@schemas/editor/entities/theme'
import type { ImportPlan } from '@schemas/editor/entities/import-plan'
import { hasRole } from '@schemas/layout/role'
import type { PreparedFile } from '../db/import-tables'
import type { Author } from '../drafts/author'
import { CallError } from '../errors/call-error'
import { ownFamilies } from '../themes/font-rows'
import { isSameTheme, liveTokens, resolveTheme, tokensOf } from '../themes/resolve-theme'
import { checkThemeFile } from '../themes/theme-file'
import { themeUploads } from './known-uploads'
import { namedFamilies, renameFamilies } from './theme-fonts'
import { noteMessage } from './note-messages'
import type { Plan } from './plan-import'
import type { ReadFile } from './read-file'
import { renameIn } from './rename-in'

type PlanOptions = {
  author: Author
  file: ReadFile
  plan: Plan
  imported: ReadonlyMap<string, PreparedFile>
  /** Shipped families. */ shipped: readonly FontFamily[]
  /** The plan for the file's redirects. */ redirects?: ImportPlan['redirects']
}

/** The plan as shown to the person. */
export function describePlan({
  author,
  file: { index, digest },
  plan,
  imported,
  shipped,
  redirects,
}: PlanOptions): ImportPlan {
  const theme = describeTheme()
  return {
    digest,
    kind: index.kind,
    state: index.state,
    madeAt: index.madeAt,
    from: index.from.site,
    documents: plan.documents.map(({ entry }) => entry),
    uploads: index.uploads.map(({ name, file, fileName, size }) => ({
      file,
      name: fileName,
      size,
      state: plan.here.has(name) ? 'here' : imported.has(file) ? 'brought' : 'new',
    })),
    ...(theme ? { theme } : {}),
    ...(redirects ? { redirects } : {}),
  }

  function describeTheme(): ImportPlan['theme'] {
    const { here, families: names, fonts, themeRows } = plan
    const sent = themeIn(index)
    if (!sent) return undefined
    const sentTheme = renameFamilies(
      renameIn(sent, { uploads: here, sections: new Map() }) as ThemeFile,
      (family) => names.get(family) ?? family,
    )
    const { site, themes, locale, role } = author
    const uploads = themeUploads(
      sent,
      index.uploads.filter(({ name }) => !here.has(name)),
    )
    const common = { title: sentTheme.title, uploads }
    if (!hasRole(role, 'admin')) return { ...common, state: 'refused', note: noteMessage('theme', locale) }
    const own = ownFamilies(fonts)
    try {
      checkThemeFile(sentTheme, {
        themes,
        families: [...own, ...shipped, ...[...names.values()].map((family) => ({ family }))],
        locale,
      })
    } catch (error) {
      if (error instanceof CallError) return { ...common, state: 'refused', note: error.message }
      throw error
    }
    const { kind: _kind, format: _format, name, ...tokens } = sentTheme
    const named = own.filter(({ family }) => namedFamilies(sentTheme).includes(family))
    const tokensHere = { ...tokens, theme: name, ...(named.length > 0 ? { families: named } : {}) }
    if (uploads.length > 0) return { ...common, state: 'new' }
    if (isSameTheme(tokensHere, liveTokens(site, themes), themes)) return { ...common, state: 'same' }
    const isHere = [...themeRows.values()].some((row) => {
      const standing = row.trashedAt ? undefined : resolveTheme(row.name, { rows: themeRows, themes, site })
      return standing && isSameTheme(tokensHere, tokensOf(standing, own), themes)
    })
    return { ...common, state: isHere ? 'here' : 'new' }
  }
}
