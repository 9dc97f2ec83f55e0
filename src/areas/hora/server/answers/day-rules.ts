import type { DayRule } from '@schemas/hora/entities/calendar-day'
import type { HolyDay } from '@schemas/hora/rules/lunar/holy-days'
import type { LunarDate } from '@schemas/hora/rules/lunar/lunar-date'
import { kalayokNames, kalayokOf } from '@schemas/hora/rules/tables/kalayok'
import { luckyDaysOf } from '@schemas/hora/rules/tables/lucky-days'
import type { Locale } from '@schemas/layout/locale'
import { holyDayNames, kalayokTexts, luckyNames, ruleSources, wanphraName } from './lunar-texts'

type RuledDay = { weekday: number; cs: number; lunar: LunarDate | null; holyDay: HolyDay | null }

/** The built-in rules that hold on a day: holy days, kalayok by weekday, lucky lunar days. */
export function rulesOf({ weekday, cs, lunar, holyDay }: RuledDay, locale: Locale): DayRule[] {
  const source = (of: keyof typeof ruleSources) => ruleSources[of][locale]
  const kalayok = kalayokOf(cs)
  return [
    ...(holyDay
      ? [{ key: holyDay, kind: 'info' as const, name: holyDayNames[holyDay][locale], source: source('lunar') }]
      : []),
    ...(lunar?.wanphra
      ? [{ key: 'wanphra', kind: 'info' as const, name: wanphraName[locale], source: source('lunar') }]
      : []),
    // Weekdays of kalayok count from Sunday = 1.
    ...kalayokNames
      .filter((name) => kalayok[name].weekday === weekday + 1)
      .map((name) => ({
        key: name,
        kind: kalayokTexts[name].kind,
        name: kalayokTexts[name].name[locale],
        source: source('kalayok'),
      })),
    ...luckyDaysOf(weekday, lunar).map((name) => ({
      key: name,
      kind: 'good' as const,
      name: luckyNames[name][locale],
      source: source('lucky'),
    })),
  ]
}
