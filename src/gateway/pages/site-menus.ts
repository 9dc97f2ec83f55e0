import type { MenuItem, Space } from '@schemas/entities/space'
import type { Row } from '@schemas/layout/page'
import { menuDocument, menuOf, menuSection, menuType, usualMenus } from '@schemas/layout/menu-section'
import { prepareBlock } from '@schemas/layout/prepare'
import { readSlot } from '@schemas/layout/read'
import type { RenderRow } from '@schemas/layout/render'
import { blockMigrations } from '@registry/migrations'
import { blockDefinition } from '@registry/schemas'
import type { Site } from '../platform/sites'

const types = { definition: blockDefinition, migrations: blockMigrations }

/** The sections that the site's menus can be edited in, whether anybody has done so or not. */
export function menuSections(site: Site): string[] {
  return [...new Set([...usualMenus, ...Object.keys(site.space.menus)])].flatMap((menu) => menuSection(menu) ?? [])
}

const documents = new WeakMap<Site, Map<string, unknown>>()

/** What the site was made with, as the document that a menu is edited as; undefined for any other section. */
export function ownMenu(section: string, site: Site): unknown {
  const menu = menuOf(section)
  if (menu === undefined || !menuSections(site).includes(section)) return undefined
  const known = documents.get(site) ?? new Map<string, unknown>()
  documents.set(site, known)
  if (!known.has(section)) known.set(section, menuDocument(menu, Object.hasOwn(site.space.menus, menu) ? (site.space.menus[menu] ?? []) : []))
  return known.get(section)
}

/** The menus that a release has made of the site's, by name, as rows. One that cannot be read is the site's own. */
export function releasedMenus(site: Site): { menu: string; rows: Row[] }[] {
  return Object.entries(site.release.content.sections ?? {}).flatMap(([section, document]) => {
    const menu = menuOf(section)
    if (menu === undefined || document === null) return []
    const read = readSlot(document)
    return read.ok ? [{ menu, rows: read.value.rows }] : []
  })
}

const remembered = new WeakMap<Site, Space['menus']>()

/** The site's menus as they are published, of what everybody sees at any time: what is for some, or for a while, is theirs to be told. */
export function menusOf(site: Site): Space['menus'] {
  const known = remembered.get(site) ?? { ...site.space.menus, ...Object.fromEntries(releasedMenus(site).map(({ menu, rows }) => [menu, itemsIn(rows)])) }
  remembered.set(site, known)
  return known
}

function itemsIn(rows: readonly Row[]): MenuItem[] {
  const isForAll = ({ shown }: { shown?: unknown }) => shown === undefined
  return rows.filter(isForAll).flatMap(({ cells }) => cells.filter(isForAll)).flatMap(({ blocks }) => blocks.filter(isForAll)).flatMap((block) => {
    const prepared = block.type === menuType ? prepareBlock(block, types) : undefined
    return prepared?.ok ? (prepared.props.items as MenuItem[]) : []
  })
}

/** The entries of a menu's document that was compiled for somebody: in their language, and those that they see. */
export function entriesIn(rows: readonly RenderRow[]): unknown[] {
  return rows.flatMap(({ cells }) => cells).flatMap(({ blocks }) => blocks).flatMap(({ type, props }) => (type === menuType && Array.isArray(props.items) ? props.items : []))
}
