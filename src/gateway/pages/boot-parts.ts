import type { Boot } from '@schemas/boot'
import type { Locale } from '@schemas/layout/locale'
import { hasRole, type Role, viewFor } from '@schemas/layout/role'
import { pickText } from '@schemas/layout/pick-text'
import { blockDefinition } from '@registry/schemas'
import type { SitePages } from './site-pages'

/**
 * What a document knows of a page that it may link to: frame, title and block types. Nothing of a page that its reader
 * may not see.
 */
export function routeInfo(pages: SitePages, path: string, role: Role, locale: Locale): Boot['routes'] {
  const page = pages.page(path)
  if (!page || !hasRole(role, page.access)) return []
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    else if (value !== null && typeof value === 'object') {
      const { type, version, cells, blocks, slots, rows } = value as Record<string, unknown>
      if (typeof type === 'string' && typeof version === 'number' && blockDefinition(type)) found.add(type)
      for (const below of [cells, blocks, rows]) visit(below)
      if (slots !== null && typeof slots === 'object') Object.values(slots).forEach(visit)
    }
  }
  visit(viewFor(page.views, role))
  return [{ path, frame: page.frame, types: [...found].sort(), title: pickText(page.title, locale) }]
}
