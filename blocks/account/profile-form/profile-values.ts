import type { OwnProfile, PostalAddress } from '@schemas/account/entities/person'

/** Values of the profile form. */
export type ProfileValues = {
  firstname: string
  lastname: string
  phone: string
  locale: 'th' | 'en'
  timeZone: string
  address: PostalAddress | null
}
export const profileFields = ['firstname', 'lastname', 'phone', 'locale', 'timeZone', 'address'] as const
export type ProfileField = (typeof profileFields)[number]

export const valuesOf = ({ firstname, lastname, phone, locale, timeZone, address }: OwnProfile): ProfileValues => ({
  firstname,
  lastname,
  phone,
  locale,
  timeZone: timeZone ?? '',
  address: address ?? null,
})

/**
 * Merges edits over a profile that was `read` with a `newer` one saved elsewhere; fields not edited here take the newer
 * value. `edited` lists the fields changed here, `differing` those that both changed to different values.
 */
export function mergeNewer(
  read: ProfileValues,
  mine: ProfileValues,
  newer: ProfileValues,
): { edited: ProfileField[]; differing: ProfileField[] } {
  const edited = profileFields.filter(
    (field) => !isSame(mine[field], read[field]) && !isSame(mine[field], newer[field]),
  )
  return { edited, differing: edited.filter((field) => !isSame(newer[field], read[field])) }
}

/** Whether both profiles fill the form alike; role, picture or mail address may differ. */
export const showsTheSame = (a: ProfileValues, b: ProfileValues): boolean =>
  profileFields.every((field) => isSame(a[field], b[field]))

const parts = ['line', 'province', 'amphure', 'tambon', 'postcode'] as const

export function isSame(a: ProfileValues[ProfileField], b: ProfileValues[ProfileField]): boolean {
  if (a === null || b === null || typeof a === 'string' || typeof b === 'string') return a === b
  return parts.every((part) => a[part] === b[part])
}
