import { plainDigits } from '@schemas/plain-digits'
import type { StoredOptions } from '@schemas/hora/entities/chart-options'
import type { SavedChart } from '@schemas/hora/entities/saved-chart'
import type { Locale } from '@schemas/layout/locale'
import type { PickedPlace } from '../place-picker/place-picker'

export type Precision = 'exact' | 'about' | 'unknown'

/** What a person fills in, as written. */
export type BirthForm = {
  label: string
  day: string
  month: string
  year: string
  era: 'be' | 'ce'
  time: string
  precision: Precision
  /** Which of two equal readings of a clock that was turned back. */
  fold: 'first' | 'second' | undefined
  place: PickedPlace | undefined
  options: StoredOptions
}

export const thaiOptions: StoredOptions = {
  planets: 'suriyayart',
  ascendant: 'antonathi',
  node: 'mean',
  ketu: 'thai',
  dayStart: 'six',
  wednesday: 'rahu',
  animal: 'month5',
  outer: false,
}

export const emptyForm = (locale: Locale, place: PickedPlace | undefined, options: StoredOptions): BirthForm => ({
  label: '',
  day: '',
  month: '',
  year: '',
  era: locale === 'th' ? 'be' : 'ce',
  time: '',
  precision: 'exact',
  fold: undefined,
  place,
  options,
})

/** `06:00` of `6:00`, `6.00`, `0600` or Thai digits; undefined for anything else. */
export function writtenTime(text: string): string | undefined {
  const plain = plainDigits(text).trim()
  const found = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?$/.exec(plain) ?? /^(\d{2})(\d{2})$/.exec(plain)
  if (!found) return undefined
  const [hour = '', minute = '', second] = found.slice(1)
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second ?? 0) > 59) return undefined
  return [hour.padStart(2, '0'), minute, ...(second ? [second] : [])].join(':')
}

/** `2568-04-13`, the year as written in its era; undefined while something is missing. */
export function writtenDate({ day, month, year }: Pick<BirthForm, 'day' | 'month' | 'year'>): string | undefined {
  const parts = [year, month, day].map((part) => plainDigits(part).trim())
  if (!/^\d{4}$/.test(parts[0] ?? '') || !parts.slice(1).every((part) => /^\d{1,2}$/.test(part))) return undefined
  return parts.map((part) => part.padStart(2, '0')).join('-')
}

type Ready = BirthForm & { place: PickedPlace }

/** The input of a cast, with the parts of `include`. The form has been checked. */
export function castInput({ era, time, precision, fold, place, options, ...date }: Ready, include = 'differences') {
  const clock = precision === 'unknown' ? undefined : writtenTime(time)
  return {
    date: writtenDate(date) ?? '',
    era,
    ...(clock ? { time: clock } : {}),
    zone: place.zone,
    ...(fold ? { fold } : {}),
    lat: place.lat,
    lon: place.lon,
    ...options,
    include,
  }
}

/** What is kept of a form. */
export function chartInput({ label, era, time, precision, fold, place, options, ...date }: Ready) {
  return {
    label: label.trim(),
    birth: {
      date: writtenDate(date) ?? '',
      era,
      time: precision === 'unknown' ? null : (writtenTime(time) ?? null),
      precision,
      zone: place.zone,
      fold: fold ?? null,
    },
    place: { label: place.label, lat: place.lat, lon: place.lon },
    options,
  }
}

/** The form that a kept chart was saved from. */
export function formOfChart({ label, birth, place, options }: SavedChart): BirthForm {
  const [year = '', month = '', day = ''] = birth.date.split('-')
  return {
    label,
    day: String(Number(day)),
    month: String(Number(month)),
    year,
    era: birth.era,
    time: birth.time ?? '',
    precision: birth.precision,
    fold: birth.fold ?? undefined,
    place: { ...place, zone: birth.zone },
    options,
  }
}
