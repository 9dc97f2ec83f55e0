import lookup from 'tz-lookup'
import type { HoraPlace } from '@schemas/hora/entities/hora-place'
import type { Locale } from '@schemas/layout/locale'
import { type City, worldCities } from './cities'
import { type ThaiPlace, thaiPlaces, thaiZone } from './thai-places'

const limit = 20

/** Compares as people write: in any case, without accents, with or without the kind of place. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/(?<=^|\s)(?:อำเภอ|เขต|จังหวัด|[อจ]\.|amphoe|khet|changwat)\s*/g, '')
    .replaceAll(/[\s,·]+/g, ' ')
    .trim()

type Entry = { names: string[]; describe: (locale: Locale) => HoraPlace }

let index: Promise<Entry[]> | undefined

/** Places with a word of their name that begins with the query; the beginning of the name comes first. */
export async function searchPlaces(query: string, locale: Locale): Promise<HoraPlace[]> {
  index ??= buildIndex()
  const wanted = plain(query)
  const ranked = (await index).flatMap((entry, at) => {
    const rank = Math.min(...entry.names.map((name) => rankOf(name, wanted)))
    return rank < 3 ? [{ entry, rank, at }] : []
  })
  return ranked
    .sort((one, other) => one.rank - other.rank || one.at - other.at)
    .slice(0, limit)
    .map(({ entry }) => entry.describe(locale))
}

function rankOf(name: string, wanted: string): number {
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  return name.includes(` ${wanted}`) ? 2 : 3
}

export async function provincePlaces(locale: Locale): Promise<HoraPlace[]> {
  return (await thaiPlaces()).filter(({ within }) => !within).map((place) => describeThai(place, locale))
}

/** Coordinates with the zone that is proposed for them. */
export function coordinatePlace(lat: number, lon: number): HoraPlace {
  const label = `${lat.toFixed(4)}, ${lon.toFixed(4)}`
  return { label, lat, lon, zone: lookup(lat, lon), kind: 'coordinates', approximate: false }
}

async function buildIndex(): Promise<Entry[]> {
  const thai = (await thaiPlaces()).map((place) => {
    const names = (['th', 'en'] as const).map((locale) => plain(describeThai(place, locale).label))
    return { names, describe: (locale: Locale) => describeThai(place, locale) }
  })
  const cities = worldCities().map((city) => {
    const names = (['th', 'en'] as const).map((locale) => plain(describeCity(city, locale).label))
    return { names, describe: (locale: Locale) => describeCity(city, locale) }
  })
  return [...thai, ...cities]
}

function describeThai({ names, within, lat, lon, approximate }: ThaiPlace, locale: Locale): HoraPlace {
  const label = [names[locale], ...(within ? [within[locale]] : [])].join(', ')
  return { label, lat, lon, zone: thaiZone, kind: within ? 'district' : 'province', approximate }
}

function describeCity({ names, country, lat, lon, zone }: City, locale: Locale): HoraPlace {
  const land = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
  return { label: `${names[locale]}, ${land}`, lat, lon, zone, kind: 'city', approximate: false }
}
