import type { BodyName } from '@schemas/hora/rules/bodies'
import type { Dignity } from '@schemas/hora/rules/tables/dignities'
import type { Divisions } from '@schemas/hora/rules/tables/divisions'
import { type BodyKey, bodyOrder } from './texts/bodies'
import type { Motion } from './texts/terms'

/** A place in the zodiac as the wheel and the tables read it: whole arcminutes and what follows from them. */
export type PlaceInZodiac = Omit<Divisions, 'longitude'>

export type BodyPosition = PlaceInZodiac & { motion: Motion | null; house: number | null; dignities: Dignity[] }

/** What a wheel needs of a chart, cast or shared. */
export type WheelChart = {
  bodies: Partial<Record<BodyName, BodyPosition>>
  ascendant: PlaceInZodiac | null
  houses: readonly { house: number; sign: number; lord: BodyName }[]
  method: { planets: string; ascendant: string; ketu: string }
  /** The Moon at the ends of the day, where the time is unknown. */
  moonRange?: { from: PlaceInZodiac; to: PlaceInZodiac } | null
}

export type ChartEntry = { key: BodyKey; position: BodyPosition }

/** The ascendant and the bodies of a chart in the order of tables. */
export function chartEntries({ bodies, ascendant }: WheelChart): ChartEntry[] {
  return bodyOrder.flatMap((key): ChartEntry[] => {
    if (key === 'ascendant')
      return ascendant ? [{ key, position: { ...ascendant, motion: null, house: 1, dignities: [] } }] : []
    const position = bodies[key]
    return position ? [{ key, position }] : []
  })
}
