import { zonedParts } from '@schemas/zoned-parts'

const two = (value: number) => String(value).padStart(2, '0')

/** A moment in the wall-clock time of `timeZone`, in input format: `2027-01-01T09:30`. '' when it is invalid. */
export function toWallClock(moment: unknown, timeZone: string): string {
  if (typeof moment !== 'string') return ''
  const parts = zonedParts(moment, timeZone)
  return parts
    ? `${String(parts.year).padStart(4, '0')}-${two(parts.month)}-${two(parts.day)}T${two(parts.hour)}:${two(parts.minute)}`
    : ''
}

/**
 * The moment at which the wall clock of `timeZone` shows `wall`, with the offset at that time:
 * `2027-01-01T09:30:00+07:00`.
 */
export function fromWallClock(wall: string, timeZone: string): string | undefined {
  const shown = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})/.exec(wall)?.[1]
  const asUtc = shown === undefined ? Number.NaN : Date.parse(`${shown}:00Z`)
  if (!shown || Number.isNaN(asUtc)) return undefined
  // The offset depends on the moment that is being computed: the second pass corrects the hours around a clock change.
  let offset = offsetAt(asUtc, timeZone)
  offset = offsetAt(asUtc - offset * 60_000, timeZone)
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  return `${shown}:00${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`
}

/** Offset from UTC (minutes) of `timeZone` at a moment (ms). */
function offsetAt(moment: number, timeZone: string): number {
  const parts = zonedParts(moment, timeZone)
  if (!parts) return 0
  const { year, month, day, hour, minute } = parts
  return Math.round((Date.UTC(year, month - 1, day, hour, minute) - moment) / 60_000)
}
