import { call } from '@schemas/hora/calls/hora/sky'
import { handle } from '@gateway/call/handle'
import { chartAnswer } from '../../answers/chart-answer'
import { coordinatePlace } from '../../places/search'
import { readUtc } from '../../requests/read-birth'
import { withRefusals } from '../../requests/refusal'
import { readSettings } from '../../settings'

const hourMs = 3_600_000

export const handler = handle(call, async ({ input, tx, locale }) => {
  const { utc, lat, lon, include, ...chosen } = input
  const settings = await tx((db) => readSettings(db, locale))
  const { label, zone, ...point } = lat === undefined || lon === undefined ? settings.place : coordinatePlace(lat, lon)
  const place = { label, zone, lat: point.lat, lon: point.lon }
  const options = { ...settings.options, ...chosen }
  return withRefusals({ locale }, () => {
    const utcMs = utc === undefined ? Math.floor(Date.now() / hourMs) * hourMs : readUtc(utc)
    return { ...chartAnswer({ utcMs, zone, lat: place.lat, lon: place.lon }, options, include, locale), place }
  })
})
