import { call } from '@schemas/api/address/search'
import { describePlace, describeTambon } from '../../address/describe-place'
import { searchPlaces } from '../../address/search-places'
import { handle } from '../../http/handle'

export const handler = handle(call, async ({ input }) => ({
  success: true,
  data: (await searchPlaces(input.q)).map(({ province, amphure, tambon, postcode }) => ({
    province: describePlace(province),
    amphure: describePlace(amphure),
    tambon: describeTambon(tambon),
    postcode,
  })),
  error: null,
}))
