import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { place, placeAnswer } from '../../entities/place'

export const call = defineCall({
  name: 'address/provinces',
  summary: "Thailand's 77 provinces, the capital first.",
  method: 'GET',
  path: '/api/address/provinces',
  access: 'guest',
  scope: 'site',
  cache: 'release',
  input: z.strictObject({}),
  output: placeAnswer(place),
  examples: [{ input: {} }],
})
