import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'hora/provinces',
  summary: "Thailand's 77 provinces with coordinates, local correction and today's sunrise and sunset.",
  method: 'GET',
  path: '/api/hora/provinces',
  access: 'guest',
  scope: 'site',
  cache: 'seconds',
  limit: 60,
  input: z.strictObject({}),
  output: z.object({
    /** CE, by Thai clocks. */
    date: z.string(),
    provinces: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        lat: z.number(),
        lon: z.number(),
        /** Minutes that local mean time lacks against Thai clocks. */
        correctionMinutes: z.number(),
        sunrise: z.string(),
        sunset: z.string(),
      }),
    ),
  }),
  examples: [{ input: {} }],
})
