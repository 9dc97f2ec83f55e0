import type { PostalAddress } from '@schemas/account/entities/person'
import type { Place } from '@schemas/account/entities/place'
import { useLocale } from '@kit/boot'
import { useAmphures, useProvinces, useTambons } from './use-places'

/** A Thai address on one line, with place names once they have loaded. */
export function AddressLines({ address: { line, province, amphure, tambon, postcode } }: { address: PostalAddress }) {
  const locale = useLocale()
  const name = (places: readonly Place[], id: string) => {
    const found = places.find((place) => place.id === id)
    return found && (locale === 'th' ? found.name_th : found.name_en)
  }
  const provinces = useProvinces().places
  const names = [
    name(useTambons(amphure).places, tambon),
    name(useAmphures(province).places, amphure),
    name(provinces, province),
  ].filter((each) => each !== undefined)
  return [[line, ...names].join(locale === 'th' ? ' ' : ', '), postcode].join(' ')
}
