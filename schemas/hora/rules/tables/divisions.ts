/** Where a longitude lies: angles floored, signs 0 = Aries. */
export type Divisions = {
  longitude: number
  arcmin: number
  sign: number
  degree: number
  minute: number
  /** Sign of the navamsa (นวางค์), 3°20′ each. */
  navamsa: number
  /** Sign of the drekkana (ตรียางค์), 10° each. */
  drekkana: number
  /** ฤกษ์ 1–27, 13°20′ each. */
  reuk: number
  /** บาท 1–4 of the ฤกษ์. */
  pada: number
}

/** Every division of a longitude in degrees whose whole arcminutes are `arcmin`. Source: hora rules, "Tables". */
export function divisionsOf(longitude: number, arcmin: number): Divisions {
  const sign = Math.floor(arcmin / 1800)
  const within = arcmin % 1800
  return {
    longitude,
    arcmin,
    sign,
    degree: Math.floor(within / 60),
    minute: within % 60,
    navamsa: Math.floor(arcmin / 200) % 12,
    drekkana: (sign + 4 * Math.floor(within / 600)) % 12,
    reuk: Math.floor(arcmin / 800) + 1,
    pada: Math.floor((arcmin % 800) / 200) + 1,
  }
}

/** Groups of the ฤกษ์, by (ฤกษ์ − 1) mod 9. Source: hora rules, "Tables". */
export const reukGroups = ['ทลิทโท', 'มหัทธโน', 'โจโร', 'ภูมิปาโล', 'เทศาตรี', 'เทวี', 'เพชฌฆาต', 'ราชา', 'สมโณ'] as const

export type ReukGroup = (typeof reukGroups)[number]

export const reukGroupOf = (reuk: number): ReukGroup => reukGroups[(reuk - 1) % 9] ?? 'ทลิทโท'
