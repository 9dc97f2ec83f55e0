import { isRecord } from './json'
import { type Locale, locales } from './locale'

/** What a new block of a type holds: words and pictures that only show the author where to write. */
export type BlockSamples = {
  /** Valid props of a newly dropped block. */
  start: Record<string, unknown>
  /**
   * The texts may be published unchanged, as a form's labels may: all of them, or those at these paths without list
   * indexes. Other texts are placeholders until a person writes them.
   */
  hasReadableText?: true | readonly string[]
}

type Path = readonly (string | number)[]
/** A value that nobody has replaced; an empty path is the whole block. */
export type Placeholder = { path: Path; kind: 'text' | 'picture' }
/** A language in which a text is still the sample although it is written in another one. */
export type Unwritten = { path: Path; locale: Locale }
type Found = { placeholders: Placeholder[]; unwritten: Unwritten[] }

/**
 * The sample values that are left in a block's props, below `path`. A list's entry is compared with those of any entry
 * of the sample, because entries may be moved or created again. Pure, and total over JSON.
 */
export function findSamples(props: unknown, { start, hasReadableText }: BlockSamples): Found {
  const found: Found = { placeholders: [], unwritten: [] }
  const isReadable = (path: Path) =>
    hasReadableText === true || hasReadableText?.includes(path.filter((part) => typeof part === 'string').join('.'))
  const visit = (value: unknown, samples: readonly unknown[], path: Path): void => {
    if (samples.length === 0) return
    const texts = samples.filter(isWords)
    if (texts.length > 0) {
      if (isReadable(path)) return
      const isSample = (locale: Locale) => texts.some((each) => isSameText(entryOf(value, locale), each[locale]))
      if (!isPerLocale(value)) {
        if (locales.some(isSample)) found.placeholders.push({ path, kind: 'text' })
        return
      }
      const left = locales.filter(isSample)
      const isWritten = locales.some((locale) => !left.includes(locale) && hasText(value[locale]))
      if (left.length > 0 && !isWritten) found.placeholders.push({ path, kind: 'text' })
      else for (const locale of left) found.unwritten.push({ path, locale })
      return
    }
    if (Array.isArray(value)) {
      const inner = samples.flatMap((each) => (Array.isArray(each) ? (each as unknown[]) : []))
      for (const [index, entry] of value.entries()) visit(entry, inner, [...path, index])
      return
    }
    if (!isRecord(value)) return
    const records = samples.filter(isRecord)
    if (typeof value.asset === 'string') {
      if (records.some((each) => each.asset === value.asset)) found.placeholders.push({ path, kind: 'picture' })
      return
    }
    for (const key of Object.keys(value))
      visit(
        value[key],
        records.flatMap((each) => (each[key] === undefined ? [] : [each[key]])),
        [...path, key],
      )
  }
  visit(props, [start], [])
  if (found.placeholders.length === 0 && Array.isArray(hasReadableText) && isUntouched(props, start))
    found.placeholders.push({ path: [], kind: 'text' })
  return found
}

/**
 * A text at `path` of the props without the languages in which it is still the sample, once it is written in one. Holds
 * for every text: what may be published unchanged says something else beside new words.
 */
export function writtenText(value: unknown, path: Path, start: Record<string, unknown>): unknown {
  if (!isPerLocale(value)) return value
  const samples = path
    .reduce<unknown[]>(
      (found, part) =>
        found.flatMap((each) =>
          typeof part === 'number'
            ? Array.isArray(each)
              ? (each as unknown[])
              : []
            : isRecord(each) && each[part] !== undefined
              ? [each[part]]
              : [],
        ),
      [start],
    )
    .filter(isWords)
  const isSample = (locale: Locale) => samples.some((each) => isSameText(value[locale], each[locale]))
  if (!locales.some((locale) => !isSample(locale) && hasText(value[locale]))) return value
  const left = locales.filter(isSample)
  return left.length === 0
    ? value
    : Object.fromEntries(Object.entries(value).filter(([key]) => !left.includes(key as Locale)))
}

/** Whether nothing in the props was written since the block was added. */
function isUntouched(props: unknown, start: Record<string, unknown>): boolean {
  if (!isRecord(props)) return false
  return Object.keys(start).every((key) => JSON.stringify(props[key]) === JSON.stringify(start[key]))
}

/** Whether all texts and pictures of the props are samples. */
export function isOnlySamples(props: unknown, samples: BlockSamples): boolean {
  const { placeholders } = findSamples(props, samples)
  if (placeholders.length === 0) return false
  const at = new Set(placeholders.map(({ path }) => path.join('.')))
  if (at.has('')) return true
  const visit = (value: unknown, samplesHere: readonly unknown[], path: Path): boolean => {
    if (at.has(path.join('.')) && path.length > 0) return true
    // The same in all languages: a name, a figure or a setting as it was added.
    if (samplesHere.some((each) => JSON.stringify(each) === JSON.stringify(value))) return true
    if (Array.isArray(value)) {
      const inner = samplesHere.flatMap((each) => (Array.isArray(each) ? (each as unknown[]) : []))
      return value.every((entry, index) => visit(entry, inner, [...path, index]))
    }
    if (isPerLocale(value)) return !locales.some((locale) => hasText(value[locale]))
    // Names of looks and icons are settings.
    if (!isRecord(value)) return typeof value !== 'string' || (!samplesHere.some(isWords) && /^[a-z0-9-]*$/.test(value))
    if (typeof value.asset === 'string' || (value.type === 'doc' && hasText(value))) return false
    const records = samplesHere.filter(isRecord)
    return Object.keys(value).every((key) =>
      visit(
        value[key],
        records.flatMap((each) => (each[key] === undefined ? [] : [each[key]])),
        [...path, key],
      ),
    )
  }
  return visit(props, [samples.start], [])
}

