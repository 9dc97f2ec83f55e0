import type * as z from 'zod/mini'
import type { ascendantBand, ascendantWorksheet } from '@schemas/hora/entities/position'

export type Worksheet = z.infer<typeof ascendantWorksheet>
export type Band = z.infer<typeof ascendantBand>
export type Method = 'antonathi' | 'geometric'

/** Below this many minutes to another sign, the ascendant is in doubt. */
export const doubtMinutes = 5

/** `05:35:56` of an ISO time as written. */
export const clockText = (iso: string): string => iso.slice(11, 19)

/** `+07:00` of an ISO time. */
export const offsetText = (iso: string): string => iso.slice(19)

/** Sign, degree and minute of whole arcminutes. */
export const divided = (arcmin: number) => ({
  sign: Math.floor(arcmin / 1800),
  degree: Math.floor((arcmin % 1800) / 60),
  minute: Math.floor(arcmin) % 60,
})

/** Degrees of an hour angle as `h:mm:ss`. */
export function hoursText(degrees: number): string {
  const seconds = Math.round(degrees * 240)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

export const fixed = (value: number, decimals = 4): string => value.toFixed(decimals).replace('-', '−')

/** The two sides of the tangent of the tropical ascendant. */
export function tangentOf({ armc, obliquity }: Worksheet['geometric'], lat: number): { x: number; y: number } {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [theta, epsilon] = [radians(armc), radians(obliquity)]
  const fall = Math.sin(theta) * Math.cos(epsilon) + Math.tan(radians(lat)) * Math.sin(epsilon)
  return { x: Math.cos(theta), y: -fall }
}

/** The signs of a band with the share of the day at which each begins and ends, in per cent. */
export function bandParts({ from, to }: Pick<Band, 'from' | 'to'>, spans: Band['geometric']) {
  const [start, end] = [Date.parse(from), Date.parse(to)]
  const share = (iso: string) => ((Date.parse(iso) - start) / (end - start)) * 100
  return spans.map((span, index) => ({
    ...span,
    begin: share(span.from),
    end: share(spans[index + 1]?.from ?? to),
  }))
}

/** The signs before and after the one at an instant; undefined beyond the day. */
export function neighboursOf(spans: Band['geometric'], utc: string) {
  const at = spans.findLastIndex(({ from }) => Date.parse(from) <= Date.parse(utc))
  return { earlier: spans[at - 1]?.sign, later: spans[at + 1]?.sign }
}
