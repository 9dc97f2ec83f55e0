import type { MessageRow } from './message-csv.mjs'

export declare function applyRows(
  sources: Record<string, string>,
  rows: readonly MessageRow[],
): { changed: Record<string, string>; problems: string[] }
