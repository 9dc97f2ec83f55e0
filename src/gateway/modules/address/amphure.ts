import { call } from '@schemas/api/address/amphure'
import { describePlace } from '../../address/describe-place'
import { allPlaces } from '../../address/places'
import { messages } from '../../address/messages'
import { handle } from '../../http/handle'

export const handler = handle(call, async ({ input, locale }) => {
  const found = (await allPlaces()).amphures.get(input.provinceId)
  return found
    ? { success: true, data: found.map(describePlace), error: null }
    : { success: false, data: null, error: messages.none[locale] }
})
