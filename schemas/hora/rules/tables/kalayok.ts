import { modulo } from '../angle'

/** ธงชัย, อธิบดี, อุบาทว์, โลกาวินาศ. */
export const kalayokNames = ['thongchai', 'athibodi', 'ubat', 'lokawinat'] as const

export type KalayokName = (typeof kalayokNames)[number]

/** Of a year: weekday 1–7 (1 = Sunday), yam 1–8, ฤกษ์ 1–27, sign 0–11, lunar day (ดิถี) 1–30. */
export type Kalayok = { weekday: number; yam: number; reuk: number; sign: number; tithi: number }

const bases: Record<KalayokName, (cs: number) => number> = {
  thongchai: (cs) => 10 * cs + 3,
  athibodi: (cs) => cs % 498,
  ubat: (cs) => 10 * cs + 2,
  lokawinat: (cs) => cs + 1120,
}

/** The kalayok of a Chulasakarat year, from the day of Thaloengsok to the next. Source: hora rules, "Tables". */
export const kalayokOf = (cs: number): Record<KalayokName, Kalayok> => ({
  thongchai: kalayokFrom(bases.thongchai(cs)),
  athibodi: kalayokFrom(bases.athibodi(cs)),
  ubat: kalayokFrom(bases.ubat(cs)),
  lokawinat: kalayokFrom(bases.lokawinat(cs)),
})

/** A rest of 0 becomes the divisor, but for the sign. */
const kalayokFrom = (base: number): Kalayok => ({
  weekday: modulo(base, 7) || 7,
  yam: modulo(base, 8) || 8,
  reuk: modulo(base, 27) || 27,
  sign: modulo(base, 12),
  tithi: modulo(base, 30) || 30,
})
