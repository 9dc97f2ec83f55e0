import { readKey } from '@schemas/layout/document-key'
import { menuOfKey } from '@schemas/layout/menu-section'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { slotNames } from '@schemas/layout/theme-slots'

type Message = Exclude<LocalisedText, string>

const menuKind = { en: 'Menu', th: 'เมนู' }
export const sectionKind = { en: 'Section', th: 'ส่วนที่บันทึกไว้' }
const page: Message = { en: 'Page settings', th: 'การตั้งค่าหน้า' }
const pageHint: Message = {
  en: 'Select something on the page to edit it. Below are the page settings.',
  th: 'เลือกส่วนใดก็ได้บนหน้าเพื่อแก้ไข ด้านล่างคือการตั้งค่าของหน้านี้',
}

/** What the document is when it is not a page: a frame part, a menu or a saved section. */
export function partKind(key: string): { en: string; th: string } | undefined {
  const place = readKey(key)
  if (place.kind === 'page') return undefined
  return place.kind === 'slot' ? slotNames[place.slot] : menuOfKey(key) === undefined ? sectionKind : menuKind
}

/** Name of a document's general settings. */
export function settingsName(key: string): Message {
  const kind = partKind(key)
  return kind ? { en: `${kind.en} settings`, th: `การตั้งค่า${kind.th}` } : page
}

/** Hint shown while nothing of the document is selected. */
export function settingsHint(key: string): Message {
  const kind = partKind(key)
  return kind
    ? {
        en: `Select a part of it to edit it. Below are the ${kind.en.toLowerCase()} settings.`,
        th: `เลือกส่วนใดก็ได้เพื่อแก้ไข ด้านล่างคือการตั้งค่าของ${kind.th}นี้`,
      }
    : pageHint
}
