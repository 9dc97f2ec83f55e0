import * as z from 'zod/mini'
import { isRecord } from './json'
import type { ReadBlock } from './read'

/**
 * A page's overrides for one block of a section: content props by name, `null` where the page omits one. Type and
 * version are those they were written for.
 */
export type OwnValues = { type: string; version: number; props: Record<string, unknown> }
/**
 * By the block's id in the section. Overrides of a block that is gone, or may not differ any more, stay but are not
 * shown.
 */
export type Own = Record<string, OwnValues>

/* @__NO_SIDE_EFFECTS__ */
export const ownValues = () =>
  z.record(
    z.string(),
    z.strictObject({ type: z.string(), version: z.int().check(z.gte(1)), props: z.record(z.string(), z.unknown()) }),
  )

/** The overrides in a block that shows a section; unreadable ones are dropped. */
export function ownOf(block: Pick<ReadBlock, 'props'>): Own {
  const { own } = block.props ?? {}
  if (!isRecord(own)) return {}
  return Object.fromEntries(Object.entries(own).filter((entry): entry is [string, OwnValues] => isOwnValues(entry[1])))
}

const isOwnValues = (value: unknown): value is OwnValues =>
  isRecord(value) && typeof value.type === 'string' && Number.isInteger(value.version) && isRecord(value.props)
