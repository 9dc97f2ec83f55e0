import type { Edit } from '../edit'
import { checkUnlocked } from '../rules'
import { setField } from './set-field'

/**
 * Writes how wide a row's columns are beside each other: the spans of all its cells, in order, at one width class. They are
 * reduced (6-6 is 1-1), so that a document says no more than it means.
 */
export function setColumnSpans(edit: Edit, row: string, spans: readonly number[], level: 'base' | 'tablet' | 'mobile'): void {
  checkUnlocked(edit, [row])
  const divisor = spans.reduce(greatestCommonDivisor)
  const reduced = spans.map((span) => span / divisor)
  const total = reduced.reduce((sum, span) => sum + span, 0)
  // By itself a row has the sum of its spans on a desktop; narrower ones must be told.
  setField(edit, row, ['columns', level === 'base' ? 'desktop' : level], level === 'base' ? undefined : total)
  for (const [index, cell] of edit.nodeOf(row, 'row').cells.entries()) {
    const span = reduced[index] ?? 1
    if (level === 'base') setField(edit, cell, ['colspan'], span === 1 ? undefined : span)
    else setField(edit, cell, ['style', level, 'colspan'], span)
  }
}

/** The spans after the border behind column `index` was moved by `by` columns of twelve; undefined where a column would vanish. */
export function movedSpans(spans: readonly number[], index: number, by: number): number[] | undefined {
  const total = spans.reduce((sum, span) => sum + span, 0)
  const fine = 12 % total === 0 ? 12 / total : 1
  const moved = spans.map((span) => span * fine)
  const [left, right] = [(moved[index] ?? 0) + by, (moved[index + 1] ?? 0) - by]
  if (left < 1 || right < 1) return undefined
  moved[index] = left
  moved[index + 1] = right
  return moved
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other)
}
