/** The ten bodies of a Thai chart, in the order of their Thai digits; the ascendant is not a body. */
export const thaiBodies = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
  'uranus',
] as const

export type ThaiBody = (typeof thaiBodies)[number]

/** Shown on request, with modern positions only. */
export const outerBodies = ['neptune', 'pluto'] as const

export type OuterBody = (typeof outerBodies)[number]
export type BodyName = ThaiBody | OuterBody

/** The bodies that rule signs, days, yams and periods, by their Thai digits 1–8. Source: hora rules, "Tables". */
export type Lord = 'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu'

const lordOfDigit: Record<number, Lord> = {
  1: 'sun',
  2: 'moon',
  3: 'mars',
  4: 'mercury',
  5: 'jupiter',
  6: 'venus',
  7: 'saturn',
  8: 'rahu',
}

/** Reads a table that is printed in Thai digits: `lords(1, 2)` is Sun and Moon. */
export const lords = (...digits: number[]): Lord[] =>
  digits.map((digit) => {
    const lord = lordOfDigit[digit]
    if (!lord) throw new RangeError(`No lord has the digit ${digit}.`)
    return lord
  })

/** Lords of the weekdays, Sunday first. */
export const weekdayLords = lords(1, 2, 3, 4, 5, 6, 7)
