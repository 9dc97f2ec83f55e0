import * as z from 'zod/mini'
import type { AnyBlock } from '@schemas/block'
import { isRecord } from '@schemas/layout/json'
import { isLocale } from '@schemas/layout/locale'
import { type Field, type NamedField } from '../document/fields/field'
import { objectFields } from '../document/fields/schema-fields'

type Props = Record<string, unknown>

/** Kinds of fields with content, which a conversion must keep; the others are style, and may be dropped. */
const contentKinds = new Set<Field['kind']>([
  'text',
  'rich-text',
  'string',
  'code',
  'image',
  'file',
  'link',
  'path',
  'list',
  'object',
  'union',
  'embed',
  'date',
  'datetime',
  'time',
  'reference',
])
const wordKinds = new Set<Field['kind']>(['text', 'rich-text'])

/** Names of a type's props with content. */
export const contentNames = ({ props }: AnyBlock): ReadonlySet<string> =>
  new Set(objectFields(props).flatMap(({ name, field }) => (contentKinds.has(field.kind) ? [name] : [])))

/**
 * Converts a block's props to those of another type, which starts as `start`. Undefined if some content would be lost,
 * if there is none to keep, or if the other type needs its own content.
 */
export function convertProps(props: Props, from: AnyBlock, to: AnyBlock, start: Props): Props | undefined {
  const sources = objectFields(from.props).filter(({ name }) => !isEmpty(props[name]))
  const targets = objectFields(to.props)
  const taken: Props = {}
  let hasContent = false
  for (const source of sources) {
    const place = placeFor(source, targets, taken, sources)
    const value = place && fit(props[source.name], source.field, place.field)
    if (place && value !== undefined) taken[place.name] = value
    else if (contentKinds.has(source.field.kind)) return undefined
    hasContent ||= contentKinds.has(source.field.kind)
  }
  if (!hasContent) return undefined
  // Start only with style defaults of the new type: nobody asked for its sample texts and pictures.
  const styleDefaults = Object.fromEntries(
    targets.flatMap(({ name, field }) => (name in start && !contentKinds.has(field.kind) ? [[name, start[name]]] : [])),
  )
  return [taken, { ...styleDefaults, ...taken }].find((candidate) => z.safeParse(to.props, candidate).success)
}

/** The prop of the same name; for text also the target type's main text, if still free. */
function placeFor(
  { name, field }: NamedField,
  targets: readonly NamedField[],
  taken: Props,
  sources: readonly NamedField[],
): NamedField | undefined {
  const same = targets.find((target) => target.name === name)
  if (same || !wordKinds.has(field.kind)) return same
  return targets.find(
    (target) =>
      wordKinds.has(target.field.kind) &&
      !target.field.isOptional &&
      !(target.name in taken) &&
      !sources.some((source) => source.name === target.name),
  )
}

function fit(value: unknown, from: Field, to: Field): unknown {
  const candidates = [
    value,
    ...(from.kind === 'text' && to.kind === 'rich-text' ? [eachLanguage(value, asTree)] : []),
    ...(from.kind === 'rich-text' && to.kind === 'text' ? [eachLanguage(value, asText)] : []),
  ]
  return candidates.find((candidate) => candidate !== undefined && z.safeParse(to.schema, candidate).success)
}

/** A localised value converted in each language; undefined if one of them cannot be. */
function eachLanguage(value: unknown, change: (entry: unknown) => unknown): unknown {
  if (!isRecord(value) || !Object.keys(value).every(isLocale)) return change(value)
  const entries = Object.entries(value).map(([locale, entry]) => [locale, change(entry)] as const)
  return entries.some(([, entry]) => entry === undefined) ? undefined : Object.fromEntries(entries)
}

function asTree(text: unknown): unknown {
  if (typeof text !== 'string') return undefined
  return {
    type: 'doc',
    content: text
      .split('\n')
      .map((line) => (line ? { type: 'paragraph', content: [{ type: 'text', text: line }] } : { type: 'paragraph' })),
  }
}

/** Only paragraphs without emphasis or links convert to plain text; anything more would lose something. */
function asText(tree: unknown): string | undefined {
  if (!isRecord(tree) || !Array.isArray(tree.content)) return undefined
  const lines = (tree.content as unknown[]).map((node) => {
    if (!isRecord(node) || node.type !== 'paragraph') return undefined
    const parts = (Array.isArray(node.content) ? node.content : []) as {
      type?: unknown
      text?: string
      marks?: unknown[]
    }[]
    return parts.every(({ type, marks }) => type === 'text' && !marks?.length)
      ? parts.map(({ text }) => text).join('')
      : undefined
  })
  return lines.includes(undefined) ? undefined : lines.join('\n')
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isRecord(value) && Object.values(value).every(isEmpty)
}
