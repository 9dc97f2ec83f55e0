import type { Task } from '@schemas/work/entities/task'
import { addDays, type Day, daysBetween, weekdayOf } from '@schemas/work/rules/days'
import type { TaskLink } from '@schemas/work/entities/task-link'

/** Both days of a bar, the last one included. A task with one date lasts that day. */
export type Span = { start: Day; end: Day }
/** What a gantt shows: `days` days from the first. */
export type Frame = { from: Day; days: number }

export function spanOf({ startOn, dueOn }: Pick<Task, 'startOn' | 'dueOn'>): Span | undefined {
  const [start, end] = [startOn ?? dueOn, dueOn ?? startOn]
  return start && end ? { start, end } : undefined
}

export const movedBy = ({ start, end }: Span, days: number): Span => ({
  start: addDays(start, days),
  end: addDays(end, days),
})

/** Where a day begins, in per cent of the frame; beyond it below 0 or over 100. */
export const placeOf = ({ from, days }: Frame, day: Day): number => (daysBetween(from, day) * 100) / days

/** A bar inside the frame, in per cent; undefined outside. */
export function barOf(frame: Frame, { start, end }: Span) {
  const [left, right] = [placeOf(frame, start), placeOf(frame, addDays(end, 1))]
  if (right <= 0 || left >= 100) return undefined
  const [shownLeft, shownRight] = [Math.max(0, left), Math.min(100, right)]
  return { left: shownLeft, width: shownRight - shownLeft, isCutLeft: left < 0, isCutRight: right > 100 }
}

/** Days off as stripes, neighbours together. */
export function stripesOf({ from, days }: Frame, weekdays: readonly number[], daysOff: readonly Day[]): Span[] {
  const off = new Set(daysOff)
  const stripes: Span[] = []
  for (let at = 0; at < days; at += 1) {
    const day = addDays(from, at)
    if (weekdays.includes(weekdayOf(day)) && !off.has(day)) continue
    const last = stripes.at(-1)
    if (last && addDays(last.end, 1) === day) last.end = day
    else stripes.push({ start: day, end: day })
  }
  return stripes
}

/** Which day each end of a dependency is at, and whether it is broken: the second begins or ends too early. */
export function endsOf({ type }: Pick<TaskLink, 'type'>, first: Span, second: Span) {
  const out = type.startsWith('F') ? addDays(first.end, 1) : first.start
  const into = type.endsWith('S') ? second.start : addDays(second.end, 1)
  return { out, into, isBroken: into < out }
}
