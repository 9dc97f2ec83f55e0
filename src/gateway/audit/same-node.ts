import { isDeepStrictEqual } from 'node:util'
import type { FlatNode } from '@schemas/layout/flat/flat'
import type { ReadBlock } from '@schemas/layout/read'

/** Whether two states of a node are equal. A quarantine problem names its path on the page and is therefore ignored. */
export function isSameNode(one: FlatNode | undefined, other: FlatNode | undefined): boolean {
  if (one?.kind !== 'block' || other?.kind !== 'block') return isDeepStrictEqual(one, other)
  return (
    isSameBlock(one.fields, other.fields) && isDeepStrictEqual([one.parent, one.slots], [other.parent, other.slots])
  )
}

/** The same for a block alone, whatever its position. */
export function isSameBlock(
  { quarantined: one, ...fields }: Omit<ReadBlock, 'slots'>,
  { quarantined: other, ...others }: Omit<ReadBlock, 'slots'>,
): boolean {
  return isDeepStrictEqual(one?.raw, other?.raw) && isDeepStrictEqual(fields, others)
}
