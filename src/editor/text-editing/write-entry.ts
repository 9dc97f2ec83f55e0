import { isRecord } from '@schemas/layout/json'
import type { Locale } from '@schemas/layout/locale'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { FieldPath } from '../document/operations/set-field'
import { isPerLocale, withEntry } from '../document/fields/localised'
import { writing } from '../document/writing'
import type { FormPlace } from '../state/form-place'
import type { Builder } from '../state/builder'

/** Combines the stored text with a new entry in one language. */
export type MakeEntry = typeof withEntry

type Options = {
  /** Where the text's block is stored. */
  place: FormPlace
  /** From the block's props to the text in all its languages. */
  base: FieldPath
  locale: Locale
  value: unknown
  label: LocalisedText
  /** Splits a text shared by all languages into one per language. */
  isSplit?: boolean
  entry?: MakeEntry | undefined
}

/**
 * Writes a block's text in one language into the current value, which may have got another language since editing
 * began.
 */
export function writeEntry(
  builder: Pick<Builder, 'edit'>,
  { place, base, locale, value, label, isSplit = false, entry = withEntry }: Options,
): void {
  const next = writing.settle(place.type(), base, entry(textAt(place, base), locale, value, isSplit))
  builder.edit(
    label,
    (edit) => place.set(edit, ['props', ...base], next),
    `write ${place.key} ${base.join('.')} ${locale}`,
  )
}

/** A block's text in all its languages; undefined when the block no longer has it. */
export const textAt = (place: FormPlace, base: FieldPath): unknown => textIn(place.read()?.props, base)

/** The same of any props. */
export function textIn(props: Record<string, unknown> | undefined, base: FieldPath): unknown {
  let value: unknown = props
  for (const part of base)
    value = isRecord(value) || Array.isArray(value) ? (value as Record<string | number, unknown>)[part] : undefined
  return value
}

/** Whether a text has its own entry in a language. */
export const hasOwnEntry = (text: unknown, locale: Locale): boolean =>
  isPerLocale(text) && text[locale] !== undefined && text[locale] !== ''
