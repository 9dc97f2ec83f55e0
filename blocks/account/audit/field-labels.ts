import { blockNames } from 'virtual:block-names'
import { commonFields } from '@kit/prop-labels'
import { auditFieldText } from '@schemas/area-audits'
import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import { menuOfKey, menuTitle } from '@schemas/layout/menu-section'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import { leafMessage } from '@schemas/layout/theme-names'
import { slotNames } from '@schemas/layout/theme-slots'

type LocaleText = Readonly<Record<Locale, string>>

/** Path steps that belong to storage and mean nothing to readers. */
const unsaid: ReadonlySet<string> = new Set(['props', 'fields', 'overrides', 'tokens', 'leaves', 'base', 'content'])

const languages: Record<string, LocaleText> = { th: { en: 'Thai', th: 'ไทย' }, en: { en: 'English', th: 'อังกฤษ' } }

/** Fields that several areas share, by stored name; an area's own are in `schemas/<area>/audit.ts`. */
const names: Readonly<Record<string, LocaleText>> = {
  title: { en: 'Title', th: 'ชื่อ' },
  name: { en: 'Name', th: 'ชื่อ' },
  file: { en: 'File', th: 'ไฟล์' },
  at: { en: 'When', th: 'เวลา' },
  endsAt: { en: 'Ends', th: 'สิ้นสุด' },
  email: { en: 'Email', th: 'อีเมล' },
  state: { en: 'Status', th: 'สถานะ' },
}

const nameOf = (field: string): LocaleText | undefined => own(names, field) ?? auditFieldText(field)

const answers: Readonly<Record<string, LocaleText>> = { true: { en: 'yes', th: 'ใช่' }, false: { en: 'no', th: 'ไม่ใช่' } }

/** Documents other than pages, by key. */
const documents: Readonly<Record<string, LocaleText>> = {
  'slot:header': slotNames.header,
  'slot:subheader': slotNames.subheader,
  'slot:footer': slotNames.footer,
  'slot:workspace': slotNames.workspace,
  theme: { en: 'Site theme', th: 'ธีมของเว็บไซต์' },
}

/** Label of a value's path, with the language last. Unknown steps show their own name, split into words. */
export function fieldLabel(path: readonly string[], locale: Locale): string {
  const inTheme = path[0] === 'tokens' ? path.slice(1) : path
  for (let end = inTheme.length; end > 1; end--) {
    const known = leafMessage(inTheme.slice(0, end).join('.'))
    if (known) return [known[locale], ...inTheme.slice(end).map((step) => stepLabel(step, locale))].join(' · ')
  }
  const visibleSteps = path.filter((step) => !unsaid.has(step))
  const last = visibleSteps.at(-1)
  const language = last !== undefined && visibleSteps.length > 1 ? own(languages, last) : undefined
  const steps = language ? visibleSteps.slice(0, -1) : visibleSteps
  const labels: string[] = []
  for (let at = 0; at < steps.length; at++) {
    const pair = nameOf(steps.slice(at, at + 2).join('.'))
    if (pair && at + 1 < steps.length) {
      labels.push(pair[locale])
      at += 1
    } else labels.push(stepLabel(steps[at] as string, locale))
  }
  return `${labels.join(' · ')}${language ? ` (${language[locale]})` : ''}`
}

/** Own properties only: a user-defined name such as `constructor` must not match an inherited one. */
const own = <T>(list: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(list, name) ? list[name] : undefined

const stepLabel = (step: string, locale: Locale): string =>
  nameOf(step)?.[locale] ??
  own(commonFields, step)?.[locale === 'th' ? 1 : 0] ??
  (/^\d+$/.test(step) ? String(Number(step) + 1) : spaced(step))

/** Splits `showContact` and `content/rich-text` into words. */
const spaced = (name: string): string => {
  const text = name
    .replace(/^.*\//, '')
    .replaceAll(/[-_]+/g, ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Name of a part: the user's name for it, otherwise its type. */
export const partLabel = (part: string, locale: Locale): string =>
  own(blockNames, part)?.[locale] ?? (/^[a-z][\w-]*\/[\w-]+$/.test(part) ? spaced(part) : part)

const upload = {
  one: { en: 'a library file', th: 'ไฟล์ในคลัง' },
  other: { en: 'another library file', th: 'ไฟล์อื่นในคลัง' },
}
const isUpload = (value: string) => /^item-[\da-f-]{36}$/.test(value)

/** A stored value as display text; `instead` is the value it replaced. */
export function valueLabel(value: string, path: readonly string[], locale: Locale, instead = ''): string {
  if (isUpload(value)) return upload[isUpload(instead) ? 'other' : 'one'][locale]
  if (path.includes('locales') && languages[value]) return languages[value][locale]
  // Elsewhere the same characters are user text.
  return path.includes('documents') ? keyLabel(value, locale) : (own(answers, value)?.[locale] ?? value)
}

export type Titles = Readonly<Record<string, LocalisedText>>

const section = {
  named: { en: 'Section “{name}”', th: 'ส่วนที่บันทึกไว้ “{name}”' },
  some: { en: 'A section', th: 'ส่วนที่บันทึกไว้' },
}

/**
 * Display name of a document given only by key. `titles` holds the titles of pages, shown with their address, and of
 * sections, whose ids mean nothing to readers.
 */
export function keyLabel(key: string, locale: Locale, titles: Titles = {}): string {
  const name = pickText(own(titles, key), locale)
  if (key.startsWith('page:')) return name ? `${name} (${key.slice('page:'.length)})` : key.slice('page:'.length)
  if (!key.startsWith('section:')) return own(documents, key)?.[locale] ?? key
  const menu = menuOfKey(key)
  if (menu !== undefined) return pickText(menuTitle(menu), locale)
  return name ? fillText(section.named[locale], { name }) : section.some[locale]
}
