import type { OwnProfile, PostalAddress } from '@schemas/entities/person'

/** What the form holds of a profile. */
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
 * What was written over a profile that was `read`, after somebody else saved a `newer` one: what was not touched here is theirs. `kept`
 * is what was written here, and `differing` what of it both changed, each in another way.
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

/** Whether the form shows the same of both: its person's role, picture or address of mails may have changed. */
export const showsTheSame = (a: ProfileValues, b: ProfileValues): boolean =>
  profileFields.every((field) => isSame(a[field], b[field]))

const parts = ['line', 'province', 'amphure', 'tambon', 'postcode'] as const

export function isSame(a: ProfileValues[ProfileField], b: ProfileValues[ProfileField]): boolean {
  if (a === null || b === null || typeof a === 'string' || typeof b === 'string') return a === b
  return parts.every((part) => a[part] === b[part])
}
