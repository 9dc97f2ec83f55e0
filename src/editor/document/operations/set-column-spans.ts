import { limits } from '@schemas/layout/limits'
import type { Edit } from '../edit'
import { checkUnlocked } from '../rules'
import { setField } from './set-field'

/** Minimum number of parts that a row is divided into while column borders are dragged. */
const parts = 12

/**
 * Sets the widths of a row's columns: the spans of all its cells, in order, at one width class, with `count` per line.
 * Spans are reduced (6-6 becomes 1-1), so that documents stay minimal.
 */
export function setColumnSpans(
  edit: Edit,
  row: string,
  spans: readonly number[],
  level: 'base' | 'tablet' | 'mobile',
  count = sumOf(spans),
): void {
  checkUnlocked(edit, [row])
  const { spans: reduced, count: total } = reduce(spans, count)
  // On desktop, a row defaults to the sum of its spans; narrower classes must say the count.
  setField(
    edit,
    row,
    ['columns', level === 'base' ? 'desktop' : level],
    level === 'base' && total === sumOf(reduced) ? undefined : total,
  )
  for (const [index, cell] of edit.nodeOf(row, 'row').cells.entries()) {
    const span = reduced[index] ?? 1
    if (level === 'base') setField(edit, cell, ['colspan'], span === 1 ? undefined : span)
    else setField(edit, cell, ['style', level, 'colspan'], span)
  }
}

/**
 * The same widths in finer parts for moving a border: twelve per line, or the smallest larger number that is divisible.
 * `max` limits the parts per line.
 */
export function finerSpans(
  spans: readonly number[],
  count = sumOf(spans),
  max = Number.POSITIVE_INFINITY,
): { spans: number[]; count: number } {
  const wanted = parts % count === 0 ? parts / count : Math.ceil(parts / count)
  const fine = Math.max(1, Math.min(wanted, Math.floor(max / count)))
  return { spans: spans.map((span) => span * fine), count: count * fine }
}

/**
 * The spans after the border behind column `index` moved by `by` parts; undefined where a column would vanish or exceed
 * the allowed span.
 */
export function movedSpans(
  spans: readonly number[],
  index: number,
  by: number,
  count = sumOf(spans),
): number[] | undefined {
  const moved = [...spans]
  const [left, right] = [(moved[index] ?? 0) + by, (moved[index + 1] ?? 0) - by]
  if (left < 1 || right < 1) return undefined
  moved[index] = left
  moved[index + 1] = right
  return reduce(moved, count).spans.every((span) => span <= limits.columns) ? moved : undefined
}

/** The columns by index, line by line: what does not fit wraps to the next line. */
export function columnLines(spans: readonly number[], count: number): number[][] {
  const lines: number[][] = []
  let capacity = 0
  for (const [index, span] of spans.entries()) {
    if (span > capacity) {
      lines.push([])
      capacity = count
    }
    lines.at(-1)?.push(index)
    capacity -= span
  }
  return lines
}

function reduce(spans: readonly number[], count: number): { spans: number[]; count: number } {
  const divisor = [...spans, count].reduce(greatestCommonDivisor)
  return { spans: spans.map((span) => span / divisor), count: count / divisor }
}

const sumOf = (spans: readonly number[]) => spans.reduce((sum, span) => sum + span, 0)

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other)
}
