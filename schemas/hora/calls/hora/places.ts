import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { latitude, longitude } from '../../entities/chart-input'
import { horaPlace } from '../../entities/hora-place'

export const call = defineCall({
  name: 'hora/places',
  summary:
    'Places of births by the beginning of their names, in Thai or English: provinces and districts of Thailand, and cities of the world. With coordinates instead, the zone that is proposed for them.',
  method: 'GET',
  path: '/api/hora/places',
  access: 'guest',
  scope: 'site',
  cache: 'release',
  limit: 240,
  input: z.strictObject({
    /** The provinces where nothing is sent. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    lat: z.optional(latitude),
    lon: z.optional(longitude),
  }),
  output: z.object({ places: z.array(horaPlace) }),
  examples: [
    { input: {} },
    { input: { q: 'เชียงใหม่' } },
    { input: { q: 'tokyo' } },
    { input: { lat: '48.85', lon: '2.35' } },
    { input: { q: 'nowhere at all' }, output: { places: [] } },
  ],
})
