import type { OutputOf } from '@schemas/call'

type Release = Pick<OutputOf<typeof import('@schemas/api/editor/releases').call>['releases'][number], 'no' | 'documents'>

export type TakenBack = { /** As they were then; those that were not there yet go. */ changed: string[]; /** At the address that they had then. */ moved: { key: string; from: string }[]; /** Gone since. */ back: string[] }

/** What becomes of each document when visitors see an earlier release again: the first that a later one did to it is taken back. */
export function takenBack(no: number, releases: readonly Release[]): TakenBack {
  const later = releases.filter((release) => release.no > no).toSorted((one, other) => one.no - other.no)
  const first = new Map<string, Release['documents'][number]>()
  for (const each of later.flatMap(({ documents }) => documents)) if (!first.has(each.key)) first.set(each.key, each)
  const all = [...first.values()]
  return {
    changed: all.filter(({ kind }) => kind === 'changed' || kind === 'theme').map(({ key }) => key),
    moved: all.flatMap(({ kind, key, from = '' }) => (kind === 'moved' ? [{ key, from }] : [])),
    back: all.filter(({ kind }) => kind === 'removed').map(({ key }) => key),
  }
}
