import { call } from '@schemas/hora/calls/hora/places'
import { handle } from '@gateway/call/handle'
import { coordinatePlace, provincePlaces, searchPlaces } from '../../places/search'

export const handler = handle(call, async ({ input: { q, lat, lon }, locale }) => {
  if (lat !== undefined && lon !== undefined) return { places: [coordinatePlace(lat, lon)] }
  return { places: q ? await searchPlaces(q, locale) : await provincePlaces(locale) }
})
