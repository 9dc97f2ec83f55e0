import type { Locale } from '@schemas/layout/locale'
import { itemOf } from '@schemas/layout/item-asset'
import { isRecord } from '@schemas/layout/json'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import { isSampleFile, sampleName } from '../../media/sample-name'
import type { Field } from '../../document/fields/field'
import { variantOf } from '../../document/fields/schema-fields'

/** What distinguishes a list item from the others: its first text, its picture, its icon. */
export type Summary = { words: string; asset?: string; icon?: string }

/** `uploads` holds what is known of uploads named in documents: an upload's own name means nothing to a person. */
export function summarise(
  field: Field,
  value: unknown,
  locale: Locale,
  uploads: Readonly<Record<string, { name: string }>>,
): Summary {
  const found: Summary = { words: '' }
  /** Text alternative of a picture. */
  let shows = ''
  /** Names and addresses, used when there is no text. */
  let otherwise = ''
  const named = (name: string) =>
    isSampleFile(name) ? pickText(sampleName, locale) : itemOf(name) === undefined ? name : (uploads[name]?.name ?? '')
  const visit = (at: Field, here: unknown): void => {
    if (here === undefined || here === null) return
    switch (at.kind) {
      case 'text':
        found.words ||= pickText(here as LocalisedText, locale)
        break
      case 'rich-text':
        found.words ||= firstText(here, locale)
        break
      case 'string':
      case 'path':
      case 'reference':
      case 'date':
        if (typeof here === 'string') otherwise ||= itemOf(here) === undefined ? here : named(here)
        break
      case 'number':
        if (typeof here === 'number') otherwise ||= String(here)
        break
      case 'boolean':
        otherwise ||= here === true ? '✓' : '–'
        break
      case 'image':
        if (!isRecord(here) || typeof here.asset !== 'string') break
        found.asset ??= here.asset
        shows ||= pickText((here.alt ?? undefined) as LocalisedText | undefined, locale)
        break
      case 'file':
        if (isRecord(here) && typeof here.asset === 'string') otherwise ||= named(here.asset)
        break
      case 'icon':
        if (typeof here === 'string') found.icon ??= here
        break
      case 'union':
      case 'embed':
        visit(variantOf(at, here).field, here)
        break
      case 'object':
        if (isRecord(here)) for (const { name, field: inner } of at.fields) visit(inner, here[name])
        break
      case 'list':
        if (Array.isArray(here)) visit(at.item(), here[0])
        break
      default:
    }
  }
  visit(field, value)
  // A single line; a picture's description is used only when nothing else identifies the item.
  return {
    ...found,
    words: (found.words || shows || otherwise || (found.asset && named(found.asset)) || found.icon || '').slice(0, 80),
  }
}

/** The first text of a rich-text tree in that language, or else in another. */
function firstText(value: unknown, locale: Locale): string {
  if (Array.isArray(value)) {
    for (const entry of value) {
      const text = firstText(entry, locale)
      if (text) return text
    }
    return ''
  }
  if (!isRecord(value)) return ''
  if (typeof value.text === 'string') return value.text
  return firstText(value.content ?? value[locale] ?? value.th ?? value.en, locale)
}
