import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'

/** Position of a row in a list that people order: ranks sort as text by code point (`COLLATE "C"` in the database). */
export type Rank = string

/** A rank between two others; null for the start or the end. Throws when they are equal or in the wrong order. */
export const rankBetween = (before: Rank | null, after: Rank | null): Rank => generateKeyBetween(before, after)

/** Ranks for `count` new rows, spread evenly. */
export const ranksBetween = (before: Rank | null, after: Rank | null, count: number): Rank[] =>
  generateNKeysBetween(before, after, count)
