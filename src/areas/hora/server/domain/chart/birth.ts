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
  /** Of the clock that the birth was read from; that of Thailand today where only UTC is known. */
  clockOffsetS: number
  isTimeKnown: boolean
  /** First and last instant that the birth may be. */
  rangeMs: [number, number]
}

const noonMs = dayMs / 2
const thaiOffsetS = 7 * 3600

export function resolveBirth(input: BirthInput): Birth {
  const place = checkedPlace(input)
  if ('utcMs' in input) {
    const { utcMs, zone } = input
    const utcOffsetS = zone === undefined ? 0 : zoneOffsetS(zone, utcMs)
    const clockOffsetS = zone === undefined ? thaiOffsetS : utcOffsetS
    return { place, utcMs, utcOffsetS, clockOffsetS, isTimeKnown: true, rangeMs: [utcMs, utcMs] }
  }
  const { timeS, zone, fold } = input
  const midnight = midnightMs(dateInEra(input.date, input.era))
  if (timeS === undefined) return unknownTime(midnight, zone, place)
  if (!(timeS >= 0 && timeS * 1000 < dayMs)) throw new HoraInputError('no-such-time')
  const utcMs = utcOfWall(midnight + timeS * 1000, zone, fold)
  const utcOffsetS = zoneOffsetS(zone, utcMs)
  return { place, utcMs, utcOffsetS, clockOffsetS: utcOffsetS, isTimeKnown: true, rangeMs: [utcMs, utcMs] }
}

/** Noon stands for the day; a day without noon, which a change of the date line skipped, is refused. */
function unknownTime(midnight: number, zone: string, place: Place): Birth {
  const utcMs = utcOfWall(midnight + noonMs, zone, 'first')
  const utcOffsetS = zoneOffsetS(zone, utcMs)
  const edge = (wall: number, index: 0 | -1) => instantsOfWall(wall, zone).at(index) ?? wall - utcOffsetS * 1000
  return {
    place,
    utcMs,
    utcOffsetS,
    clockOffsetS: utcOffsetS,
    isTimeKnown: false,
    rangeMs: [edge(midnight, 0), edge(midnight + dayMs - 1000, -1)],
  }
}

function checkedPlace({ lat, lon }: Place): Place {
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) throw new HoraInputError('bad-place')
  return { lat, lon }
}
