import { call } from '@schemas/account/calls/address/search'
import { describePlace, describeTambon } from '../../domain/address/describe-place'
import { searchPlaces } from '../../domain/address/search-places'
import { handle } from '@gateway/call/handle'

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
