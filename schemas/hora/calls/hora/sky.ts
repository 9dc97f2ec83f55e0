import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { optionChoices } from '../../entities/chart-options'
import { include, latitude, longitude, utcInstant } from '../../entities/chart-input'
import { chartOutput } from '../../entities/chart-output'
import { sitePlace } from '../../entities/hora-place'

/** What blocks of pages show before anything is asked: no birth of a visitor goes this way. */
export const call = defineCall({
  name: 'hora/sky',
  summary:
    "The chart of the current hour, or of a fixed moment, at the site's own place or another. Options that are not sent are the site's.",
  method: 'GET',
  path: '/api/hora/sky',
  access: 'guest',
  scope: 'site',
  cache: 'seconds',
  limit: 240,
  input: z.strictObject({
    utc: z.optional(utcInstant),
    lat: z.optional(latitude),
    lon: z.optional(longitude),
    ...z.partial(z.object(optionChoices)).shape,
    include,
  }),
  /** `place` is the site's, or the coordinates that were asked for. */
  output: z.object({ ...chartOutput.shape, place: sitePlace }),
  examples: [
    { input: {} },
    { input: { utc: '2024-04-16T00:00:00Z', lat: 18.79, lon: 98.98, planets: 'lahiri', ascendant: 'geometric' } },
  ],
})
