import { addressMessages as messages } from '@schemas/account/entities/address-messages'
import type { PostalAddress } from '@schemas/account/entities/person'
import type { Locale } from '@schemas/layout/locale'
import { allPlaces } from './places'

/** Problems of an address by field, as messages in the reader's language; empty when its codes belong together. */
export async function checkAddress(
  { province, amphure, tambon, postcode }: PostalAddress,
  locale: Locale,
): Promise<Partial<Record<keyof PostalAddress, string>>> {
  const places = await allPlaces()
  if (!places.amphures.has(province)) return { province: messages.province[locale] }
  if (!amphure.startsWith(province) || !places.tambons.has(amphure)) return { amphure: messages.amphure[locale] }
  const found = places.tambons.get(amphure)?.find(({ id }) => id === tambon)
  if (!found) return { tambon: messages.tambon[locale] }
  return found.postcodes.includes(postcode) ? {} : { postcode: messages.postcode[locale] }
}
