import { diff3Merge } from 'node-diff3'
import type { RichNode, RichTree } from '../../layout/rich-text'
import type { PostChanges, PostContent } from '../entities/post-content'
import { changedFields, fieldNames, type FieldName, isSame, readField, withField } from './content-fields'

/** A field that two people changed differently. */
export type FieldConflict = { field: FieldName; theirs: unknown; mine: unknown }

export type Merge = {
  content: PostContent
  /** Whether someone else's changes since `base` were combined with these. */
  merged: boolean
  /** Fields that keep `theirs`, because both changed the same part. */
  conflicts: FieldConflict[]
}

/** The content that a save means: the one it started from with its changes. */
export function withChanges(base: PostContent, changes: PostChanges): PostContent {
  let content = base
  for (const name of fieldNames) {
    const [field, locale] = name.split('.') as [keyof PostChanges, 'th' | 'en' | undefined]
    const change: unknown = changes[field]
    if (change === undefined) continue
    const value: unknown = locale ? (change as Partial<Record<string, unknown>>)[locale] : (change ?? undefined)
    if (locale && value === undefined) continue
    content = withField(content, name, value)
  }
  return content
}

/**
 * Combines a save with what others saved since it was begun: fields that one side changed are taken from it, bodies
 * block by block. Where both changed the same, the stored text stays and both are reported.
 */
export function mergeContent(base: PostContent, stored: PostContent, mine: PostContent): Merge {
  const theirs = new Set(changedFields(base, stored))
  let content = stored
  const conflicts: FieldConflict[] = []
  for (const name of changedFields(base, mine)) {
    const [own, other] = [readField(mine, name), readField(stored, name)]
    if (isSame(own, other)) continue
    if (!theirs.has(name)) content = withField(content, name, own)
    else {
      const body = name.startsWith('body.') && mergeBodies(readField(base, name), other, own)
      if (body) content = withField(content, name, body)
      else conflicts.push({ field: name, theirs: other ?? null, mine: own ?? null })
    }
  }
  return { content, merged: theirs.size > 0, conflicts }
}

/** Both changes of a body, if they touch different blocks. */
function mergeBodies(base: unknown, theirs: unknown, mine: unknown): RichTree | undefined {
  const [old, stored, own] = [base, theirs, mine].map((tree) => {
    const blocks = (tree as RichTree | undefined)?.content
    return blocks?.map((block) => canonicalJson(block)) ?? []
  }) as [string[], string[], string[]]
  const content: RichNode[] = []
  for (const part of diff3Merge(stored, old, own, { excludeFalseConflicts: true })) {
    if (!part.ok) return undefined
    content.push(...part.ok.map((block) => JSON.parse(block) as RichNode))
  }
  return { type: 'doc', content }
}

/** One text for equal blocks: keys in order, for the database does not keep theirs. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, entry: unknown) =>
    entry !== null && typeof entry === 'object' && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : entry,
  )
