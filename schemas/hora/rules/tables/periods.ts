import type { BodyName, Lord } from '../bodies'
import { dayMs } from '../time/civil-date'
import { thaksaFrom } from './thaksa'

/** A period (เสวย) or sub-period (แทรก) with its lord, in UTC milliseconds. */
export type Period<L extends string = BodyName> = { lord: L; fromMs: number; toMs: number }
export type MainPeriod<L extends string = BodyName> = Period<L> & { parts: Period<L>[] }

/** Years of mahathaksa, 108 in all. Source: hora rules, "Tables". */
export const mahathaksaYears: Record<Lord, number> = {
  sun: 6,
  moon: 15,
  mars: 8,
  mercury: 17,
  saturn: 10,
  jupiter: 19,
  rahu: 12,
  venus: 21,
}

/** The Suriyayart year in days. */
const mahathaksaYearDays = 365.25875

type VimshottariLord = Lord | 'ketu'

/** Lords and years of Vimshottari, 120 in all, in the order of the ฤกษ์. Source: hora rules, "Tables". */
export const vimshottariYears: readonly (readonly [VimshottariLord, number])[] = [
  ['ketu', 7],
  ['venus', 20],
  ['sun', 6],
  ['moon', 10],
  ['mars', 7],
  ['rahu', 18],
  ['jupiter', 16],
  ['saturn', 19],
  ['mercury', 17],
]

const vimshottariYearDays = 365.25

/** One round of mahathaksa (108 years) from birth, beginning with the birth lord. */
export function mahathaksa(birthMs: number, lord: Lord): MainPeriod<Lord>[] {
  const years = (start: Lord) => thaksaFrom(start).map((each) => [each, mahathaksaYears[each]] as const)
  return roundOf(birthMs, lord, years, 108, mahathaksaYearDays * dayMs)
}

/**
 * One round of Vimshottari (120 years) of the Moon's longitude in degrees. The first period began before birth, by the
 * part of the ฤกษ์ that the Moon has passed.
 */
export function vimshottari(birthMs: number, moonLongitude: number): MainPeriod<VimshottariLord>[] {
  const reuk = (moonLongitude * 60) / 800
  const first = Math.floor(reuk) % 9
  const [lord, span] = vimshottariYears[first] ?? ['ketu', 7]
  const begin = birthMs - (reuk - Math.floor(reuk)) * span * vimshottariYearDays * dayMs
  return roundOf(begin, lord, vimshottariFrom, 120, vimshottariYearDays * dayMs)
}

function vimshottariFrom(lord: VimshottariLord) {
  const start = vimshottariYears.findIndex(([each]) => each === lord)
  return [...vimshottariYears.slice(start), ...vimshottariYears.slice(0, start)]
}

/** Main periods in order, each divided by all lords in proportion to their years, its own lord first. */
function roundOf<L extends string>(
  beginMs: number,
  first: L,
  yearsFrom: (lord: L) => readonly (readonly [L, number])[],
  total: number,
  yearMs: number,
): MainPeriod<L>[] {
  const mains = chain(beginMs, yearsFrom(first), yearMs)
  return mains.map((main) => ({
    ...main,
    parts: chain(main.fromMs, yearsFrom(main.lord), (main.toMs - main.fromMs) / total),
  }))
}

function chain<L extends string>(
  beginMs: number,
  spans: readonly (readonly [L, number])[],
  unitMs: number,
): Period<L>[] {
  let passed = 0
  return spans.map(([lord, span]) => {
    const fromMs = beginMs + passed * unitMs
    passed += span
    return { lord, fromMs, toMs: beginMs + passed * unitMs }
  })
}
