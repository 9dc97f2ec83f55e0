import * as z from 'zod/mini'
import { refuse } from '../../layout/refuse'

/** A place as a block's prop keeps it; the site's own where it is absent. */
export const blockPlace = () =>
  z
    .strictObject({
      label: z.string().check(z.maxLength(120)),
      lat: z.number().check(z.gte(-90), z.lte(90)),
      lon: z.number().check(z.gte(-180), z.lte(180)),
      zone: z.string().check(z.minLength(1), z.maxLength(64)),
    })
    .check((ctx) => {
      if (ctx.value.label.trim() === '') refuse(ctx, { en: 'A place has a name.', th: 'โปรดระบุชื่อสถานที่' }, ['label'])
    })

/** What a call takes of it. */
export const coordinatesOf = (place: { lat: number; lon: number } | undefined) =>
  place ? { lat: place.lat, lon: place.lon } : {}
