import { compileRows } from '@schemas/layout/compile'
import { isRecord } from '@schemas/layout/json'
import type { Locale } from '@schemas/layout/locale'
import { pathParams } from '@schemas/layout/path'
import { hasRole, type Role, viewFor } from '@schemas/layout/role'
import { pickText } from '@schemas/layout/pick-text'
import { storedTypes as types } from '@registry/stored-types'
import { everyBlock } from '@gateway/pages/find-block'
import type { Site } from '@gateway/platform/sites'
import type { Services } from '@gateway/services'

/** A page as the search sees it, in one language and for one role. */
export type PageText = { path: string; title: string; description: string; text: string }

/** A site object represents one release, so derived data lives as long. */
const remembered = new WeakMap<Site, Map<string, { texts: PageText[]; until: number }>>()

/** Texts of every page that a role may open at a fixed address, except pages marked noindex. */
export function pageTexts(services: Services, site: Site, role: Role, locale: Locale, now = Date.now()): PageText[] {
  const perSite = remembered.get(site) ?? new Map<string, { texts: PageText[]; until: number }>()
  remembered.set(site, perSite)
  const key = `${role}:${locale}`
  const known = perSite.get(key)
  if (known && known.until > now) return known.texts
  const pages = services.pages.of(site)
  const texts: PageText[] = []
  let { until } = pages
  for (const path of pages.patterns) {
    const page = pathParams(path).length === 0 ? pages.page(path) : undefined
    if (!page || page.noindex || !hasRole(role, page.access) || (path === '/' && site.clusterId)) continue
    const compiled = compileRows(viewFor(page.views, role)?.rows ?? [], {
      types,
      asset: () => undefined,
      role,
      locale,
      now,
      timeZone: site.space.timeZone,
      explain: false,
      params: {},
      query: {},
      path,
    })
    if (compiled.changesAt) until = Math.min(until, compiled.changesAt)
    const text = everyBlock(compiled.tree.rows)
      .map((block) => humanText(block.props))
      .join(' ')
    texts.push({
      path,
      title: pickText(page.title, locale),
      description: pickText(page.description, locale),
      text: text.slice(0, 100_000),
    })
  }
  perSite.set(key, { texts, until })
  return texts
}

/**
 * Human text among props: names of variants, icons and assets are single Latin tokens without spaces, addresses begin
 * with a slash or a protocol.
 */
function humanText(value: unknown): string {
  if (typeof value === 'string')
    return /[\s\u0e00-\u0e7f]/.test(value) && !/^(?:\/|[a-z]+:)/i.test(value) && !value.includes('<') ? value : ''
  if (Array.isArray(value)) return value.map(humanText).filter(Boolean).join(' ')
  if (!isRecord(value)) return ''
  if (value.type === 'text' && typeof value.text === 'string') return value.text
  return Object.values(value).map(humanText).filter(Boolean).join(' ')
}
