import type { MenuItem } from '../site/entities/space'
import { sectionKey } from './document-key'
import type { LocalisedText } from './pick-text'

/** The block that a menu's document consists of. */
export const menuType = 'site/navigation-menu'

/** Most entries of a list. */
export const maxEntries = 60

const prefix = 'menu-'
/** The allowed rest of a section's id. */
const name = /^[a-z0-9-]{1,35}$/

/** The section in which a menu is edited; undefined for a name that no section can have. */
export const menuSection = (menu: string): string | undefined => (name.test(menu) ? `${prefix}${menu}` : undefined)

/** The menu that a section is edited as; undefined for any other section. */
export const menuOf = (section: string): string | undefined =>
  section.startsWith(prefix) && name.test(section.slice(prefix.length)) ? section.slice(prefix.length) : undefined

/** The same, for a document's key. */
export const menuOfKey = (key: string): string | undefined =>
  key.startsWith(sectionKey('')) ? menuOf(key.slice(sectionKey('').length)) : undefined

/** Menus that blocks use by default: every site can have them. */
export const usualMenus = ['main', 'footer', 'legal'] as const

const titles: Record<string, LocalisedText> = {
  main: { en: 'Main menu', th: 'เมนูหลัก' },
  footer: { en: 'Footer menu', th: 'เมนูส่วนท้าย' },
  legal: { en: 'Legal menu', th: 'เมนูข้อกำหนด' },
}

/** A menu's title for managers. */
export const menuTitle = (menu: string): LocalisedText => titles[menu] ?? { en: `Menu “${menu}”`, th: `เมนู “${menu}”` }

/**
 * A menu as an editable document, until someone has changed it: a list, followed by more where one cannot hold all
 * entries. Pure: the same menu gives the same document.
 */
export function menuDocument(menu: string, items: readonly MenuItem[]): Record<string, unknown> {
  const blocks = Array.from({ length: Math.max(1, Math.ceil(items.length / maxEntries)) }, (_, at) => ({
    id: at === 0 ? 'entries' : `entries-${at + 1}`,
    type: menuType,
    version: 1,
    props: { menu: '', items: items.slice(at * maxEntries, (at + 1) * maxEntries), direction: 'column', depth: 3 },
  }))
  return { format: 1, title: menuTitle(menu), rows: [{ id: 'menu', cells: [{ id: 'list', blocks }] }] }
}
