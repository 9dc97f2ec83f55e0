import type { BodyName } from '@schemas/hora/rules/bodies'
import { type Dignity, dignitiesOf } from '@schemas/hora/rules/tables/dignities'
import { type Divisions, divisionsOf } from '@schemas/hora/rules/tables/divisions'
import { type Motion, motionOf } from '@schemas/hora/rules/tables/motion'
import { houseOf } from '@schemas/hora/rules/tables/signs'

/** A body before it is placed in houses; degrees and degrees a day. */
export type RawPosition = {
  longitude: number
  arcmin: number
  latitude: number | null
  speed: number
  dailyMotion: number
}

export type BodyPosition = Divisions & {
  latitude: number | null
  speed: number
  retrograde: boolean
  motion: Motion | null
  house: number | null
  dignities: Dignity[]
}

export function bodyPosition(body: BodyName, raw: RawPosition, ascendantSign: number | null): BodyPosition {
  const divisions = divisionsOf(raw.longitude, raw.arcmin)
  return {
    ...divisions,
    latitude: raw.latitude,
    speed: raw.speed,
    retrograde: raw.speed < 0,
    motion: motionOf(body, raw.dailyMotion),
    house: ascendantSign === null ? null : houseOf(divisions.sign, ascendantSign),
    dignities: dignitiesOf(body, divisions.sign),
  }
}
