import { call } from '@schemas/api/address/tambon'
import { describeTambon } from '../../address/describe-place'
import { allPlaces } from '../../address/places'
import { messages } from '../../address/messages'
import { handle } from '../../http/handle'

export const handler = handle(call, async ({ input, locale }) => {
  const found = (await allPlaces()).tambons.get(input.amphureId)
  return found
    ? { success: true, data: found.map(describeTambon), error: null }
    : { success: false, data: null, error: messages.none[locale] }
})
