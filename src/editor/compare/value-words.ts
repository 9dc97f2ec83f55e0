import { dateWords } from '@kit/format/date-words'
import type { Locale } from '@schemas/layout/locale'
import { itemOf } from '@schemas/layout/image'
import { isRecord, isSameJson } from '@schemas/layout/json'
import { isRole } from '@schemas/layout/role'
import type { LocalisedText } from '@schemas/layout/text'
import { pageOption } from '../inspector/page/page-words'
import { isSampleFile, sampleName } from '../media/sample-name'
import { findOption } from '../inspector/words/field-words'
import '../inspector/words/more-labels'
import { languageNames, roleNames } from '../state/view-names'

const words = {
  none: { en: 'nothing', th: 'ไม่มี' },
  yes: { en: 'yes', th: 'ใช่' },
  no: { en: 'no', th: 'ไม่' },
  other: { en: 'set', th: 'ตั้งค่าไว้' },
  emptyView: { en: 'a view with nothing in it', th: 'มุมมองที่ไม่มีเนื้อหา' },
  upload: { en: 'a file of the library', th: 'ไฟล์ในคลัง' },
}
/** So much of a value is shown (characters), and so much of what is alike before it. */
const [most, lead] = [240, 40]
/** So many entries of a list are shown. */
const mostEntries = 12

type Given = {
  locale: Locale
  t: (text: LocalisedText, values?: Record<string, string>) => string
  /** Of the block, for what its options are called. */ type?: string
  path?: readonly (string | number)[]
  /** What an upload is called, where that is known. */ fileName?: (asset: string) => string | undefined
  /** The value on the other side: of long ones that is shown in which the two differ. */ beside?: unknown
}

/** A value as a person would say it: its words, its number, what was chosen. */
export function valueWords(value: unknown, given: Given): string {
  const { t, type = '', path = [] } = given
  if (value === undefined || value === null || value === '') return t(words.none)
  if (typeof value === 'boolean') return t(value ? words.yes : words.no)
  if (typeof value === 'string') {
    const option = findOption(type, path[0] === 'props' ? path.slice(1) : path, value)
    return option
      ? t(option)
      : cut(stringWords(value, given), typeof given.beside === 'string' ? stringWords(given.beside, given) : '')
  }
  if (path[0] === 'shown') return shownWords(value, given)
  if (isList(value) && 'beside' in given) return entryWords(value, given)
  return cut(flatWords(value, given), flatWords(given.beside, given)) || t(words.other)
}

/** Roles, languages and days by their names; hours as a span. */
function shownWords(value: unknown, given: Given): string {
  const { locale, t } = given
  const named = (each: unknown): string =>
    typeof each === 'number'
      ? (dateWords[locale].weekdays[each] ?? '')
      : each === 'th' || each === 'en'
        ? t(languageNames[each])
        : isRole(each)
          ? t(roleNames[each])
          : String(each)
  if (Array.isArray(value)) return value.map(named).join(', ')
  if (!isRecord(value)) return named(value)
  if (given.path?.at(-1) !== 'hours')
    return Object.entries(value)
      .map(([key, each]) => shownWords(each, { ...given, path: [key] }))
      .join(' · ')
  const { days, from, until } = value
  return [
    ...(Array.isArray(days) ? [days.map(named).join(', ')] : []),
    ...(from || until ? [`${named(from ?? '00:00')}–${named(until ?? '24:00')}`] : []),
  ].join(' ')
}

/** The same of a setting of the page. */
export function pageValueWords(value: unknown, given: Given): string {
  // What nobody has switched on is not said in the document.
  if (given.path?.[0] === 'noindex') return given.t(value === true ? words.yes : words.no)
  if (given.path?.[0] === 'views' && value !== undefined) return given.t(words.emptyView)
  const option = typeof value === 'string' ? pageOption(given.path?.[0], value, given.t) : undefined
  return option ?? valueWords(value, given)
}

/** Nobody knows an upload by its id. */
const stringWords = (value: string, { t, fileName, path }: Given): string =>
  itemOf(value) !== undefined
    ? fileName?.(value) || t(words.upload)
    : path?.at(-1) === 'asset' && isSampleFile(value)
      ? t(sampleName)
      : value

/** Every word and number in a value, in order; what is in several languages in one. */
function said(value: unknown, given: Given): string[] {
  const { locale } = given
  if (typeof value === 'string') return [stringWords(value, given)]
  if (typeof value === 'number') return [String(value)]
  if (Array.isArray(value)) return value.flatMap((entry) => said(entry, given))
  if (!isRecord(value)) return []
  if (value.type === 'doc') return [richWords(value)]
  const keys = Object.keys(value)
  if (keys.length > 0 && keys.every((key) => key === 'th' || key === 'en'))
    return said(value[locale] ?? value.th ?? value.en, given)
  // What a thing is of, and who it is, is not what it says.
  return keys
    .filter((key) => !['type', 'id', 'kind', 'external', 'focus'].includes(key))
    .flatMap((key) => said(value[key], { ...given, path: [key] }))
}

function richWords(node: Record<string, unknown>): string {
  if (node.type === 'text') return typeof node.text === 'string' ? node.text : ''
  const inside = Array.isArray(node.content) ? node.content.filter(isRecord).map(richWords) : []
  return inside.join(node.type === 'paragraph' || node.type === 'heading' ? '' : ' ').trim()
}

/** A list of things that have several values each. */
const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.some(isRecord)

/** Of such a list the entries that are not alike on both sides, each in a line of its own with its number. */
function entryWords(value: readonly unknown[], given: Given): string {
  const beside = Array.isArray(given.beside) ? given.beside : []
  const least = Math.min(value.length, beside.length)
  let [head, tail] = [0, 0]
  while (head < least && isSameJson(value[head], beside[head])) head += 1
  while (tail < least - head && isSameJson(value.at(-1 - tail), beside.at(-1 - tail))) tail += 1
  const own = value.slice(head, value.length - tail)
  if (own.length === 0) return given.t(words.none)
  const lines = own.slice(0, mostEntries).map((entry, at) => {
    const found = cut(flatWords(entry, given, ', '), flatWords(beside[head + at], given, ', ')) || given.t(words.other)
    return value.length > 1 ? `${head + at + 1}. ${found}` : found
  })
  return [...lines, ...(own.length > mostEntries ? ['…'] : [])].join('\n')
}

const flatWords = (value: unknown, given: Given, between = ' · ') => said(value, given).join(between)

/** As much of a text as is shown: its begin, or where it differs from the other the place where it does. */
function cut(text: string, beside = ''): string {
  if (text.length <= most) return text
  let at = 0
  while (at < text.length && text[at] === beside[at]) at += 1
  if (beside === '' || at < most - lead) return `${text.slice(0, most)}…`
  const word = text.lastIndexOf(' ', at - lead) + 1
  const start = at - word < 2 * lead ? word : at - lead
  return `…${text.slice(start, start + most)}${start + most < text.length ? '…' : ''}`
}
