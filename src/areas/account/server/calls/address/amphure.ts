import { call } from '@schemas/account/calls/address/amphure'
import { describePlace } from '../../domain/address/describe-place'
import { allPlaces } from '../../domain/address/places'
import { messages } from '../../domain/address/messages'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async ({ input, locale }) => {
  const found = (await allPlaces()).amphures.get(input.provinceId)
  return found
    ? { success: true, data: found.map(describePlace), error: null }
    : { success: false, data: null, error: messages.none[locale] }
})
