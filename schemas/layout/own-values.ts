import * as z from 'zod/mini'
import { isRecord } from './json'
import type { ReadBlock } from './read'

/** What a page says of its own in the place of one block of a section: content props by name, `null` where the page leaves one out. Type and version say of what they were written. */
export type OwnValues = { type: string; version: number; props: Record<string, unknown> }
/** By the id that the block has in the section. What is of a block that is gone, or may not differ any more, stays and shows nowhere. */
export type Own = Record<string, OwnValues>

/* @__NO_SIDE_EFFECTS__ */
export const ownValues = () =>
  z.record(
    z.string(),
    z.strictObject({ type: z.string(), version: z.int().check(z.gte(1)), props: z.record(z.string(), z.unknown()) }),
  )

/** What the block that shows a section says of its own; nothing of what cannot be read. */
export function ownOf(block: Pick<ReadBlock, 'props'>): Own {
  const { own } = block.props ?? {}
  if (!isRecord(own)) return {}
  return Object.fromEntries(Object.entries(own).filter((entry): entry is [string, OwnValues] => isOwnValues(entry[1])))
}

const isOwnValues = (value: unknown): value is OwnValues =>
  isRecord(value) && typeof value.type === 'string' && Number.isInteger(value.version) && isRecord(value.props)
