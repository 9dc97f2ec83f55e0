import type { ChartOutput } from '@schemas/hora/entities/chart-output'
import type { Locale } from '@schemas/layout/locale'
import { dateNames } from '@kit/format/date-names'
import { chartEntries } from '@areas/hora/ui/chart-view'
import { digitsOf, placeText } from '@areas/hora/ui/degree-text'
import { type BodyKey, bodyMark, bodyNames, type Numerals } from '@areas/hora/ui/texts/bodies'
import { lunarText } from '@areas/hora/ui/texts/lunar-text'
import { animalName } from '@areas/hora/ui/texts/terms'
import { messages } from './messages'

/** A cell of the chart that two methods fill differently. */
export type Change = { name: string; from: string; to: string; isOtherSign: boolean }

/** What two charts of one birth say differently: places of bodies, and the facts of the day. */
export function changesOf(before: ChartOutput, after: ChartOutput, locale: Locale, numerals: Numerals): Change[] {
  const places = new Map(chartEntries(after).map(({ key, position }) => [key, position]))
  const bodies = chartEntries(before).flatMap(({ key, position }): Change[] => {
    const to = places.get(key)
    if (!to || to.arcmin === position.arcmin) return []
    return [
      {
        name: bodyText(key, locale, numerals),
        from: placeText(position, locale, numerals),
        to: placeText(to, locale, numerals),
        isOtherSign: to.sign !== position.sign,
      },
    ]
  })
  const [from, to] = [before, after].map((chart) => factsOf(chart, locale, numerals))
  const facts = Object.entries(from ?? {}).flatMap(([fact, text]): Change[] => {
    const name = fact as keyof Facts
    const other = to?.[name] ?? ''
    return text === other ? [] : [{ name: messages.facts[name][locale], from: text, to: other, isOtherSign: false }]
  })
  return [...bodies, ...facts]
}

const bodyText = (key: BodyKey, locale: Locale, numerals: Numerals) =>
  `${bodyMark(key, numerals)} ${bodyNames[key][locale]}`

type Facts = Record<keyof typeof messages.facts, string>

const factsOf = ({ day, thaksa }: ChartOutput, locale: Locale, numerals: Numerals): Facts => ({
  weekday: dateNames[locale].weekdays[day.weekday] ?? '',
  lunar: day.lunar ? lunarText(day.lunar, locale, numerals) : '–',
  animal: animalName(day.animal)[locale],
  thaksa: bodyNames[thaksa.lord][locale],
  yam: day.yam ? `${digitsOf(numerals)(day.yam.number)} ${bodyNames[day.yam.lord][locale]}` : '–',
})
