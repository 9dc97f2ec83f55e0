import type { BodyName } from '../bodies'

/** พ (พักร), ม (มนท์), ส (เสริด). */
export type Motion = 'retrograde' | 'slow' | 'fast'

/** Mean daily motion in arcminutes of the bodies that carry a flag. Source: hora rules, "Tables". */
const meanMotion: Partial<Record<BodyName, number>> = {
  mars: 31.4,
  mercury: 59.1,
  jupiter: 5.0,
  venus: 59.1,
  saturn: 2.0,
}

/** The two thresholds are this product's own, as parts of the mean daily motion. */
export const motionThresholds = { slow: 1 / 3, fast: 1.1 } as const

/** The flag for a daily motion in degrees; null for a usual one and for bodies that carry none. */
export function motionOf(body: BodyName, degreesPerDay: number): Motion | null {
  const mean = meanMotion[body]
  if (mean === undefined) return null
  const arcmin = degreesPerDay * 60
  if (arcmin < 0) return 'retrograde'
  if (arcmin < mean * motionThresholds.slow) return 'slow'
  return arcmin > mean * motionThresholds.fast ? 'fast' : null
}
