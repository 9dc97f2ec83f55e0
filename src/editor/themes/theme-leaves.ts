import { isRecord } from '@schemas/layout/json'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { ThemeOverrides } from '@schemas/layout/theme'
import type { ThemeSlot } from '@schemas/layout/theme-slots'

/** The editable parts of a theme. */
export type ThemeDraft = { title: LocalisedText; overrides: ThemeOverrides; slots: Partial<Record<ThemeSlot, string>> }

/** Single values by path (`overrides.picks.brand`): the units of change, undo and merge. */
export type Leaves = ReadonlyMap<string, unknown>
/** A step's changes of single values; undefined means no value. */
export type LeafChanges = ReadonlyMap<string, { before: unknown; after: unknown }>

/** Values that are never split into parts. */
const whole = new Set(['title', 'overrides.background'])

export function toLeaves(draft: ThemeDraft): Leaves {
  const found = new Map<string, unknown>()
  const visit = (value: unknown, path: string): void => {
    if (value === undefined) return
    if (!isRecord(value) || whole.has(path)) found.set(path, value)
    else for (const [name, inner] of Object.entries(value)) visit(inner, path ? `${path}.${name}` : name)
  }
  visit(draft, '')
  return found
}

/** The draft made of the values; groups without values are omitted. */
export function fromLeaves(leaves: Leaves): ThemeDraft {
  const draft: Record<string, unknown> = { title: '', overrides: {}, slots: {} }
  for (const [path, value] of leaves) {
    const names = path.split('.')
    const last = names.pop() as string
    let at = draft
    for (const name of names) at = (at[name] ??= {}) as Record<string, unknown>
    at[last] = value
  }
  return draft as ThemeDraft
}

export function changesBetween(before: Leaves, after: Leaves): LeafChanges {
  const paths = new Set([...before.keys(), ...after.keys()])
  return new Map(
    [...paths]
      .filter((path) => !isSame(before.get(path), after.get(path)))
      .map((path) => [path, { before: before.get(path), after: after.get(path) }]),
  )
}

export function applyChanges(leaves: Leaves, changes: LeafChanges, side: 'before' | 'after' = 'after'): Leaves {
  const next = new Map(leaves)
  for (const [path, change] of changes) {
    if (change[side] === undefined) next.delete(path)
    else next.set(path, change[side])
  }
  return next
}

/** Three-way merge of two drafts. `conflicts` are the values that both changed differently; there `mine` is used. */
export function mergeLeaves(base: Leaves, mine: Leaves, remote: Leaves): { merged: Leaves; conflicts: string[] } {
  const [own, other] = [changesBetween(base, mine), changesBetween(base, remote)]
  const conflicts = [...own.keys()].filter(
    (path) => other.has(path) && !isSame(own.get(path)?.after, other.get(path)?.after),
  )
  return { merged: applyChanges(remote, own), conflicts }
}

/** Compared as JSON, since values are small: colours, numbers, a title, a ground. */
export const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other)
