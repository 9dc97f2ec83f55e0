import type { FontFamily } from '@schemas/entities/theme'
import type { ImportPlan } from '@schemas/entities/import-plan'
import { hasRole } from '@schemas/layout/role'
import type { PreparedFile } from '../db/tables'
import type { Author } from '../drafts/author'
import { CallError } from '../http/call-error'
import { isSameLook, liveTokens } from '../themes/resolve-theme'
import { checkThemeFile } from '../themes/theme-file'
import { uploadsOf } from './known-uploads'
import { noteWords } from './note-words'
import type { Plan } from './plan-import'
import type { ReadFile } from './read-file'

type Given = { author: Author; file: ReadFile; plan: Plan; brought: ReadonlyMap<string, PreparedFile>; families: readonly FontFamily[] }

/** The plan as its screen shows it. */
export function describePlan({ author, file: { index, digest }, plan, brought, families }: Given): ImportPlan {
  const theme = describeTheme()
  return {
    digest,
    kind: index.kind,
    state: index.state,
    madeAt: index.madeAt,
    from: index.from.site,
    documents: plan.documents.map(({ entry }) => entry),
    uploads: index.uploads.map(({ name, file, fileName, size }) => ({ file, name: fileName, size, state: plan.here.has(name) ? 'here' : brought.has(file) ? 'brought' : 'new' })),
    ...(theme ? { theme } : {}),
  }

  function describeTheme(): ImportPlan['theme'] {
    const look = index.site?.look
    if (!look) return undefined
    const { site, themes, locale, role } = author
    const common = { title: look.title, uploads: uploadsOf(look, index.uploads.filter(({ name }) => !plan.here.has(name))) }
    if (!hasRole(role, 'admin')) return { ...common, state: 'refused', note: noteWords('theme', locale) }
    try {
      checkThemeFile(look, { themes, families, locale })
    } catch (error) {
      if (error instanceof CallError) return { ...common, state: 'refused', note: error.message }
      throw error
    }
    return { ...common, state: isSameLook({ ...look, theme: look.name }, liveTokens(site, themes), themes) ? 'same' : 'new' }
  }
}
