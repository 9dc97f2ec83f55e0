import {
  AstroTime,
  e_tilt,
  Rotation_EQJ_ECT,
  type RotationMatrix,
  SetDeltaTFunction,
  SiderealTime,
} from 'astronomy-engine'
import { deltaTSeconds } from './delta-t'

// The library has one ΔT for the whole process. Every position starts from this file, so it is set before any is taken.
SetDeltaTFunction(deltaTSeconds)

const j2000Ms = Date.UTC(2000, 0, 1, 12)
const dayMs = 86_400_000

/** One instant with what all positions of that instant share. Angles in degrees. */
export type SkyInstant = {
  time: AstroTime
  /** Julian centuries (TT) from J2000. */
  centuries: number
  /** From the mean equator of J2000 to the true ecliptic of date. */
  toEcliptic: RotationMatrix
  nutation: number
  trueObliquity: number
}

export function skyInstant(utcMs: number): SkyInstant {
  const time = new AstroTime((utcMs - j2000Ms) / dayMs)
  const tilt = e_tilt(time)
  return {
    time,
    centuries: time.tt / 36_525,
    toEcliptic: Rotation_EQJ_ECT(time),
    nutation: tilt.dpsi / 3600,
    trueObliquity: tilt.tobl,
  }
}

/** Greenwich apparent sidereal time in degrees. */
export const siderealDegrees = ({ time }: SkyInstant): number => SiderealTime(time) * 15

/** TT − UT in seconds at an instant. */
export const deltaTAt = (utcMs: number): number => deltaTSeconds((utcMs - j2000Ms) / dayMs)

/** The UTC milliseconds of a time that the library found. */
export const utcMsOf = (time: AstroTime): number => j2000Ms + time.ut * dayMs
