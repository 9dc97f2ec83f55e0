import * as z from 'zod/mini'
import { methodAngles, methodChoice, moment, note, chartDay, thaksa } from './chart-output'
import { storedPlace } from './hora-place'
import { ascendantPosition, bodiesOf, bodyPosition, divided, houses } from './position'
import { storedBirth } from './saved-chart'

/** 128 random bits, as 22 characters. */
export const shareCode = z.string().check(z.maxLength(64))

export const chartShare = z.object({
  id: z.string(),
  code: z.string(),
  /** Absolute. */
  address: z.string(),
  /** Whether it shows birth date, time, place and label. */
  shows: z.boolean(),
  state: z.enum(['active', 'expired', 'revoked']),
  expires: z.nullable(z.string()),
  createdAt: z.string(),
})
export type ChartShare = z.infer<typeof chartShare>

/**
 * A shared chart. Without `shows` it holds signs and degrees only: no label, birth, place, moment, day and thaksa; no
 * angles of the moment, no speeds and latitudes; longitudes are whole arcminutes.
 */
export const sharedChart = z.object({
  shows: z.boolean(),
  label: z.optional(z.string()),
  birth: z.optional(storedBirth),
  place: z.optional(storedPlace),
  moment: z.optional(moment),
  method: z.object({ ...methodChoice, ...z.partial(z.object(methodAngles)).shape }),
  bodies: bodiesOf(z.object({ ...bodyPosition.shape, speed: z.nullable(z.number()) })),
  ascendant: z.nullable(ascendantPosition),
  houses,
  day: z.optional(chartDay),
  thaksa: z.optional(thaksa),
  moonRange: z.nullable(z.object({ from: divided, to: divided })),
  notes: z.array(note),
})
export type SharedChart = z.infer<typeof sharedChart>
