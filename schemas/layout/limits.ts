import { groupDigits } from '../group-digits'

/** Limits of one layout document. A document over a limit is refused as a whole, naming the limit. */
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

/** `20,000`. Formatted by hand: a browser's first use of Intl takes 10 ms, which would delay the builder's opening. */
export const nodeLimitText = groupDigits(String(limits.nodes))
