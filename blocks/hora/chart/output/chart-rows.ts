import type { Locale } from '@schemas/layout/locale'
import { chartEntries, type WheelChart } from '@areas/hora/ui/chart-view'
import { bodyNames } from '@areas/hora/ui/texts/bodies'
import { houseName, signName } from '@areas/hora/ui/texts/signs'
import { dignityShort, kindOf, kinds, motionShort } from '@areas/hora/ui/texts/terms'

const head = 'body,sign,degree,minute,arcmin,house,dignity,motion,navamsa,drekkana,reuk,pada,basis'

/** The table of positions as a file for spreadsheets: the same whole arcminutes as on the wheel. */
export function chartRows(chart: WheelChart, locale: Locale): (string | number)[][] {
  return [
    head.split(','),
    ...chartEntries(chart).map(({ key, position }) => [
      bodyNames[key][locale],
      signName(position.sign)[locale],
      position.degree,
      position.minute,
      position.arcmin,
      position.house === null ? '' : `${position.house} ${houseName(position.house)[locale]}`,
      position.dignities.map((each) => dignityShort[each][locale]).join(' '),
      position.motion ? motionShort[position.motion][locale] : '',
      signName(position.navamsa)[locale],
      signName(position.drekkana)[locale],
      position.reuk,
      position.pada,
      kinds[kindOf(key, chart.method)][locale],
    ]),
  ]
}
