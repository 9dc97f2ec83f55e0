import { antonathi, type Antonathi } from '@schemas/hora/rules/tables/antonathi'
import { geometricAscendant, type GeometricAscendant } from '../ascendant/geometric'
import { minutesSinceSunrise } from '../ascendant/minutes-since-sunrise'
import { arcminOf, wrapDegrees } from '@schemas/hora/rules/angle'
import { trueAyanamsa } from '../sky/ayanamsa'
import type { SkyInstant } from '../sky/instant'
import { suriyayartSun } from '../suriyayart/positions'
import { type Divisions, divisionsOf } from '@schemas/hora/rules/tables/divisions'
import type { Birth } from './birth'
import type { ChartOptions } from './options'

/** The steps that led to an ascendant, by its method. */
export type AscendantWorksheet =
  | ({ method: 'antonathi' | 'sunrise' } & Antonathi)
  | ({ method: 'geometric' } & GeometricAscendant)

export type ChartAscendant = { position: Divisions & { polar: boolean }; worksheet: AscendantWorksheet }

/** The ascendant by the chosen method, in the zodiac of the planets. */
export function chartAscendant(
  { utcMs, place }: Pick<Birth, 'utcMs' | 'place'>,
  instant: SkyInstant,
  { ascendant, planets }: Pick<ChartOptions, 'ascendant' | 'planets'>,
): ChartAscendant {
  if (ascendant === 'geometric') {
    const found = geometricAscendant(instant, place, planets === 'sayana' ? 'sayana' : 'lahiri')
    const position = { ...divisionsOf(found.longitude, arcminOf(found.longitude)), polar: found.isPolar }
    return { position, worksheet: { method: ascendant, ...found } }
  }
  const minutes = minutesSinceSunrise(utcMs, place, ascendant === 'antonathi' ? 'six' : 'sunrise')
  const found = antonathi(suriyayartSun(utcMs), minutes)
  const position = planets === 'sayana' ? tropical(found.arcmin, instant) : divisionsOf(found.arcmin / 60, found.arcmin)
  return { position: { ...position, polar: false }, worksheet: { method: ascendant, ...found } }
}

/** The rule is sidereal: a tropical chart adds the ayanamsa. */
function tropical(arcmin: number, instant: SkyInstant): Divisions {
  const longitude = wrapDegrees(arcmin / 60 + trueAyanamsa(instant))
  return divisionsOf(longitude, arcminOf(longitude))
}
