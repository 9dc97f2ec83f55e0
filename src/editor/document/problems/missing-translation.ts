import type { FlatBlock, FlatPage } from '@schemas/layout/flat/flat'
import { isRecord } from '@schemas/layout/json'
import type { Locale } from '@schemas/layout/locale'
import { isPerLocale } from '../fields/localised'
import type { FieldPath } from '../operations/set-field'
import { parentId } from '../rules'
import type { PageProblem } from './problem'
import type { FilledIn } from './values'

const messages: Record<Locale, { en: string; th: string }> = {
  th: { en: 'No Thai text yet.', th: 'ยังไม่มีข้อความภาษาไทย' },
  en: { en: 'No English text yet.', th: 'ยังไม่มีข้อความภาษาอังกฤษ' },
}

/**
 * Reports texts of a block that are missing in one of the site's languages but written in another. A text written once
 * is the same in all languages.
 */
export function checkTranslations(
  { fields: { id } }: FlatBlock,
  values: readonly FilledIn[],
  locales: readonly Locale[],
): PageProblem[] {
  if (locales.length < 2) return []
  return values.flatMap(({ field, path, value }) => {
    if (field.kind === 'image') return isRecord(value) ? missing(value.alt, [...path, 'alt'], locales, id) : []
    return field.kind === 'text' || field.kind === 'rich-text' ? missing(value, path, locales, id) : []
  })
}

/** The same for the page's own texts. */
export function checkPageTranslations({ fields }: Pick<FlatPage, 'fields'>, locales: readonly Locale[]): PageProblem[] {
  if (locales.length < 2) return []
  return [
    missing(fields.title, ['title'], locales),
    missing(fields.description, ['description'], locales),
    missing(fields.image?.alt, ['image', 'alt'], locales),
  ].flat()
}

/**
 * Whether a part is visible at all in the language it lacks: no translation is missing when it, or an ancestor, is
 * shown in another language only.
 */
export function isMissed({ nodes }: Pick<FlatPage, 'nodes'>, node: string, path: FieldPath = []): boolean {
  const locale = path.at(-1)
  for (let at = nodes.get(node); at; at = nodes.get(parentId(at.parent) ?? ''))
    if (at.fields.shown?.locales?.every((each) => each !== locale)) return false
  return true
}

/** Number of texts of a block, or of the page's fields, that are written in at least one language. */
export const countTexts = (values: readonly FilledIn[]): number =>
  values.filter(({ field, value }) =>
    field.kind === 'image'
      ? isRecord(value) && isWritten(value.alt)
      : (field.kind === 'text' || field.kind === 'rich-text') && isWritten(value),
  ).length
export const countPageTexts = ({ fields }: Pick<FlatPage, 'fields'>): number =>
  [fields.title, fields.description, fields.image?.alt].filter(isWritten).length

const isWritten = (value: unknown) => (isPerLocale(value) ? Object.values(value).some(hasText) : hasText(value))

function missing(value: unknown, path: FieldPath, locales: readonly Locale[], node?: string): PageProblem[] {
  if (!isPerLocale(value)) return []
  const lacking = locales.filter((locale) => !hasText(value[locale]))
  if (lacking.length === locales.length) return []
  return lacking.map((locale) => ({
    kind: 'translation',
    level: 'warning',
    path: [...path, locale],
    words: messages[locale],
    ...(node === undefined ? {} : { node }),
  }))
}

/** Whether a text or rich-text tree contains a letter; a picture or a dividing line counts as well. */
function hasText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (!isRecord(value)) return false
  if (typeof value.text === 'string') return value.text.trim() !== ''
  if (value.type === 'image' || value.type === 'horizontalRule') return true
  return Array.isArray(value.content) && value.content.some(hasText)
}
