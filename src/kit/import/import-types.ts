import type { LocalisedText } from '@schemas/layout/pick-text'

/** A column that a file may have: its name in the call, and the headings by which it is found. */
export type ImportField = { name: string; label: LocalisedText; isNeeded?: boolean }

/** A row of the file, by the names of fields; `row` is its number in the file, the heading being 1. */
export type ImportRow = { row: number; values: Readonly<Record<string, string>> }

export type ImportFault = { row: number; field?: string | undefined; message: string }
export type ImportOutcome = { row: number; outcome: 'added' | 'updated' | 'same'; name?: string | undefined }
export type ImportReport = { outcomes: readonly ImportOutcome[]; faults: readonly ImportFault[] }
