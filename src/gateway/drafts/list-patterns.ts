import type { PagePattern } from '@schemas/editor/entities/page-pattern'
import type { Role } from '@schemas/layout/role'
import type { Site } from '../platform/sites'
import type { Themes } from '../themes/themes'
import { findForbidden } from './check-author'
import { emptyLike } from './read-content'
import { type EditedDocument, lostIn, readDocument } from './read-document'

/** A ready-made section never changes while a build runs. */
const known = new WeakMap<PagePattern, EditedDocument | 'unreadable'>()

/**
 * Ready-made sections of the site's theme that this role may insert: their blocks are checked again when the page is
 * saved.
 */
export function listPatterns({ site, themes, role }: { site: Site; themes: Themes; role: Role }): PagePattern[] {
  return themes.readyMade(site.theme.homepage).filter((pattern) => {
    const rows = rowsOf(pattern)
    return rows !== 'unreadable' && !findForbidden(emptyLike(rows.flat), rows.flat, role)
  })
}

/** As a saved section would be stored. */
function rowsOf(pattern: PagePattern): EditedDocument | 'unreadable' {
  const before = known.get(pattern)
  if (before) return before
  const read = readDocument({ kind: 'section', section: pattern.id }, pattern.content)
  const rows = read.ok && lostIn(read).length === 0 ? read.value : 'unreadable'
  known.set(pattern, rows)
  return rows
}
