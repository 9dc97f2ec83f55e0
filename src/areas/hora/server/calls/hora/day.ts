import { call } from '@schemas/hora/calls/hora/day'
import { dateOfWall } from '@schemas/hora/rules/time/civil-date'
import { dateInEra } from '@schemas/hora/rules/time/era'
import { requireSupportedDate } from '@schemas/hora/rules/time/supported-dates'
import { handle } from '@gateway/call/handle'
import { dayAnswer } from '../../answers/day-answer'
import { coordinatePlace } from '../../places/search'
import { withRefusals } from '../../requests/refusal'
import { civilDateOf } from '../../requests/typed'
import { readSettings } from '../../settings'
import { zoneOffsetS } from '../../domain/time/zone-offset'

export const handler = handle(call, async ({ input, tx, locale }) => {
  const { date, era, lat, lon, zone, ...options } = input
  const settings = await tx((db) => readSettings(db, locale))
  const found = lat === undefined || lon === undefined ? settings.place : coordinatePlace(lat, lon)
  const place = { label: found.label, lat: found.lat, lon: found.lon, zone: zone ?? found.zone }
  return withRefusals({ locale, at: { 'no-sunrise': 'dayStart' } }, () => {
    const now = Date.now()
    const civil =
      date === undefined ? dateOfWall(now + zoneOffsetS(place.zone, now) * 1000) : dateInEra(civilDateOf(date), era)
    requireSupportedDate(civil)
    return dayAnswer(civil, place, options, locale)
  })
})
