import { isDeepStrictEqual } from 'node:util'
import type { FlatNode } from '@schemas/layout/flat/flat'
import type { ReadBlock } from '@schemas/layout/read'

/** Whether two states of a node are one. Why a block could not be read names its place on the page, and so is no part of it. */
export function isSameNode(one: FlatNode | undefined, other: FlatNode | undefined): boolean {
  if (one?.kind !== 'block' || other?.kind !== 'block') return isDeepStrictEqual(one, other)
  return (
    isSameBlock(one.fields, other.fields) && isDeepStrictEqual([one.parent, one.slots], [other.parent, other.slots])
  )
}

/** The same of a block alone, wherever it stands. */
export function isSameBlock(
  { quarantined: one, ...fields }: Omit<ReadBlock, 'slots'>,
  { quarantined: other, ...others }: Omit<ReadBlock, 'slots'>,
): boolean {
  return isDeepStrictEqual(one?.raw, other?.raw) && isDeepStrictEqual(fields, others)
}
