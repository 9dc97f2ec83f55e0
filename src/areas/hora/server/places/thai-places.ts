import { allPlaces } from '@areas/account/server/public'
import type { Locale } from '@schemas/layout/locale'

const files = import.meta.glob<string>('./thailand.txt', { eager: true, query: '?raw', import: 'default' })
const points = files['./thailand.txt'] ?? ''

export const thaiZone = 'Asia/Bangkok'

type Names = Record<Locale, string>

/** A province or one of its districts, with the point that stands for it. */
export type ThaiPlace = {
  id: string
  names: Names
  /** Of its province, for a district. */
  within?: Names
  lat: number
  lon: number
  /** The point is the province's. */
  approximate: boolean
}

let read: Promise<ThaiPlace[]> | undefined

/** Provinces first, then districts, each in the order of the address data; loaded on the first call. */
export function thaiPlaces(): Promise<ThaiPlace[]> {
  read ??= readPlaces()
  return read
}

async function readPlaces(): Promise<ThaiPlace[]> {
  const { provinces, amphures } = await allPlaces()
  const pointOf = readPoints()
  const made = (place: { id: string; th: string; en: string }, within?: Names): ThaiPlace[] => {
    const point = pointOf.get(place.id) ?? pointOf.get(place.id.slice(0, 2))
    const names = { th: place.th, en: place.en }
    return point ? [{ id: place.id, names, ...(within ? { within } : {}), ...point }] : []
  }
  const districts = provinces.flatMap(({ id, th, en }) =>
    (amphures.get(id) ?? []).flatMap((amphure) => made(amphure, { th, en })),
  )
  return [...provinces.flatMap((province) => made(province)), ...districts]
}

function readPoints() {
  const lines = points.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const [id = '', lat, lon, mark] = line.split(' ')
      return [id, { lat: Number(lat), lon: Number(lon), approximate: mark === '~' }] as const
    }),
  )
}
