import type { Locale } from '@schemas/layout/locale'

const files = import.meta.glob<string>('./cit*.txt', { eager: true, query: '?raw', import: 'default' })
const names = files['./city-names.txt'] ?? ''
const rows = files['./cities.txt'] ?? ''

export type City = { names: Record<Locale, string>; country: string; lat: number; lon: number; zone: string }

const linesOf = (file: string) => file.split('\n').filter((line) => line !== '' && !line.startsWith('#'))

let read: City[] | undefined

/** Cities of the world by population; parsed on the first call. */
export function worldCities(): readonly City[] {
  read ??= readCities()
  return read
}

function readCities(): City[] {
  const thai = new Map(
    linesOf(names).map((line) => {
      const [en = '', th = ''] = line.split('=')
      return [en, th] as const
    }),
  )
  return linesOf(rows).map((line) => {
    const [country = '', lat, lon, zone = '', ...name] = line.split(' ')
    const en = name.join(' ')
    return { names: { th: thai.get(en) ?? en, en }, country, lat: Number(lat), lon: Number(lon), zone }
  })
}
