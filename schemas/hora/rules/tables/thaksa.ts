import { type Lord, lords, weekdayLords } from '../bodies'

/** The order in which thaksa and mahathaksa go round. Source: hora rules, "Tables". */
export const thaksaCycle = lords(1, 2, 3, 4, 7, 5, 8, 6)

/** The places, beginning with the lord of the birth day. */
export const thaksaPlaces = ['บริวาร', 'อายุ', 'เดช', 'ศรี', 'มูละ', 'อุตสาหะ', 'มนตรี', 'กาลกิณี'] as const

/** The birth lord, and who holds each of the eight places. */
export type Thaksa = { lord: Lord; places: Lord[] }

/** Whether Wednesday from 18:00 to 05:59 counts as Rahu. */
export type WednesdayNight = 'rahu' | 'mercury'

export function thaksaOf(weekday: number, isNight: boolean, wednesday: WednesdayNight): Thaksa {
  const isRahu = weekday === 3 && isNight && wednesday === 'rahu'
  const lord = isRahu ? 'rahu' : (weekdayLords[weekday] ?? 'sun')
  return { lord, places: thaksaFrom(lord) }
}

/** The cycle beginning with a lord. */
export function thaksaFrom(lord: Lord): Lord[] {
  const start = thaksaCycle.indexOf(lord)
  return [...thaksaCycle.slice(start), ...thaksaCycle.slice(0, start)]
}
