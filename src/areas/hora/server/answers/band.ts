import type * as z from 'zod/mini'
import type { ascendantBand } from '@schemas/hora/entities/position'
import { dayMs, isoWithOffset } from '@schemas/hora/rules/time/civil-date'
import { antonathiChanges, antonathiSign, geometricChanges, geometricSign } from '../domain/ascendant/sign-changes'
import type { Birth } from '../domain/chart/birth'
import type { ChartOptions } from '../domain/chart/options'
import type { Change } from '../domain/time/changes'
import { sunriseBefore, sunriseKindOf } from './worksheet'

type Band = z.infer<typeof ascendantBand>
type Changes = (fromMs: number, toMs: number) => Change<number>[]

/** How far from the birth a change of sign is looked for. */
const reachMs = dayMs / 2

const never = { earlierMinutes: null, laterMinutes: null }

/** The ascendant's signs within the local day of a birth. Null where the time is unknown. */
export function bandOf(birth: Birth, options: ChartOptions): Band | null {
  if (!birth.isTimeKnown) return null
  const { utcMs, utcOffsetS, place } = birth
  const wall = utcMs + utcOffsetS * 1000
  const fromMs = Math.floor(wall / dayMs) * dayMs - utcOffsetS * 1000
  const toMs = fromMs + dayMs
  const kind = sunriseKindOf(options)
  const zodiac = options.planets === 'sayana' ? 'sayana' : 'lahiri'
  const byAntonathi: Changes = (from, to) => antonathiChanges(from, to, place, kind)
  const byGeometry: Changes = (from, to) => geometricChanges(from, to, place, zodiac)
  const spans = (first: number, changes: Changes) => [
    { from: isoWithOffset(fromMs, utcOffsetS), sign: first },
    ...changes(fromMs, toMs - 1).map((change) => ({
      from: isoWithOffset(change.utcMs, utcOffsetS),
      sign: change.value,
    })),
  ]
  const hasDays = kind === 'six' || rises(birth, fromMs, toMs)
  return {
    from: isoWithOffset(fromMs, utcOffsetS),
    to: isoWithOffset(toMs, utcOffsetS),
    antonathi: hasDays ? spans(antonathiSign(fromMs, place, kind), byAntonathi) : null,
    geometric: spans(geometricSign(fromMs, place, zodiac), byGeometry),
    nearest: { antonathi: hasDays ? nearest(utcMs, byAntonathi) : never, geometric: nearest(utcMs, byGeometry) },
  }
}

/** Whether the Sun rises on every day that the band and its surroundings touch. */
const rises = ({ place }: Birth, fromMs: number, toMs: number): boolean =>
  [fromMs - reachMs, fromMs, toMs, toMs + reachMs].every((utcMs) => sunriseBefore({ utcMs, place }, 'sunrise') !== null)

/** Minutes to the last change before a birth and to the first after it. */
function nearest(utcMs: number, changes: Changes): Band['nearest']['antonathi'] {
  const before = changes(utcMs - reachMs, utcMs).at(-1)
  const after = changes(utcMs, utcMs + reachMs)[0]
  return {
    earlierMinutes: before ? (utcMs - before.utcMs) / 60_000 : null,
    laterMinutes: after ? (after.utcMs - utcMs) / 60_000 : null,
  }
}
