import type { OutputOf } from '@schemas/call'
import type { call } from '@schemas/hora/calls/hora/provinces'

export type Province = OutputOf<typeof call>['provinces'][number]
export const columns = ['name', 'lat', 'lon', 'correctionMinutes', 'sunrise', 'sunset'] as const
export type Column = (typeof columns)[number]
export type Order = { by: Column; isDescending: boolean }

/** Provinces whose name has the text, in order. Thai sorts by consonant, with the vowel written before it. */
export function sortProvinces(
  provinces: readonly Province[],
  { by, isDescending }: Order,
  search: string,
  locale: 'th' | 'en',
): Province[] {
  const sought = search.trim().toLocaleLowerCase('en')
  const compare = (a: Province, b: Province) => {
    const [left, right] = [a[by], b[by]]
    if (typeof left === 'number' && typeof right === 'number') return left - right
    return by === 'name' ? a.name.localeCompare(b.name, locale) : String(left).localeCompare(String(right), 'en')
  }
  const found = provinces.filter(({ name }) => name.toLocaleLowerCase('en').includes(sought)).sort(compare)
  return isDescending ? found.reverse() : found
}

/** Local mean time against Thai clocks: minus 17 minutes 59 seconds in Bangkok. */
export function correctionParts(minutes: number): { sign: string; minutes: number; seconds: string } {
  const seconds = Math.round(Math.abs(minutes) * 60)
  return {
    sign: seconds === 0 ? '' : minutes > 0 ? '−' : '+',
    minutes: Math.floor(seconds / 60),
    seconds: String(seconds % 60).padStart(2, '0'),
  }
}
