import { isRecord } from '@schemas/layout/json'

/** One differing value: its part, its path, and both sides as text ('' when absent). */
export type Difference = { part: string; path: readonly string[]; before: string; after: string }

/** Maximum length of a displayed value (characters). */
const maxLength = 160

/**
 * Internal fields of an audit record: version and release numbers, database ids, and what the action's message already
 * says.
 */
const skippedFields: ReadonlySet<string> = new Set([
  'version',
  'release',
  'publication',
  'trashed',
  'trashedAt',
  'id',
  'items',
  'answer',
  'person',
  'digest',
  'as',
  'keys',
  'site',
])

/** A generated row id. */
const madeUp = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** Differences between both sides of a record, value by value. `skipped` names fields that are shown elsewhere. */
export function differences(before: unknown, after: unknown, skipped: ReadonlySet<string> = new Set()): Difference[] {
  const [old, made] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
  const names = [...new Set([...Object.keys(old), ...Object.keys(made)])].filter((name) => !skipped.has(name))
  return names.flatMap((name) => {
    if (name === 'nodes') return ofNodes(old.nodes, made.nodes)
    // The row order of a page is a list of ids, which means nothing to a reader.
    if (name === 'views') return []
    if (skippedFields.has(name)) return []
    return ofValues(
      '',
      name === 'fields' ? old.fields : { [name]: old[name] },
      name === 'fields' ? made.fields : { [name]: made[name] },
    )
  })
}

function ofNodes(before: unknown, after: unknown): Difference[] {
  const [old, made] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
  return [...new Set([...Object.keys(old), ...Object.keys(made)])].flatMap((id) => {
    const part = partName(fieldsOf(made[id]) ?? fieldsOf(old[id]))
    const [was, is] = [contentOf(fieldsOf(old[id]), part), contentOf(fieldsOf(made[id]), part)]
    // An added or removed row or column is reported through its contents.
    return part === '' && (!was || !is) ? [] : ofValues(part, was, is)
  })
}

const fieldsOf = (node: unknown): Record<string, unknown> | undefined =>
  isRecord(node) && isRecord(node.fields) ? node.fields : undefined

/** Content of a part, without its name and its storage fields. */
function contentOf(fields: Record<string, unknown> | undefined, part: string): Record<string, unknown> | undefined {
  return (
    fields &&
    Object.fromEntries(
      Object.entries(fields).filter(([name, value]) => name !== 'id' && name !== 'version' && value !== part),
    )
  )
}

function partName(fields: Record<string, unknown> | undefined): string {
  const { name, type } = fields ?? {}
  return typeof name === 'string' ? name : typeof type === 'string' ? type : ''
}

function ofValues(part: string, before: unknown, after: unknown): Difference[] {
  const [old, made] = [leaves(before), leaves(after)]
  return [...new Set([...old.keys(), ...made.keys()])].flatMap((at) => {
    const [was = '', is = ''] = [old.get(at)?.text, made.get(at)?.text]
    const path = (made.get(at) ?? old.get(at))?.path ?? []
    return was === is || [was, is].every((each) => each === '' || madeUp.test(each))
      ? []
      : [{ part, path, before: was, after: is }]
  })
}

type Leaf = { path: readonly string[]; text: string }

/** Leaf values keyed by path; rich text becomes plain text. */
function leaves(value: unknown, path: readonly string[] = [], found = new Map<string, Leaf>()): Map<string, Leaf> {
  const add = (text: string) => found.set(path.join('.'), { path, text: cut(text) })
  if (isRecord(value) && value.type === 'doc') return add(plainTextOf(value))
  if (Array.isArray(value) || isRecord(value)) {
    for (const [name, entry] of Object.entries(value)) leaves(entry, [...path, name], found)
    return found
  }
  if (value !== undefined && value !== null && value !== '')
    add(typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean))
  return found
}

function plainTextOf(node: unknown): string {
  if (!isRecord(node)) return ''
  if (typeof node.text === 'string') return node.text
  return Array.isArray(node.content)
    ? node.content
        .map(plainTextOf)
        .filter(Boolean)
        .join(node.type === 'paragraph' || node.type === 'heading' ? '' : ' ')
    : ''
}

const cut = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text)
