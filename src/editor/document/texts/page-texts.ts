import type { FlatBlock, FlatPage } from '@schemas/layout/flat/flat'
import { isRecord } from '@schemas/layout/json'
import { type Locale, locales } from '@schemas/layout/locale'
import type { RichTree } from '@schemas/layout/rich-text'
import { blockDefinition } from '@registry/block-kits'
import { isPerLocale } from '../fields/localised'
import type { FieldPath } from '../operations/set-field'
import { partPath } from '../part-path'
import { linksOf } from '../problems/links'
import { readingOrder } from '../problems/reading-order'
import { type FilledIn, valuesOf } from '../problems/values'
import { leadsOut } from './leads-out'

/** An authored text of a block, or of the page itself when `node` is missing. `path` starts at the fields of either. */
export type PageText = {
  node?: string
  path: FieldPath
  /** Set when it is written in one language only. */ locale?: Locale
  value: string | RichTree
  /** The address of a link. */ isAddress?: true
}

/**
 * Every text of a page in reading order, the page's own first. Skips blocks of unknown types, addresses of the site's
 * own pages, code, and machine-read names.
 */
export function textsOf(page: FlatPage): PageText[] {
  const blocks = [...page.nodes.values()].filter((node) => node.kind === 'block')
  const places = readingOrder(
    page,
    blocks.map(({ fields }) => fields.id),
  )
  const placed = blocks.flatMap((block) =>
    places.has(block.fields.id) ? [{ block, index: places.get(block.fields.id)?.index ?? 0 }] : [],
  )
  return [
    ...ownTexts(page),
    ...placed.toSorted((one, other) => one.index - other.index).flatMap(({ block }) => blockTexts(block)),
  ]
}

function ownTexts({ fields }: FlatPage): PageText[] {
  // A frame part without a title is named by its kind, which is not authored text.
  const isNamed = typeof fields.title !== 'string' || fields.path !== `${partPath}${fields.title}`
  return [
    ...(isNamed ? written(fields.title, ['title']) : []),
    ...written(fields.description, ['description']),
    ...written(fields.image?.alt, ['image', 'alt']),
  ]
}

function blockTexts(block: FlatBlock): PageText[] {
  const definition = blockDefinition(block.fields.type)
  if (!definition) return []
  const node = block.fields.id
  return valuesOf(block, definition).flatMap((filled) => textsIn(filled).map((text) => ({ ...text, node })))
}

function textsIn(filled: FilledIn): PageText[] {
  const { field, path, value } = filled
  switch (field.kind) {
    case 'text':
    case 'rich-text':
      return written(value, path)
    case 'image':
      return isRecord(value) ? written(value.alt, [...path, 'alt']) : []
    // A telephone number counts as text; a string with a pattern is a key.
    case 'string':
      return !field.isName && (field.format === undefined || field.format === 'email') ? written(value, path) : []
    case 'link':
      return linksOf([filled]).flatMap(({ to, path: at }): PageText[] =>
        leadsOut(to) ? [{ path: at, value: to, isAddress: true }] : [],
      )
    default:
      return []
  }
}

function written(value: unknown, path: FieldPath): PageText[] {
  if (typeof value === 'string') return value ? [{ path, value }] : []
  if (isTree(value)) return [{ path, value }]
  if (!isPerLocale(value)) return []
  return locales.flatMap((locale) => written(value[locale], [...path, locale]).map((text) => ({ ...text, locale })))
}

const isTree = (value: unknown): value is RichTree =>
  isRecord(value) && value.type === 'doc' && Array.isArray(value.content)
