import type { BlockField } from '@kit/block-editor'
import { blockEditor } from '@registry/block-kits'
import { providerNames } from '@schemas/layout/embed-providers'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { FieldOf, PropPath, Variant } from '../../document/fields/field'
import { fieldEntry, optionEntry } from './dictionary'

type Message = { en: string; th: string }
const both = (entry: readonly [string, string, ...unknown[]]): Message => ({ en: entry[0], th: entry[1] })

/** The path as used by editors and dictionaries, without indices: `items.text`. */
export function pathKey(path: PropPath): string {
  return path.filter((part) => typeof part === 'string').join('.')
}

/** The block's own definition of the field. */
export function ownField(type: string, path: PropPath): BlockField | undefined {
  return blockEditor(type)?.fields?.[pathKey(path)]
}

const lastName = (path: PropPath): string => path.findLast((part) => typeof part === 'string') ?? ''

/** The label of a field; undefined when it has none. */
export function findLabel(type: string, path: PropPath): LocalisedText | undefined {
  const known = fieldEntry(lastName(path))
  return ownField(type, path)?.label ?? (known && both(known))
}

/** The label of a field; falls back to its name. */
export function labelOf(type: string, path: PropPath): LocalisedText {
  return findLabel(type, path) ?? lastName(path)
}

/**
 * A help line; undefined when the label is enough. A label from the block itself does not get the dictionary's help.
 */
export function helpOf(type: string, path: PropPath): LocalisedText | undefined {
  const own = ownField(type, path)
  if (own?.help) return own.help
  const [, , en, th] = (own?.label ? undefined : fieldEntry(lastName(path))) ?? []
  return en === undefined || th === undefined ? undefined : { en, th }
}

/** The label of an option; undefined when it has none. */
export function findOption(type: string, path: PropPath, option: string): LocalisedText | undefined {
  const own = ownField(type, path)?.options?.[option]
  if (own) return own
  const known = optionEntry(lastName(path), option)
  if (known) return both(known)
  // A ratio is its own label in every language.
  return /^\d+[/:]\d+$/.test(option) ? option.replace('/', ':') : undefined
}

export function optionOf(type: string, path: PropPath, option: string): LocalisedText {
  return findOption(type, path, option) ?? option
}

/** The label of a variant; undefined when it has none. */
export function findVariant(
  type: string,
  path: PropPath,
  field: FieldOf<'union' | 'embed'>,
  { name }: Variant,
): LocalisedText | undefined {
  if (field.kind === 'embed') return providerNames[name as keyof typeof providerNames]
  if (field.key !== undefined) return findOption(type, path, name)
  const known = optionEntry('shape', name)
  return known && both(known)
}

export function variantLabel(
  type: string,
  path: PropPath,
  field: FieldOf<'union' | 'embed'>,
  variant: Variant,
): LocalisedText {
  return findVariant(type, path, field, variant) ?? variant.name
}
