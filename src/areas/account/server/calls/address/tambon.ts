import { call } from '@schemas/account/calls/address/tambon'
import { describeTambon } from '../../domain/address/describe-place'
import { allPlaces } from '../../domain/address/places'
import { messages } from '../../domain/address/messages'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async ({ input, locale }) => {
  const found = (await allPlaces()).tambons.get(input.amphureId)
  return found
    ? { success: true, data: found.map(describeTambon), error: null }
    : { success: false, data: null, error: messages.none[locale] }
})
