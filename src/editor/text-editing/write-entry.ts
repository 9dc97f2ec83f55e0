import { isRecord } from '@schemas/layout/json'
import type { Locale } from '@schemas/layout/locale'
import type { LocalisedText } from '@schemas/layout/text'
import type { FieldPath } from '../document/operations/set-field'
import { isPerLocale, withEntry } from '../inspector/fields/localised'
import type { FormPlace } from '../inspector/form/form-place'
import type { Builder } from '../state/builder'

/** What is kept of a text with another one in one language. */
export type MakeEntry = typeof withEntry

type Options = {
  /** Where the text's block stands. */
  place: FormPlace
  /** From the block's props to the text in all its languages. */
  base: FieldPath
  locale: Locale
  value: unknown
  label: LocalisedText
  /** Gives a text that was the same in all languages one of its own for each. */
  isSplit?: boolean
  entry?: MakeEntry | undefined
}

/** Writes a block's text in one language as it stands now: it may have got another language since somebody began to write. */
export function writeEntry(
  builder: Pick<Builder, 'edit'>,
  { place, base, locale, value, label, isSplit = false, entry = withEntry }: Options,
): void {
  const next = entry(textAt(place, base), locale, value, isSplit)
  builder.edit(
    label,
    (edit) => place.set(edit, ['props', ...base], next),
    `write ${place.key} ${base.join('.')} ${locale}`,
  )
}

/** A block's text in all its languages; undefined where the block has none there any more. */
export const textAt = (place: FormPlace, base: FieldPath): unknown => textIn(place.read()?.props, base)

/** The same of any props. */
export function textIn(props: Record<string, unknown> | undefined, base: FieldPath): unknown {
  let value: unknown = props
  for (const part of base)
    value = isRecord(value) || Array.isArray(value) ? (value as Record<string | number, unknown>)[part] : undefined
  return value
}

/** Whether a text has an entry in a language that is its own. */
export const hasOwnEntry = (text: unknown, locale: Locale): boolean =>
  isPerLocale(text) && text[locale] !== undefined && text[locale] !== ''
