import type { MenuItem, Space } from '@schemas/site/entities/space'
import type { Locale } from '@schemas/layout/locale'
import type { Block, Row } from '@schemas/layout/page'
import { menuDocument, menuOf, menuSection, menuType, usualMenus } from '@schemas/layout/menu-section'
import { prepareBlock } from '@schemas/layout/prepare'
import type { RenderBlock, RenderRow } from '@schemas/layout/render'
import { resolveSections } from '@schemas/layout/resolve-sections'
import { isShownTo, nextEdge, type Shown } from '@schemas/layout/shown'
import { storedTypes as types } from '@registry/stored-types'
import type { Site } from '../platform/sites'
import { sectionRows } from './site-sections'

/** The sections in which the site's menus can be edited, edited already or not. */
export function menuSections(site: Site): string[] {
  return [...new Set([...usualMenus, ...Object.keys(site.space.menus)])].flatMap((menu) => menuSection(menu) ?? [])
}

const documents = new WeakMap<Site, Map<string, unknown>>()

/** A menu's original entries as the document it is edited in; undefined for any other section. */
export function ownMenu(section: string, site: Site): unknown {
  const menu = menuOf(section)
  if (menu === undefined || !menuSections(site).includes(section)) return undefined
  const known = documents.get(site) ?? new Map<string, unknown>()
  documents.set(site, known)
  if (!known.has(section))
    known.set(section, menuDocument(menu, Object.hasOwn(site.space.menus, menu) ? (site.space.menus[menu] ?? []) : []))
  return known.get(section)
}

/**
 * The menus that a release overrides, by name, as rows, with the sections that they link to. An unreadable one falls
 * back to the site's original.
 */
export function releasedMenus(site: Site): { menu: string; rows: Row[] }[] {
  return Object.keys(site.release.content.sections ?? {}).flatMap((section) => {
    const menu = menuOf(section)
    const rows = menu === undefined ? undefined : sectionRows(site, section)
    return menu !== undefined && rows
      ? [{ menu, rows: resolveSections(rows, (id) => (id === section ? undefined : sectionRows(site, id)), types) }]
      : []
  })
}

type CachedMenus = { menus: Space['menus']; until: number }
const remembered = new WeakMap<Site, Partial<Record<Locale, CachedMenus>>>()

/**
 * The published menus as guests see them in a language at the moment `now` (ms), without entries restricted to a role
 * or another time.
 */
export function menusOf(site: Site, locale: Locale, now = Date.now()): Space['menus'] {
  const perLocale = remembered.get(site) ?? {}
  remembered.set(site, perLocale)
  const known = perLocale[locale]
  if (known && now < known.until) return known.menus
  const { timeZone } = site.space
  const released = releasedMenus(site)
  let until = Number.POSITIVE_INFINITY
  const isSeen = ({ shown }: { shown?: Shown | undefined }) => {
    until = Math.min(until, nextEdge(shown, now, timeZone))
    return isShownTo(shown, { role: 'guest', locale, now, timeZone })
  }
  const menus = {
    ...site.space.menus,
    ...Object.fromEntries(released.map(({ menu, rows }) => [menu, itemsIn(rows, isSeen)])),
  }
  perLocale[locale] = { menus, until }
  return menus
}

type Listed<B> = {
  cells: readonly { blocks: readonly (B & { slots?: Record<string, readonly Listed<B>[]> | undefined })[] }[]
}

/** Every block of the rows in order, nested ones included, within the parts that `isIn` accepts. */
function blocksIn<B>(rows: readonly Listed<B>[], isIn: (node: object) => boolean): B[] {
  return rows
    .filter(isIn)
    .flatMap(({ cells }) => cells.filter(isIn))
    .flatMap(({ blocks }) => blocks.filter(isIn))
    .flatMap((block) => [block, ...Object.values(block.slots ?? {}).flatMap((below) => blocksIn<B>(below, isIn))])
}

function itemsIn(rows: readonly Row[], isSeen: (node: { shown?: Shown | undefined }) => boolean): MenuItem[] {
  return blocksIn<Block>(rows, isSeen).flatMap((block) => {
    const prepared = block.type === menuType ? prepareBlock(block, types) : undefined
    return prepared?.ok ? (prepared.props.items as MenuItem[]) : []
  })
}

/** The entries of a compiled menu document: those its viewer sees, in their language. */
export function entriesIn(rows: readonly RenderRow[]): unknown[] {
  return blocksIn<RenderBlock>(rows, () => true).flatMap(({ type, props }) =>
    type === menuType && Array.isArray(props.items) ? props.items : [],
  )
}
