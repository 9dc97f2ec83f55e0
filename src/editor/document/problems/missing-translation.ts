import type { FlatBlock, FlatPage } from '@schemas/layout/flat/flat'
import { isRecord } from '@schemas/layout/json'
import type { Locale } from '@schemas/layout/locale'
import { entryOf, isPerLocale } from '../../inspector/fields/localised'
import type { FieldPath } from '../operations/set-field'
import type { Facts, PageProblem } from './problem'
import { samplesAt } from './samples'
import type { FilledIn } from './values'

const words: Record<'missing' | 'sample', Record<Locale, { en: string; th: string }>> = {
  missing: {
    th: { en: 'Not yet written in Thai.', th: 'ยังไม่มีข้อความภาษาไทย' },
    en: { en: 'Not yet written in English.', th: 'ยังไม่มีข้อความภาษาอังกฤษ' },
  },
  sample: {
    th: { en: 'In Thai the sample words still stand here.', th: 'ภาษาไทยยังเป็นข้อความตัวอย่าง' },
    en: { en: 'In English the sample words still stand here.', th: 'ภาษาอังกฤษยังเป็นข้อความตัวอย่าง' },
  },
}

/** Texts of a block that one of the site's languages lacks, or has only as they came with the block, where another has words of somebody's. What is written once is the same in all. */
export function checkWords({ fields: { id, type } }: FlatBlock, values: readonly FilledIn[], { locales, start }: Pick<Facts, 'locales' | 'start'>): PageProblem[] {
  return values.flatMap(({ field, path, value }) => {
    if (field.kind === 'image') return isRecord(value) ? unwritten(value.alt, [], [...path, 'alt'], locales, id) : []
    return field.kind === 'text' || field.kind === 'rich-text' ? unwritten(value, samplesAt(start(type), path), path, locales, id) : []
  })
}

/** The same for what the page says of itself. */
export function checkPageTranslations({ fields }: Pick<FlatPage, 'fields'>, locales: readonly Locale[]): PageProblem[] {
  return [unwritten(fields.title, [], ['title'], locales), unwritten(fields.description, [], ['description'], locales), unwritten(fields.image?.alt, [], ['image', 'alt'], locales)].flat()
}

function unwritten(value: unknown, samples: readonly unknown[], path: FieldPath, locales: readonly Locale[], node?: string): PageProblem[] {
  if (!isPerLocale(value)) return []
  const there = locales.filter((locale) => hasWords(value[locale]))
  const sampled = there.filter((locale) => samples.some((sample) => isSample(value[locale], entryOf(sample, locale))))
  // What nobody has written in any language says the same in all of them, as it came.
  const lacking = sampled.length === there.length ? [] : sampled
  const said = (locale: Locale, why: keyof typeof words): PageProblem => ({ kind: 'translation', level: 'warning', path: [...path, locale], words: words[why][locale], ...(node === undefined ? {} : { node }) })
  return locales.flatMap((locale) => (lacking.includes(locale) ? said(locale, 'sample') : there.length === 0 || there.includes(locale) ? [] : said(locale, 'missing')))
}

/** Whether a text is the sample's; a year or a number alone may be anybody's. */
const isSample = (text: unknown, sample: unknown) => (typeof text === 'string' ? text === sample && /\p{L}/u.test(text) : JSON.stringify(text) === JSON.stringify(sample))

/** Whether a text, or a tree of rich text, has a letter in it; a picture or a line is worth as much. */
function hasWords(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (!isRecord(value)) return false
  if (typeof value.text === 'string') return value.text.trim() !== ''
  if (value.type === 'image' || value.type === 'horizontalRule') return true
  return Array.isArray(value.content) && value.content.some(hasWords)
}
