import { call } from '@schemas/api/address/provinces'
import { describePlace } from '../../address/describe-place'
import { allPlaces } from '../../address/places'
import { handle } from '../../http/handle'

export const handler = handle(call, async () => ({
  success: true,
  data: (await allPlaces()).provinces.map(describePlace),
  error: null,
}))
