import { childrenOf, type FlatBlock, type FlatPage } from '@schemas/layout/flat/flat'
import { isRecord } from '@schemas/layout/json'
import { type Locale, locales } from '@schemas/layout/locale'
import type { BlockTypes } from '@schemas/layout/prepare'
import type { Role } from '@schemas/layout/role'
import { textIn } from '@schemas/layout/samples'
import { entryOf } from '../fields/localised'
import { describeSchema } from '../fields/schema-fields'
import type { Heading } from './heading-order'
import { countTexts } from './missing-translation'

/** Prop names of the heading, for blocks with a heading whose level the author chooses. */
const titles = ['text', 'title', 'heading']

/**
 * The headings of a view as far as its document tells: those in rich text, and of blocks with a level setting. Where a
 * block may render others, or is not visible to everyone on every device, an unknown heading is assumed.
 */
export function treeHeadings(
  { views, nodes }: Pick<FlatPage, 'views' | 'nodes'>,
  role: Role,
  locale: Locale,
  types: BlockTypes,
): Heading[] {
  const found: Heading[] = []
  const visit = (id: string): void => {
    const node = nodes.get(id)
    if (!node) return
    if (node.fields.visible || node.fields.shown) return void found.push(unknown(id))
    if (node.kind === 'block') found.push(...blockHeadings(node, locale, types))
    for (const child of childrenOf(node)) visit(child)
  }
  for (const row of views[role] ?? []) visit(row)
  return found
}

const unknown = (node: string): Heading => ({ node, level: 0, hasWords: true })

function blockHeadings(
  { fields: { id, type, props = {} }, slots }: FlatBlock,
  locale: Locale,
  { definition }: BlockTypes,
): Heading[] {
  const schema = definition(type)
  const shape = schema && describeSchema(schema.props)
  if (shape?.kind !== 'object') return [unknown(id)]
  const { fields } = shape
  const isSure =
    !slots &&
    !schema?.data &&
    fields.every(({ field }) => !['list', 'object', 'union', 'embed', 'unknown'].includes(field.kind))
  const level = fields.find(({ name, field }) => name === 'level' && field.kind === 'number')?.field
  const title = fields.find(({ name, field }) => titles.includes(name) && field.kind === 'text')
  const inText = fields.flatMap(({ name, field }) =>
    field.kind === 'rich-text' ? textHeadings(treeIn(props[name], locale), id) : [],
  )
  if (level && title) {
    const hasWords = countTexts([{ field: title.field, path: [title.name], value: props[title.name] }]) > 0
    // An optional heading without text is not rendered.
    const own =
      hasWords || !title.field.isOptional ? [{ node: id, level: Number(props.level ?? level.start), hasWords }] : []
    return [...own, ...inText, ...(isSure ? [] : [unknown(id)])]
  }
  // A text block on its own contains the author's headings; in any other block the block may render its own.
  return isSure && !level && !title ? inText : [unknown(id), ...inText, unknown(id)]
}

/** A rich text in that language, or in the one it is written in. */
const treeIn = (value: unknown, locale: Locale): unknown =>
  [locale, ...locales].map((each) => entryOf(value, each)).find(isRecord)

function textHeadings(value: unknown, node: string): Heading[] {
  if (Array.isArray(value)) return value.flatMap((each) => textHeadings(each, node))
  if (!isRecord(value)) return []
  if (value.type === 'heading' && isRecord(value.attrs))
    return [{ node, level: Number(value.attrs.level), hasWords: textIn(value) !== '' }]
  return textHeadings(value.content, node)
}