/**
 * The props without the languages in which a text was never written: readers of these get the language that was. The
 * same object when there are none.
 */
export function withoutUnwritten<T>(props: T, samples: BlockSamples): T {
  return findSamples(props, samples).unwritten.reduce(
    (healed, { path, locale }) => withoutPath(healed, [...path, locale]) as T,
    props,
  )
}

/**
 * The props as visitors get them: without placeholders and links without a target. What the block cannot be without
 * goes with the list entry that it is in, else a text is left empty. Undefined when the block cannot be shown at all.
 */
export function withoutPlaceholders(
  props: Record<string, unknown>,
  samples: BlockSamples | undefined,
  { isValid, hasContent }: { isValid: (props: Record<string, unknown>) => boolean; hasContent: boolean },
): Record<string, unknown> | undefined {
  const healed = samples ? withoutUnwritten(props, samples) : props
  const placeholders = samples ? findSamples(healed, samples).placeholders : []
  if (samples && placeholders.length > 0 && !hasContent && isOnlySamples(healed, samples)) return undefined
  const wanted: { path: Path; kind: 'text' | 'picture' | 'link' }[] = [
    ...placeholders.filter(({ path }) => path.length > 0),
    ...untargeted(healed).map((path) => ({ path: path.slice(0, -1), kind: 'link' as const })),
  ]
  let left: Record<string, unknown> | undefined = healed
  // From the last: removing an entry moves those behind it.
  for (const { path, kind } of wanted.sort((one, other) => byPlace(other.path, one.path))) {
    if (!left || valueAt(left, path) === undefined) continue
    left = removed(left, path, kind, isValid)
  }
  return left
}

/** Without the value, or the smallest part around it that the block can be without. */
function removed(
  props: Record<string, unknown>,
  path: Path,
  kind: 'text' | 'picture' | 'link',
  isValid: (props: Record<string, unknown>) => boolean,
): Record<string, unknown> | undefined {
  const isEntry = typeof path.at(-1) === 'number'
  // A cell of a table stays where it is.
  if (kind !== 'text' || !isEntry) {
    const without = withoutPath(props, path)
    if (isValid(without)) return without
  }
  if (kind !== 'text')
    for (let up = path.length - 1; up > 0; up--) {
      if (typeof path[up - 1] !== 'number') continue
      const without = withoutPath(props, path.slice(0, up))
      if (isValid(without)) return without
    }
  if (kind !== 'text') return undefined
  const blank = withValue(props, path, '')
  return isValid(blank) ? blank : undefined
}

/** Paths of the addresses of links that lead nowhere, `''` or `#`; in rich text the text stays readable without. */
export function untargeted(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => untargeted(entry, [...path, index]))
  if (!isRecord(value)) return []
  if (typeof value.to === 'string' && Object.keys(value).every((key) => linkKeys.has(key)))
    return ['', '#'].includes(value.to.trim()) ? [[...path, 'to']] : []
  return Object.keys(value).flatMap((key) => untargeted(value[key], [...path, key]))
}
const linkKeys = new Set(['to', 'external', 'newTab'])

/** The plain text of a text or a rich-text tree, whatever its marks. */
export function textIn(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (!isRecord(value)) return ''
  return `${typeof value.text === 'string' ? value.text : ''}${Array.isArray(value.content) ? value.content.map(textIn).join('') : ''}`.trim()
}

/** A sample that is the same in every language is a name or a figure, which may be genuine content. */
function isWords(sample: unknown): sample is Partial<Record<Locale, unknown>> {
  return isPerLocale(sample) && locales.some((locale) => /\p{L}/u.test(textIn(sample[locale])))
}
const isSameText = (entry: unknown, sample: unknown) =>
  textIn(entry) !== '' && textIn(entry) === textIn(sample) && !hasMore(entry)
/** A picture or a line in a rich text is content. */
const hasMore = (value: unknown): boolean =>
  isRecord(value) &&
  (value.type === 'image' ||
    value.type === 'horizontalRule' ||
    (Array.isArray(value.content) && value.content.some(hasMore)))
const hasText = (value: unknown) => textIn(value) !== '' || hasMore(value)
const isPerLocale = (value: unknown): value is Partial<Record<Locale, unknown>> =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((key) => (locales as readonly string[]).includes(key))
const entryOf = (value: unknown, locale: Locale) => (isPerLocale(value) ? value[locale] : value)

function byPlace(one: Path, other: Path): number {
  for (let at = 0; at < Math.min(one.length, other.length); at++) {
    const [left, right] = [one[at], other[at]]
    if (left === right) continue
    return typeof left === 'number' && typeof right === 'number'
      ? left - right
      : String(left).localeCompare(String(right))
  }
  return one.length - other.length
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, part) => (at as Record<string | number, unknown> | undefined)?.[part], value)

/** A copy without one value; what is not on the path is the same object. */
export function withoutPath<T>(value: T, [key, ...rest]: Path): T {
  if (key === undefined) return value
  if (rest.length > 0) return withKey(value, key, withoutPath((value as never)[key], rest))
  if (Array.isArray(value)) return value.filter((_, index) => index !== key) as T
  const { [key as never]: _, ...others } = value as Record<string, unknown>
  return others as T
}
const withValue = <T>(value: T, [key, ...rest]: Path, next: unknown): T =>
  key === undefined ? (next as T) : withKey(value, key, withValue((value as never)[key], rest, next))
const withKey = <T>(value: T, key: string | number, next: unknown): T =>
  Array.isArray(value)
    ? (value.map((entry: unknown, index) => (index === key ? next : entry)) as T)
    : { ...value, [key]: next }
