import * as z from 'zod/mini'
import { latitude, longitude, zoneName } from './chart-input'

/** A place of births, as the list of places offers it. */
export const horaPlace = z.object({
  label: z.string(),
  lat: z.number(),
  lon: z.number(),
  zone: z.string(),
  kind: z.enum(['province', 'district', 'city', 'coordinates']),
  /** The point stands for the whole: the province's capital for a district that has no point of its own. */
  approximate: z.boolean(),
})
export type HoraPlace = z.infer<typeof horaPlace>

/** A place as it is kept with a chart. */
export const placeInput = z.strictObject({
  label: z.string().check(z.trim(), z.maxLength(120)),
  lat: latitude,
  lon: longitude,
})
export const storedPlace = z.object({ label: z.string(), lat: z.number(), lon: z.number() })

/** The site's own place, from which its pages compute. */
export const sitePlace = z.object({ label: z.string(), lat: z.number(), lon: z.number(), zone: zoneName })
