import { arcminOf, turnArcmin, wrapDegrees } from '@schemas/hora/rules/angle'
import { type BodyName, thaiBodies } from '@schemas/hora/rules/bodies'
import { trueAyanamsa } from '../sky/ayanamsa'
import { skyInstant } from '../sky/instant'
import { modernPositions } from '../sky/positions'
import { suriyayartMoment } from '../suriyayart/epoch'
import { type KetuEpoch, thaiKetu } from '../suriyayart/ketu'
import { suriyayartPositions } from '../suriyayart/positions'
import { dayMs } from '@schemas/hora/rules/time/civil-date'
import type { RawPosition } from './body-position'
import type { ChartOptions } from './options'

type Positions = Partial<Record<BodyName, RawPosition>>

/** All bodies of a chart by the chosen methods, in the zodiac of the planets. */
export function rawPositions(utcMs: number, options: ChartOptions): Positions {
  const planets = options.planets === 'suriyayart' ? traditional(utcMs) : modern(utcMs, options)
  return { ...planets, ketu: ketuOf(utcMs, planets, options) }
}

function traditional(utcMs: number): Positions {
  const at = (days: number) => suriyayartPositions(suriyayartMoment(utcMs + days * dayMs))
  const [before, now, after] = [at(-1), at(0), at(1)]
  return Object.fromEntries(
    thaiBodies.flatMap((body) =>
      body === 'ketu' ? [] : [[body, fromArcmin(now[body], before[body], after[body])] as const],
    ),
  )
}

function modern(utcMs: number, { planets, node, outer }: ChartOptions): Positions {
  const zodiac = planets === 'sayana' ? 'sayana' : 'lahiri'
  const positions = Object.entries(modernPositions(utcMs, { zodiac, node, outer }))
  return Object.fromEntries(
    positions.map(([body, position]) => [body, { ...position, arcmin: arcminOf(position.longitude) }]),
  )
}

/** Ketu by its own cycle, or opposite Rahu. The cycle is sidereal: a tropical chart adds the ayanamsa. */
function ketuOf(utcMs: number, { rahu }: Positions, { ketu, planets }: ChartOptions): RawPosition {
  if (ketu === 'opposite' && rahu) {
    const longitude = wrapDegrees(rahu.longitude + 180)
    return { ...rahu, longitude, arcmin: (rahu.arcmin + turnArcmin / 2) % turnArcmin }
  }
  const epoch: KetuEpoch = ketu === 'almanac' ? 'almanac' : 'thai'
  const at = (days: number) => thaiKetu(suriyayartMoment(utcMs + days * dayMs), epoch)
  const sidereal = fromArcmin(at(0), at(-1), at(1))
  if (planets !== 'sayana') return sidereal
  const longitude = wrapDegrees(sidereal.longitude + trueAyanamsa(skyInstant(utcMs)))
  return { ...sidereal, longitude, arcmin: arcminOf(longitude) }
}

/** A position by tradition, in whole arcminutes, with those one day before and after. */
function fromArcmin(arcmin: number, before: number, after: number): RawPosition {
  const half = turnArcmin / 2
  const moved = ((after - before + half + turnArcmin) % turnArcmin) - half
  const speed = moved / 2 / 60
  return { longitude: arcmin / 60, arcmin, latitude: null, speed, dailyMotion: speed }
}
