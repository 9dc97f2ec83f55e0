import { allPlaces, type Place, type Places, type Tambon } from './places'

export type FoundPlace = { province: Place; amphure: Place; tambon: Tambon; postcode: string }
type Known = FoundPlace & { th: string; en: string }

const limit = 20
const indexes = new WeakMap<Places, Known[]>()

/**
 * Finds tambons by the beginning of a postcode, or by terms that each occur in the name of the tambon, amphure or
 * province. Tambons that begin with the query come first.
 */
export async function searchPlaces(query: string): Promise<FoundPlace[]> {
  const known = indexOf(await allPlaces())
  const text = plain(query)
  if (/^\d{2,5}$/.test(text)) {
    const having = known.flatMap((each) =>
      each.tambon.postcodes.filter((postcode) => postcode.startsWith(text)).map((postcode) => ({ ...each, postcode })),
    )
    return having.sort((a, b) => Number(a.postcode) - Number(b.postcode)).slice(0, limit)
  }
  const wanted = text.split(' ').filter(Boolean)
  const ranked = known.flatMap((each) => {
    const hit = wanted.every(
      (word) =>
        each.th.includes(word) ||
        each.en.includes(word) ||
        each.tambon.postcodes.some((postcode) => postcode.startsWith(word)),
    )
    return hit ? [{ each, rank: rankOf(each, text) }] : []
  })
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ each }) => each)
}

function rankOf({ tambon, amphure }: Known, text: string): number {
  const begins = ({ th, en }: Place) => plain(th).startsWith(text) || plain(en).startsWith(text)
  const is = ({ th, en }: Place) => plain(th) === text || plain(en) === text
  return is(tambon) ? 0 : begins(tambon) ? 1 : begins(amphure) ? 2 : 3
}

function indexOf(places: Places): Known[] {
  const made = indexes.get(places)
  if (made) return made
  const index = places.provinces.flatMap((province) =>
    (places.amphures.get(province.id) ?? []).flatMap((amphure) =>
      (places.tambons.get(amphure.id) ?? []).map((tambon) => ({
        province,
        amphure,
        tambon,
        postcode: tambon.postcodes[0] ?? '',
        th: `${tambon.th} ${amphure.th} ${province.th}`,
        en: `${tambon.en} ${amphure.en} ${province.en}`.toLowerCase(),
      })),
    ),
  )
  indexes.set(places, index)
  return index
}

/** Compares as people write: with or without the kind of place, in any case. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/(?<=^|\s)(?:ตำบล|แขวง|อำเภอ|เขต|จังหวัด|[ตอจ]\.|tambon|amphoe|khwaeng|khet|changwat)\s*/g, '')
    .replaceAll(/[\s,]+/g, ' ')
    .trim()
