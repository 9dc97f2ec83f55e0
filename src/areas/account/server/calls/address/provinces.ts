import { call } from '@schemas/account/calls/address/provinces'
import { describePlace } from '../../domain/address/describe-place'
import { allPlaces } from '../../domain/address/places'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async () => ({
  success: true,
  data: (await allPlaces()).provinces.map(describePlace),
  error: null,
}))
