import { HoraInputError } from '@schemas/hora/rules/input-error'
import type { Place } from '../sky/sunrise'
import { type CivilDate, dayMs, midnightMs } from '@schemas/hora/rules/time/civil-date'
import { dateInEra, type Era } from '@schemas/hora/rules/time/era'
import { type Fold, instantsOfWall, utcOfWall } from '../time/local-time'
import { zoneOffsetS } from '../time/zone-offset'

/** A birth as it is typed: a UTC instant, or a local date with its era, time and zone. */
export type BirthInput = Place &
  (
    | { utcMs: number; zone?: string }
    | {
        date: CivilDate
        era: Era | undefined
        /** Seconds of the local day; absent for an unknown time. */
        timeS?: number
        /** An IANA name or ±HH:MM[:SS]. */
        zone: string
        fold?: Fold
      }
  )

/** A birth as an instant. With an unknown time it is noon, and `isTimeKnown` is false. */
export type Birth = {
  place: Place
  utcMs: number
  utcOffsetS: number
  isTimeKnown: boolean
  /** First and last instant that the birth may be. */
  rangeMs: [number, number]
}

const noonMs = dayMs / 2

export function resolveBirth(input: BirthInput): Birth {
  const place = checkedPlace(input)
  if ('utcMs' in input) {
    const { utcMs, zone } = input
    const utcOffsetS = zone === undefined ? 0 : zoneOffsetS(zone, utcMs)
    return { place, utcMs, utcOffsetS, isTimeKnown: true, rangeMs: [utcMs, utcMs] }
  }
  const { timeS, zone, fold } = input
  const midnight = midnightMs(dateInEra(input.date, input.era))
  if (timeS === undefined) return unknownTime(midnight, zone, place)
  if (!(timeS >= 0 && timeS * 1000 < dayMs)) throw new HoraInputError('no-such-time', 'There is no such time.')
  const utcMs = utcOfWall(midnight + timeS * 1000, zone, fold)
  return { place, utcMs, utcOffsetS: zoneOffsetS(zone, utcMs), isTimeKnown: true, rangeMs: [utcMs, utcMs] }
}

/** Noon stands for the day; a day without noon, which a change of the date line skipped, is refused. */
function unknownTime(midnight: number, zone: string, place: Place): Birth {
  const utcMs = utcOfWall(midnight + noonMs, zone, 'first')
  const edge = (wall: number, index: 0 | -1) =>
    instantsOfWall(wall, zone).at(index) ?? wall - zoneOffsetS(zone, utcMs) * 1000
  return {
    place,
    utcMs,
    utcOffsetS: zoneOffsetS(zone, utcMs),
    isTimeKnown: false,
    rangeMs: [edge(midnight, 0), edge(midnight + dayMs - 1000, -1)],
  }
}

function checkedPlace({ lat, lon }: Place): Place {
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180))
    throw new HoraInputError('bad-place', 'Latitude lies from −90 to 90, longitude from −180 to 180.')
  return { lat, lon }
}
