import { toThaiDigits } from '@kit/format'
import type { Locale } from '@schemas/layout/locale'
import type { Numerals } from './texts/bodies'
import { signName } from './texts/signs'

type Degree = { sign: number; degree: number; minute: number }

export const digitsOf = (numerals: Numerals) => (numerals === 'thai' ? toThaiDigits : String)

/** `12°05′`, within its sign. */
export function degreeText({ degree, minute }: Omit<Degree, 'sign'>, numerals: Numerals): string {
  return digitsOf(numerals)(`${degree}°${String(minute).padStart(2, '0')}′`)
}

/** `เมษ ๑๒°๐๕′`, `Aries 12°05′`. */
export const placeText = (place: Degree, locale: Locale, numerals: Numerals): string =>
  `${signName(place.sign)[locale]} ${degreeText(place, numerals)}`
