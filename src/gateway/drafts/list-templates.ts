import type { PageTemplate } from '@schemas/editor/entities/page-template'
import { isRecord } from '@schemas/layout/json'
import type { Role } from '@schemas/layout/role'
import type { Site } from '../platform/sites'
import type { Themes } from '../themes/themes'
import { findForbidden } from './check-author'
import { mayEdit } from './edited-document'
import { emptyLike } from './read-content'
import { type EditedDocument, lostIn, readDocument } from './read-document'

/** A template never changes while a build runs. */
const known = new WeakMap<PageTemplate, EditedDocument | 'unreadable'>()

/** Templates of the site's theme from which this role may create a page. */
export function listTemplates({ site, themes, role }: { site: Site; themes: Themes; role: Role }): PageTemplate[] {
  return themes.templates(site.theme.homepage).filter((template) => {
    const page = pageOf(template)
    return page !== 'unreadable' && mayEdit(page, role) && !findForbidden(emptyLike(page.flat), page.flat, role)
  })
}

/** As it would be stored, which is what `editor/create` checks. */
function pageOf(template: PageTemplate): EditedDocument | 'unreadable' {
  const before = known.get(template)
  if (before) return before
  const { content } = template
  const read = readDocument(
    { kind: 'page', path: isRecord(content) && typeof content.path === 'string' ? content.path : '/' },
    content,
  )
  const page = read.ok && lostIn(read).length === 0 ? read.value : 'unreadable'
  known.set(template, page)
  return page
}
