import { dateNames } from '@kit/format/date-names'
import type { Locale } from '@schemas/layout/locale'
import { itemOf } from '@schemas/layout/item-asset'
import { isRecord, isSameJson } from '@schemas/layout/json'
import { isRole } from '@schemas/layout/role'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { pageOption } from '../inspector/page/page-messages'
import { isSampleFile, sampleName } from '../media/sample-name'
import { findOption } from '../inspector/labels/field-labels'
import '../inspector/labels/more-labels'
import { languageNames, roleNames } from '../state/view-names'

const messages = {
  none: { en: 'nothing', th: 'ไม่มี' },
  yes: { en: 'yes', th: 'ใช่' },
  no: { en: 'no', th: 'ไม่' },
  other: { en: 'set', th: 'ตั้งค่าไว้' },
  emptyView: { en: 'an empty view', th: 'มุมมองที่ไม่มีเนื้อหา' },
  upload: { en: 'a library file', th: 'ไฟล์ในคลัง' },
}
/** Longest text shown (characters), and how much of the equal beginning is kept. */
const [maxLength, lead] = [240, 40]
/** Most entries shown of a list. */
const maxEntries = 12

type DescribeOptions = {
  locale: Locale
  t: (text: LocalisedText, values?: Record<string, string>) => string
  /** Type of the block, for the labels of its options. */ type?: string
  path?: readonly (string | number)[]
  /** Name of an upload, if known. */ fileName?: (asset: string) => string | undefined
  /** The value on the other side: of long values, the differing part is shown. */ other?: unknown
}

/** A value as text for people: its words, its number, the label of the chosen option. */
export function describeValue(value: unknown, options: DescribeOptions): string {
  const { t, type = '', path = [] } = options
  if (value === undefined || value === null || value === '') return t(messages.none)
  if (typeof value === 'boolean') return t(value ? messages.yes : messages.no)
  if (typeof value === 'string') {
    const option = findOption(type, path[0] === 'props' ? path.slice(1) : path, value)
    return option
      ? t(option)
      : cut(
          describeString(value, options),
          typeof options.other === 'string' ? describeString(options.other, options) : '',
        )
  }
  if (path[0] === 'shown') return describeVisibility(value, options)
  if (isList(value) && 'other' in options) return describeEntries(value, options)
  return cut(describeFlat(value, options), describeFlat(options.other, options)) || t(messages.other)
}

/** Roles, languages and days by their names; hours as a range. */
function describeVisibility(value: unknown, options: DescribeOptions): string {
  const { locale, t } = options
  const named = (each: unknown): string =>
    typeof each === 'number'
      ? (dateNames[locale].weekdays[each] ?? '')
      : each === 'th' || each === 'en'
        ? t(languageNames[each])
        : isRole(each)
          ? t(roleNames[each])
          : String(each)
  if (Array.isArray(value)) return value.map(named).join(', ')
  if (!isRecord(value)) return named(value)
  if (options.path?.at(-1) !== 'hours')
    return Object.entries(value)
      .map(([key, each]) => describeVisibility(each, { ...options, path: [key] }))
      .join(' · ')
  const { days, from, until } = value
  return [
    ...(Array.isArray(days) ? [days.map(named).join(', ')] : []),
    ...(from || until ? [`${named(from ?? '00:00')}–${named(until ?? '24:00')}`] : []),
  ].join(' ')
}

/** Like `describeValue`, for a page setting. */
export function describePageValue(value: unknown, options: DescribeOptions): string {
  // A switch that was never used is absent from the document.
  if (options.path?.[0] === 'noindex' || options.path?.[0] === 'offline')
    return options.t(value === true ? messages.yes : messages.no)
  if (options.path?.[0] === 'views' && value !== undefined) return options.t(messages.emptyView)
  const option = typeof value === 'string' ? pageOption(options.path?.[0], value, options.t) : undefined
  return option ?? describeValue(value, options)
}

/** Upload ids mean nothing to people. */
const describeString = (value: string, { t, fileName, path }: DescribeOptions): string =>
  itemOf(value) !== undefined
    ? fileName?.(value) || t(messages.upload)
    : path?.at(-1) === 'asset' && isSampleFile(value)
      ? t(sampleName)
      : value

/** Every word and number in a value, in order. Localised values in one language only. */
function textParts(value: unknown, options: DescribeOptions): string[] {
  const { locale } = options
  if (typeof value === 'string') return [describeString(value, options)]
  if (typeof value === 'number') return [String(value)]
  if (Array.isArray(value)) return value.flatMap((entry) => textParts(entry, options))
  if (!isRecord(value)) return []
  if (value.type === 'doc') return [describeRichText(value)]
  const keys = Object.keys(value)
  if (keys.length > 0 && keys.every((key) => key === 'th' || key === 'en'))
    return textParts(value[locale] ?? value.th ?? value.en, options)
  // Type and identity keys are not content.
  return keys
    .filter((key) => !['type', 'id', 'kind', 'external', 'focus'].includes(key))
    .flatMap((key) => textParts(value[key], { ...options, path: [key] }))
}

function describeRichText(node: Record<string, unknown>): string {
  if (node.type === 'text') return typeof node.text === 'string' ? node.text : ''
  const inside = Array.isArray(node.content) ? node.content.filter(isRecord).map(describeRichText) : []
  return inside.join(node.type === 'paragraph' || node.type === 'heading' ? '' : ' ').trim()
}

/** A list whose entries have several values each. */
const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.some(isRecord)

/** The list entries that differ between the two sides, one line each with its number. */
function describeEntries(value: readonly unknown[], options: DescribeOptions): string {
  const otherEntries = Array.isArray(options.other) ? options.other : []
  const least = Math.min(value.length, otherEntries.length)
  let [head, tail] = [0, 0]
  while (head < least && isSameJson(value[head], otherEntries[head])) head += 1
  while (tail < least - head && isSameJson(value.at(-1 - tail), otherEntries.at(-1 - tail))) tail += 1
  const own = value.slice(head, value.length - tail)
  if (own.length === 0) return options.t(messages.none)
  const lines = own.slice(0, maxEntries).map((entry, at) => {
    const found =
      cut(describeFlat(entry, options, ', '), describeFlat(otherEntries[head + at], options, ', ')) ||
      options.t(messages.other)
    return value.length > 1 ? `${head + at + 1}. ${found}` : found
  })
  return [...lines, ...(own.length > maxEntries ? ['…'] : [])].join('\n')
}

const describeFlat = (value: unknown, options: DescribeOptions, between = ' · ') =>
  textParts(value, options).join(between)

/** As much of a text as is shown: its beginning, or the place where it differs from the other one. */
function cut(text: string, other = ''): string {
  if (text.length <= maxLength) return text
  let at = 0
  while (at < text.length && text[at] === other[at]) at += 1
  if (other === '' || at < maxLength - lead) return `${text.slice(0, maxLength)}…`
  const word = text.lastIndexOf(' ', at - lead) + 1
  const start = at - word < 2 * lead ? word : at - lead
  return `…${text.slice(start, start + maxLength)}${start + maxLength < text.length ? '…' : ''}`
}
