import type * as z from 'zod/mini'
import type { periods } from '@schemas/hora/entities/position'
import type { BodyName } from '@schemas/hora/rules/bodies'
import type { MainPeriod, Period } from '@schemas/hora/rules/tables/periods'
import { isoWithOffset } from '@schemas/hora/rules/time/civil-date'

/** Periods with times in the offset of the birth. */
export function describePeriods(
  { mahathaksa, vimshottari }: { mahathaksa: MainPeriod[]; vimshottari: MainPeriod[] },
  utcOffsetS: number,
): z.infer<typeof periods> {
  const described = ({ lord, fromMs, toMs }: Period<BodyName>) => ({
    lord,
    from: isoWithOffset(fromMs, utcOffsetS),
    to: isoWithOffset(toMs, utcOffsetS),
  })
  const all = (mains: MainPeriod[]) => mains.map((main) => ({ ...described(main), parts: main.parts.map(described) }))
  return { mahathaksa: all(mahathaksa), vimshottari: all(vimshottari) }
}
