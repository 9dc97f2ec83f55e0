import type { Locale } from '@schemas/layout/locale'
import { chartEntries, type WheelChart } from '@areas/hora/ui/chart-view'
import { placeText } from '@areas/hora/ui/degree-text'
import { bodyMark, bodyNames, type Numerals } from '@areas/hora/ui/texts/bodies'
import { houseName } from '@areas/hora/ui/texts/signs'
import { dignityShort, motionMarks } from '@areas/hora/ui/texts/terms'

type Texts = {
  heading: readonly string[]
  /** The method line. */ method: string
}

/** A chart as lines of text, short enough for a chat. */
export function chartText(chart: WheelChart, { heading, method }: Texts, locale: Locale, numerals: Numerals): string {
  const lines = chartEntries(chart).map(({ key, position }) => {
    const marks = [
      position.motion ? motionMarks[position.motion][locale] : '',
      ...position.dignities.map((each) => dignityShort[each][locale]),
      position.house === null || key === 'ascendant' ? '' : houseName(position.house)[locale],
    ].filter(Boolean)
    const name = `${bodyMark(key, numerals)} ${bodyNames[key][locale]}`
    return `${name} ${placeText(position, locale, numerals)}${marks.length > 0 ? ` (${marks.join(' ')})` : ''}`
  })
  return [...heading, '', ...lines, '', method].join('\n')
}
