import { like } from 'drizzle-orm'
import { call } from '@schemas/api/editor/link-targets'
import { pageKey } from '@schemas/layout/document-key'
import { isRecord } from '@schemas/layout/json'
import { comparePatterns } from '@schemas/layout/path'
import { hasRole, isRole } from '@schemas/layout/role'
import { draft } from '../../db/tables'
import { handle } from '../../http/handle'

export const handler = handle(call, async ({ tx, site, session, services }) => {
  const live = services.pages.of(site)
  const pages = new Map<string, unknown>(live.patterns.map((path) => [path, live.page(path)]))
  const drafts = await tx((db) => db.select({ key: draft.document, content: draft.content, trashedAt: draft.trashedAt, movedTo: draft.movedTo }).from(draft).where(like(draft.document, `${pageKey('')}%`)))
  for (const { key, content, trashedAt, movedTo } of drafts) {
    const path = key.slice(pageKey('').length)
    if (trashedAt || movedTo) pages.delete(path)
    else if (content !== null) pages.set(path, content)
  }
  const found = [...pages].flatMap(([path, page]) => {
    const access = isRecord(page) && typeof page.access === 'string' && isRole(page.access) ? page.access : 'guest'
    if (!isRecord(page) || !hasRole(session.role, access)) return []
    const [anchors, forms] = [new Set<string>(), new Set<string>()]
    for (const view of Object.values(isRecord(page.views) ? page.views : {})) collect(view, anchors, forms)
    return anchors.size + forms.size > 0 ? [{ path, anchors: [...anchors], forms: [...forms] }] : []
  })
  return { pages: found.sort((one, other) => comparePatterns(one.path, other.path)) }
})

/** Anchors and forms of whatever rows, columns and blocks stand in stored content. */
function collect(content: unknown, anchors: Set<string>, forms: Set<string>): void {
  if (Array.isArray(content)) for (const each of content) collect(each, anchors, forms)
  else if (isRecord(content)) {
    const { anchor, type, props, rows, cells, blocks, slots } = content
    if (typeof anchor === 'string' && anchor) anchors.add(anchor)
    if (type === 'form/form' && isRecord(props) && typeof props.form === 'string') forms.add(props.form)
    for (const inner of [rows, cells, blocks, ...Object.values(isRecord(slots) ? slots : {})]) collect(inner, anchors, forms)
  }
}
