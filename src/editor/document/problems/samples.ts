import type { FlatBlock } from '@schemas/layout/flat/flat'
import { isRecord } from '@schemas/layout/json'
import type { Locale } from '@schemas/layout/locale'
import { entryOf, isPerLocale } from '../fields/localised'
import type { FieldPath } from '../operations/set-field'
import type { Facts, PageProblem } from './problem'
import type { FilledIn } from './values'

const messages = {
  picture: { en: 'Placeholder picture', th: 'ยังเป็นรูปตัวอย่าง' },
  file: { en: 'Placeholder file', th: 'ยังเป็นไฟล์ตัวอย่าง' },
  text: { en: 'Placeholder text', th: 'ยังเป็นข้อความตัวอย่าง' },
}

const inOne: Record<Locale, { en: string; th: string }> = {
  th: { en: 'Placeholder text in Thai', th: 'ภาษาไทยยังเป็นข้อความตัวอย่าง' },
  en: { en: 'Placeholder text in English', th: 'ภาษาอังกฤษยังเป็นข้อความตัวอย่าง' },
}

/** Reports sample pictures, files and texts that nobody has replaced. */
export function checkSamples(
  { fields: { id, type } }: FlatBlock,
  values: readonly FilledIn[],
  { fresh, locales }: Facts,
): PageProblem[] {
  const { start, hasReadableText: hasUsableWords } = fresh(type) ?? {}
  if (!start) return []
  return values.flatMap(({ field, path, value }): PageProblem[] => {
    const samples = samplesAt(start, path)
    const problem = (at: FieldPath, which: PageProblem['words']): PageProblem => ({
      kind: 'sample',
      level: 'warning',
      node: id,
      path: at,
      words: which,
    })
    if (field.kind === 'image' || field.kind === 'file')
      return isRecord(value) && samples.some((sample) => isRecord(sample) && sample.asset === value.asset)
        ? [problem(path, field.kind === 'image' ? messages.picture : messages.file)]
        : []
    if (hasUsableWords || (field.kind !== 'text' && field.kind !== 'rich-text')) return []
    const isStill = (locale: Locale) => samples.some((sample) => isSample(entryOf(value, locale), sample, locale))
    const still = locales.filter(isStill)
    if (still.length > 0 && (still.length === locales.length || !isPerLocale(value)))
      return [problem(path, messages.text)]
    return still.map((locale) => problem([...path, locale], inOne[locale]))
  })
}

/**
 * The sample values at a path of a new block's props; for a list, those of any of its entries, because items may be
 * moved or re-created. `path` starts at the node.
 */
function samplesAt(start: unknown, [, ...path]: FieldPath): unknown[] {
  return path.reduce<unknown[]>(
    (found, part) =>
      found.flatMap((value) =>
        typeof part === 'number'
          ? Array.isArray(value)
            ? value
            : []
          : isRecord(value) && value[part] !== undefined
            ? [value[part]]
            : [],
      ),
    [start],
  )
}

/** A sample that is the same in every language is a name or a figure, which may be genuine content. */
const isSample = (entry: unknown, sample: unknown, locale: Locale) =>
  isPerLocale(sample) && textIn(entry) === textIn(sample[locale]) && /\p{L}/u.test(textIn(entry))

/** The plain text of a text or a rich-text tree, whatever its marks. */
export function textIn(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (!isRecord(value)) return ''
  return `${typeof value.text === 'string' ? value.text : ''}${Array.isArray(value.content) ? value.content.map(textIn).join('') : ''}`.trim()
}
