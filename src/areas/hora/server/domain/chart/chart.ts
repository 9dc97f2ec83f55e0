import type { BodyName } from '@schemas/hora/rules/bodies'
import { localSiderealDegrees } from '../ascendant/geometric'
import { deltaTAt, skyInstant } from '../sky/instant'
import { methodAngles } from '../sky/positions'
import { type Divisions, divisionsOf } from '@schemas/hora/rules/tables/divisions'
import { mahathaksa, type MainPeriod, vimshottari } from '@schemas/hora/rules/tables/periods'
import { housesFrom } from '@schemas/hora/rules/tables/signs'
import type { Thaksa } from '@schemas/hora/rules/tables/thaksa'
import { isoWithOffset } from '@schemas/hora/rules/time/civil-date'
import { meanOffsetS } from '@schemas/hora/rules/time/local-mean-time'
import { type AscendantWorksheet, chartAscendant } from './ascendant'
import { type Birth, type BirthInput, resolveBirth } from './birth'
import { type BodyPosition, bodyPosition } from './body-position'
import { type ChartDay, chartDay } from './chart-day'
import { chartNotes } from './chart-notes'
import { methodName } from './method-name'
import type { Note } from './note'
import { type ChartOptions, engineVersion } from './options'
import { rawPositions } from './raw-positions'

/** A chart with the names and units of the documented call: degrees, whole arcminutes, signs 0 = Aries. */
export type Chart = {
  moment: { utc: string; local: string; utcOffsetS: number; lmt: string; jdUt: number; deltaT: number }
  method: ChartOptions & {
    /** Mean Lahiri ayanamsa, nutation in longitude, true obliquity and sidereal time, in degrees. */
    ayanamsa: number
    nutation: number
    obliquity: number
    armc: number
    engine: string
    name: { en: string; th: string }
  }
  bodies: Partial<Record<BodyName, BodyPosition>>
  ascendant: (Divisions & { polar: boolean }) | null
  /** Empty without an ascendant. */
  houses: ReturnType<typeof housesFrom>
  day: ChartDay
  thaksa: Thaksa
  /** The Moon at the ends of the day, where the time is unknown. */
  moonRange: { from: Divisions; to: Divisions } | null
  worksheet: AscendantWorksheet | null
  notes: Note[]
}

/** Casts a chart. Refuses with a HoraInputError what has no answer. */
export function castChart(input: BirthInput, options: ChartOptions): Chart {
  const birth = resolveBirth(input)
  const instant = skyInstant(birth.utcMs)
  const ascendant = birth.isTimeKnown ? chartAscendant(birth, instant, options) : null
  const sign = ascendant?.position.sign ?? null
  const { day, thaksa } = chartDay(birth, instant, options)
  return {
    moment: momentOf(birth),
    method: {
      ...options,
      ...methodAngles(instant),
      armc: localSiderealDegrees(instant, birth.place.lon),
      engine: engineVersion,
      name: methodName(options.planets, options.ascendant, birth.place.lon, birth.clockOffsetS),
    },
    bodies: bodiesOf(birth.utcMs, options, sign),
    ascendant: ascendant?.position ?? null,
    houses: sign === null ? [] : housesFrom(sign),
    day,
    thaksa,
    moonRange: birth.isTimeKnown ? null : moonRange(birth, options),
    worksheet: ascendant?.worksheet ?? null,
    notes: chartNotes({ birth, options, day, isPolar: ascendant?.position.polar === true }),
  }
}

/** Periods of a life: mahathaksa from the birth lord, Vimshottari from the Moon's degree in the method shown. */
export function periodsOf({ moment, thaksa, bodies }: Chart): {
  mahathaksa: MainPeriod[]
  vimshottari: MainPeriod[]
} {
  const birthMs = Date.parse(moment.utc)
  return {
    mahathaksa: mahathaksa(birthMs, thaksa.lord),
    vimshottari: vimshottari(birthMs, bodies.moon?.longitude ?? 0),
  }
}

function momentOf({ utcMs, utcOffsetS, place }: Birth): Chart['moment'] {
  return {
    utc: new Date(utcMs).toISOString().replace('.000Z', 'Z'),
    local: isoWithOffset(utcMs, utcOffsetS),
    utcOffsetS,
    lmt: isoWithOffset(utcMs, meanOffsetS(place.lon)),
    jdUt: utcMs / 86_400_000 + 2_440_587.5,
    deltaT: deltaTAt(utcMs),
  }
}

function bodiesOf(utcMs: number, options: ChartOptions, sign: number | null): Chart['bodies'] {
  const raw = Object.entries(rawPositions(utcMs, options)) as [BodyName, Parameters<typeof bodyPosition>[1]][]
  return Object.fromEntries(raw.map(([body, position]) => [body, bodyPosition(body, position, sign)]))
}

function moonRange({ rangeMs: [from, to] }: Birth, options: ChartOptions): Chart['moonRange'] {
  const at = (utcMs: number) => {
    const { moon } = rawPositions(utcMs, options)
    return divisionsOf(moon?.longitude ?? 0, moon?.arcmin ?? 0)
  }
  return { from: at(from), to: at(to) }
}
