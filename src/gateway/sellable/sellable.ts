import type { Db } from '../db/open'

/** A line of an order, as its sellable needs to know it. */
export type SellableLine = {
  id: string
  orderId: string
  kind: string
  /** What `ref` names is the sellable's own: a variant, a lesson, a registration. */
  ref: string
  variantId: string | null
  quantity: number
}

export type SellableContext = {
  /** The order's transaction. */
  tx: Db
  site: string
  now: Date
  /** Who buys; undefined for a guest. */
  person: string | undefined
  channel: string
  /** Where goods come from. */
  location: string
  /** Until when what is reserved is held; undefined while it is not limited. */
  expiresAt: Date | undefined
}

/** Why a line cannot be had: `gone`, or only so many are `left`. */
export type SellableProblem = { line: string; problem: 'gone' | 'short'; left?: number }

/**
 * What lines of one kind do with an order, each in its transaction, all lines of the order at once. Every step may be
 * repeated: a line that is there already stays as it is.
 */
export type Sellable = {
  kind: string
  /** The order is placed, or late money has come for an expired one. Reserves all of the lines or none of them. */
  reserve: (context: SellableContext, lines: readonly SellableLine[]) => Promise<SellableProblem[]>
  /** The order was cancelled or has expired. */
  release: (context: SellableContext, lines: readonly SellableLine[]) => Promise<void>
  /** Late money has come for an expired order that could not be reserved again: it waits for a person’s decision. */
  refuse?: (context: SellableContext, lines: readonly SellableLine[]) => Promise<void>
  /** The order is paid. */
  grant: (context: SellableContext, lines: readonly SellableLine[]) => Promise<void>
  /** Money was given back for `quantity` units of each line. */
  revoke: (context: SellableContext, lines: readonly SellableLine[]) => Promise<void>
}

export const defineSellable = (sellable: Sellable): Sellable => sellable
