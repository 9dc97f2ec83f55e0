import { like, or } from 'drizzle-orm'
import { call } from '@schemas/editor/calls/editor/link-targets'
import { pageKey, sectionKey } from '@schemas/layout/document-key'
import { isRecord } from '@schemas/layout/json'
import { comparePatterns } from '@schemas/layout/path'
import { hasRole, isRole } from '@schemas/layout/role'
import { linkedSection } from '@schemas/layout/sections'
import { draft } from '@gateway/db/tables'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async ({ tx, site, session, services }) => {
  const live = services.pages.all(site)
  const pages = new Map<string, unknown>(live.patterns.map((path) => [path, live.page(path)]))
  const drafts = await tx((db) =>
    db
      .select({ key: draft.document, content: draft.content, trashedAt: draft.trashedAt, movedTo: draft.movedTo })
      .from(draft)
      .where(or(like(draft.document, `${pageKey('')}%`), like(draft.document, `${sectionKey('')}%`))),
  )
  const sections = new Map(Object.entries(site.release.content.sections ?? {}))
  for (const { key, content, trashedAt, movedTo } of drafts) {
    if (key.startsWith(sectionKey(''))) {
      sections.set(key.slice(sectionKey('').length), trashedAt ? null : content)
      continue
    }
    const path = key.slice(pageKey('').length)
    if (trashedAt || movedTo) pages.delete(path)
    else if (content !== null) pages.set(path, content)
  }
  const found = [...pages].flatMap(([path, page]) => {
    const access = isRecord(page) && typeof page.access === 'string' && isRole(page.access) ? page.access : 'guest'
    if (!isRecord(page) || !hasRole(session.role, access)) return []
    const there: Found = { anchors: new Set(), forms: new Set(), sections: new Set() }
    for (const view of Object.values(isRecord(page.views) ? page.views : {})) collect(view, there, sections)
    const { anchors, forms } = there
    return anchors.size + forms.size > 0 ? [{ path, anchors: [...anchors], forms: [...forms] }] : []
  })
  return { pages: found.sort((one, other) => comparePatterns(one.path, other.path)) }
})

type Found = { anchors: Set<string>; forms: Set<string>; /** Visited sections. */ sections: Set<string> }

/** Anchors and forms of all rows, columns and blocks in stored content, and in the sections it shows. */
function collect(content: unknown, found: Found, sections: ReadonlyMap<string, unknown>): void {
  if (Array.isArray(content)) for (const each of content) collect(each, found, sections)
  else if (isRecord(content)) {
    const { anchor, type, props, rows, cells, blocks, slots } = content
    if (typeof anchor === 'string' && anchor) found.anchors.add(anchor)
    const section = typeof type === 'string' && isRecord(props) ? linkedSection({ type, props }) : undefined
    if (type === 'form/form' && isRecord(props) && typeof props.form === 'string') found.forms.add(props.form)
    for (const inner of [rows, cells, blocks, ...Object.values(isRecord(slots) ? slots : {})])
      collect(inner, found, sections)
    if (section === undefined || found.sections.has(section)) return
    found.sections.add(section)
    collect(sections.get(section), found, sections)
  }
}
