import type { Place as Sent, TambonPlace } from '@schemas/account/entities/place'
import type { Place, Tambon } from './places'

/** The shape of a place in call outputs. */
export const describePlace = ({ id, th, en }: Place): Sent => ({ id, name_th: th, name_en: en })

export const describeTambon = (tambon: Tambon): TambonPlace => ({
  ...describePlace(tambon),
  postcodes: tambon.postcodes,
})
