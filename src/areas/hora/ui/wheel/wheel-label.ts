import type { Locale } from '@schemas/layout/locale'
import type { ChartEntry } from '../chart-view'
import { degreeText, digitsOf } from '../degree-text'
import { bodyMark, bodyNames, type Numerals } from '../texts/bodies'
import { houseName, signName } from '../texts/signs'
import { dignityShort, type Motion, motionMarks, motionShort } from '../texts/terms'
import { messages } from './messages'

/** What is written of a body, and what a screen reader says of it. */
export type WheelLabel = { mark: string; flag: string | undefined; motion: Motion | undefined; name: string }

export function wheelLabel({ key, position }: ChartEntry, locale: Locale, numerals: Numerals): WheelLabel {
  const { motion, house, dignities } = position
  const parts = [
    bodyNames[key][locale],
    `${locale === 'th' ? 'ราศี' : ''}${signName(position.sign)[locale]} ${degreeText(position, 'arabic')}`,
    house === null ? '' : `${messages.house[locale]} ${house} ${houseName(house)[locale]}`,
    ...dignities.map((dignity) => dignityShort[dignity][locale]),
    motion ? motionShort[motion][locale] : '',
  ]
  return {
    mark: bodyMark(key, numerals),
    flag: motion ? motionMarks[motion][locale] : undefined,
    motion: motion ?? undefined,
    name: parts.filter(Boolean).join(', '),
  }
}

/** `๑๒°`: the degree alone. */
export const shortDegree = (degree: number, numerals: Numerals): string => digitsOf(numerals)(`${degree}°`)
