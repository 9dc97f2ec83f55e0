const files = import.meta.glob<string>('./*.txt', { eager: true, query: '?raw', import: 'default' })

export type Place = { id: string; th: string; en: string }
/**
 * A tambon (in Bangkok, a khwaeng). The first postcode is the usual one; some tambons have streets with a neighbour's
 * postcode.
 */
export type Tambon = Place & { postcodes: string[] }

export type Places = {
  provinces: readonly Place[]
  /** By province code. */
  amphures: ReadonlyMap<string, readonly Place[]>
  /** By amphure code (in Bangkok, a khet). */
  tambons: ReadonlyMap<string, readonly Tambon[]>
}

let read: Promise<Places> | undefined

/**
 * All places of Thailand, loaded on the first call. Codes have two, four and six digits; each begins with the code one
 * level up.
 */
export function allPlaces(): Promise<Places> {
  read ??= readPlaces()
  return read
}

type Row = { province: string; district: string; sub_district: string; postal_code: string; sub_district_code?: string }

/**
 * The package's rows with repaired codes and English names: a seventh of its codes belong to another place, and its
 * Bangkok names are machine-translated.
 */
async function readPlaces(): Promise<Places> {
  const [thai, english] = await readPackage()
  const code = readCodes()
  const englishOf = readNames()
  const provinces = new Map<string, Place>()
  const amphures = new Map<string, Map<string, Place>>()
  const tambons = new Map<string, Map<string, Tambon>>()
  const put = (id: string, th: Place, amphure: Place, tambon: Place, postcode: string) => {
    provinces.set(id.slice(0, 2), { ...th, id: id.slice(0, 2) })
    below(amphures, id.slice(0, 2)).set(id.slice(0, 4), { ...amphure, id: id.slice(0, 4) })
    const there = below(tambons, id.slice(0, 4))
    const known = there.get(id)
    if (known) known.postcodes.push(postcode)
    else there.set(id, { ...tambon, id, postcodes: [postcode] })
  }
  for (const [at, row] of thai.entries()) {
    const { province, district, sub_district: tambon } = row
    const id = code.get(`${province}|${district}|${tambon}`) ?? row.sub_district_code ?? ''
    const named = english[at]
    // Uninhabited islands have no postcode, and a university is not a tambon.
    if (!named || !/^\d{6}$/.test(id) || !/^\d{5}$/.test(row.postal_code) || notPlaces.has(tambon)) continue
    const place = (th: string, en: string): Place => ({ id, th, en: englishOf(province, th) ?? en })
    put(
      id,
      place(province, named.province),
      place(district, named.district),
      place(tambon, named.sub_district),
      row.postal_code,
    )
  }
  for (const { id, th, en, postcode } of readAdded()) {
    const province = provinces.get(id.slice(0, 2))
    const amphure = amphures.get(id.slice(0, 2))?.get(id.slice(0, 4))
    if (province && amphure) put(id, province, amphure, { id, th, en }, postcode)
  }
  const order = new Intl.Collator('th').compare
  const sorted = <P extends Place>(places: Iterable<P>): P[] => [...places].sort((a, b) => order(a.th, b.th))
  return {
    // The capital comes first, as people expect.
    provinces: sorted(provinces.values()).sort((a, b) => Number(b.id === capital) - Number(a.id === capital)),
    amphures: new Map([...amphures].map(([id, places]) => [id, sorted(places.values())])),
    tambons: new Map([...tambons].map(([id, places]) => [id, sorted(places.values())])),
  }
}

const capital = '10'
const notPlaces = new Set(['มหาวิทยาลัยขอนแก่น'])

function below<P>(map: Map<string, Map<string, P>>, id: string): Map<string, P> {
  const there = map.get(id) ?? new Map<string, P>()
  map.set(id, there)
  return there
}

/**
 * The package's rows in both languages, in the same order. The package sets process-wide modes; nothing else of it is
 * used.
 */
async function readPackage(): Promise<[Row[], Row[]]> {
  const { getDatabase, preload, setEngMode, setGeoMode } = await import('thai-address-universal')
  await setGeoMode(true)
  await setEngMode(false)
  await preload()
  const thai = getDatabase() as Row[]
  await setEngMode(true)
  await preload()
  return [thai, getDatabase() as Row[]]
}

function linesOf(file: string): string[] {
  return (files[file] ?? '').split('\n').filter((line) => line !== '' && !line.startsWith('#'))
}

function readCodes(): Map<string, string> {
  const found = new Map<string, string>()
  let amphure = ''
  for (const line of linesOf('./codes.txt')) {
    if (line.startsWith('= ')) amphure = line.slice(2)
    else found.set(`${amphure}|${line.slice(7)}`, line.slice(0, 6))
  }
  return found
}

function readNames(): (province: string, th: string) => string | undefined {
  const found = new Map<string, string>()
  let province = ''
  for (const line of linesOf('./names.txt')) {
    if (line.startsWith('= ')) province = line.slice(2)
    else {
      const [th = '', en = ''] = line.split('=')
      found.set(province === '*' ? th : `${province}|${th}`, en)
    }
  }
  return (within, th) => found.get(`${within}|${th}`) ?? found.get(th)
}

function readAdded(): { id: string; th: string; en: string; postcode: string }[] {
  return linesOf('./places.txt').flatMap((line) => {
    const [, id, th, en, postcode] = /^(\d{6}) ([^=]+)=(.+) (\d{5})$/.exec(line) ?? []
    return id && th && en && postcode ? [{ id, th, en, postcode }] : []
  })
}
