import { HoraInputError } from '@schemas/hora/rules/input-error'
import { isoDate, dateOfWall, dayMs } from '@schemas/hora/rules/time/civil-date'
import { zoneOffsetS } from './zone-offset'

/** Which of two equal readings of a clock that was turned back. */
export type Fold = 'first' | 'second'

/**
 * The instant (UTC milliseconds) at which the clocks of a zone show `wallMs`, the reading as if it were UTC. Refuses a
 * reading that a clock change skipped, and one that it repeated unless `fold` chooses.
 */
export function utcOfWall(wallMs: number, zone: string, fold?: Fold): number {
  const [first, second] = instantsOfWall(wallMs, zone)
  if (first === undefined) throw skippedTime(wallMs, zone)
  if (second === undefined) return first
  if (fold) return fold === 'first' ? first : second
  throw new HoraInputError('repeated-time')
}

/** All instants with this reading, earliest first: none where it was skipped, two where it was repeated. */
export function instantsOfWall(wallMs: number, zone: string): number[] {
  // No zone ever moved its clocks by more than a day, so these samples meet every offset around the reading.
  const offsets = new Set([-36, -24, -12, 0, 12, 24, 36].map((hours) => zoneOffsetS(zone, wallMs + hours * 3_600_000)))
  return [...offsets]
    .map((offset) => wallMs - offset * 1000)
    .filter((utc) => utc + zoneOffsetS(zone, utc) * 1000 === wallMs)
    .sort((one, other) => one - other)
}

function skippedTime(wallMs: number, zone: string) {
  const change = clockChange(wallMs, zone)
  const before = change + zoneOffsetS(zone, change - 1000) * 1000
  const after = change + zoneOffsetS(zone, change) * 1000
  return new HoraInputError('skipped-time', { zone, from: reading(before), to: reading(after) })
}

/** The first instant, to the second, after which every reading is later than the skipped one. */
function clockChange(wallMs: number, zone: string): number {
  let early = wallMs - 2 * dayMs
  let late = wallMs + 2 * dayMs
  while (late - early > 1000) {
    const middle = early + Math.floor((late - early) / 2000) * 1000
    if (middle + zoneOffsetS(zone, middle) * 1000 > wallMs) late = middle
    else early = middle
  }
  return late
}

function reading(wallMs: number) {
  return `${isoDate(dateOfWall(wallMs))} ${new Date(wallMs).toISOString().slice(11, 19)}`
}
