import { groupDigits } from '../group-digits'

/** Bounds of one layout document. A document over a bound is refused as a whole, with the bound's name. */
export const limits = {
  /** Rows, columns and blocks together. */
  nodes: 20_000,
  /** Levels of rows inside area slots; the page's own rows are level 1. */
  depth: 32,
  /** Bytes of the document as JSON. */
  bytes: 8 * 1024 * 1024,
  /** Columns of one row. */
  columns: 12,
  /** The largest spacing step; one step is 4 px. */
  step: 96,
} as const

/** `20,000`. Written here: the first number that a browser's Intl writes takes it 10 ms, and a builder's opening waits. */
export const nodeLimitText = groupDigits(String(limits.nodes))
