import { lookIn } from '@schemas/entities/export-file'
import type { FontFamily, ThemeFile } from '@schemas/entities/theme'
import type { ImportPlan } from '@schemas/entities/import-plan'
import { hasRole } from '@schemas/layout/role'
import type { PreparedFile } from '../db/tables'
import type { Author } from '../drafts/author'
import { CallError } from '../http/call-error'
import { ownFamilies } from '../themes/font-rows'
import { isSameLook, liveTokens, resolveTheme, tokensOf } from '../themes/resolve-theme'
import { checkThemeFile } from '../themes/theme-file'
import { lookUploads } from './known-uploads'
import { namedFamilies, renameFamilies } from './look-fonts'
import { noteWords } from './note-words'
import type { Plan } from './plan-import'
import type { ReadFile } from './read-file'
import { renameIn } from './rename-in'

type Given = {
  author: Author
  file: ReadFile
  plan: Plan
  brought: ReadonlyMap<string, PreparedFile>
  /** Families that come with the app. */ shipped: readonly FontFamily[]
  /** What would become of the file's redirects. */ redirects?: ImportPlan['redirects']
}

/** The plan as its screen shows it. */
export function describePlan({
  author,
  file: { index, digest },
  plan,
  brought,
  shipped,
  redirects,
}: Given): ImportPlan {
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
      state: plan.here.has(name) ? 'here' : brought.has(file) ? 'brought' : 'new',
    })),
    ...(theme ? { theme } : {}),
    ...(redirects ? { redirects } : {}),
  }

  function describeTheme(): ImportPlan['theme'] {
    const { here, families: names, fonts, looks } = plan
    const sent = lookIn(index)
    if (!sent) return undefined
    const look = renameFamilies(
      renameIn(sent, { uploads: here, sections: new Map() }) as ThemeFile,
      (family) => names.get(family) ?? family,
    )
    const { site, themes, locale, role } = author
    const uploads = lookUploads(
      sent,
      index.uploads.filter(({ name }) => !here.has(name)),
    )
    const common = { title: look.title, uploads }
    if (!hasRole(role, 'admin')) return { ...common, state: 'refused', note: noteWords('theme', locale) }
    const own = ownFamilies(fonts)
    try {
      checkThemeFile(look, {
        themes,
        families: [...own, ...shipped, ...[...names.values()].map((family) => ({ family }))],
        locale,
      })
    } catch (error) {
      if (error instanceof CallError) return { ...common, state: 'refused', note: error.message }
      throw error
    }
    const { kind: _kind, format: _format, name, ...tokens } = look
    const named = own.filter(({ family }) => namedFamilies(look).includes(family))
    const given = { ...tokens, theme: name, ...(named.length > 0 ? { families: named } : {}) }
    if (uploads.length > 0) return { ...common, state: 'new' }
    if (isSameLook(given, liveTokens(site, themes), themes)) return { ...common, state: 'same' }
    const isHere = [...looks.values()].some((row) => {
      const standing = row.trashedAt ? undefined : resolveTheme(row.name, { rows: looks, themes, site })
      return standing && isSameLook(given, tokensOf(standing, own), themes)
    })
    return { ...common, state: isHere ? 'here' : 'new' }
  }
}
