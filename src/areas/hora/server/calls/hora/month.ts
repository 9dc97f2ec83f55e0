import { call } from '@schemas/hora/calls/hora/month'
import { HoraInputError } from '@schemas/hora/rules/input-error'
import { dateOfWall } from '@schemas/hora/rules/time/civil-date'
import { beYearOf, dateInEra } from '@schemas/hora/rules/time/era'
import { requireSupportedDate, supportedDates } from '@schemas/hora/rules/time/supported-dates'
import { handle } from '@gateway/call/handle'
import { monthDays } from '../../answers/month-answer'
import { withRefusals } from '../../requests/refusal'
import { readSettings } from '../../settings'
import { zoneOffsetS } from '../../domain/time/zone-offset'

export const handler = handle(call, async ({ input, tx, locale }) => {
  const zone = input.zone ?? (await tx((db) => readSettings(db, locale))).place.zone
  const at = { 'no-such-date': 'month', 'be-2483': 'year', 'unsupported-date': 'year', 'no-moment': 'year' }
  return withRefusals({ locale, at }, () => {
    const { year, month } = monthOf(input, zone)
    const days = monthDays(year, month, zone, locale)
    const neighbour = (step: number) => {
      const index = year * 12 + month - 1 + step
      const found = { year: Math.floor(index / 12), month: (index % 12) + 1 }
      return found.year < supportedDates.first.year || found.year > supportedDates.last.year ? null : found
    }
    return { year, be: beYearOf(year, month), month, days, previous: neighbour(-1), next: neighbour(1) }
  })
})

/** The month that was asked for; this one by the clock of the zone where none was. */
function monthOf({ year, month, era }: { year?: number; month?: number; era?: 'ce' | 'be' }, zone: string) {
  const now = Date.now()
  if (year === undefined && month === undefined) return dateOfWall(now + zoneOffsetS(zone, now) * 1000)
  if (year === undefined || month === undefined) throw new HoraInputError('no-moment')
  const first = dateInEra({ year, month, day: 1 }, era)
  requireSupportedDate(first)
  return first
}
