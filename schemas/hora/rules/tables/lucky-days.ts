import type { LunarDate } from '../lunar/lunar-date'

/** อมฤตโชค, มหาสิทธิโชค, สิทธิโชค. */
export type LuckyDay = 'amaruettachok' | 'mahasitthichok' | 'sitthichok'

/** Lunar days by weekday, Sunday first; waxing or waning alike. Source: hora rules, "Tables". */
export const luckyDays: Record<LuckyDay, readonly number[]> = {
  amaruettachok: [8, 3, 9, 2, 4, 1, 5],
  mahasitthichok: [14, 12, 13, 4, 7, 10, 15],
  sitthichok: [11, 5, 14, 10, 9, 11, 4],
}

const luckyNames = ['amaruettachok', 'mahasitthichok', 'sitthichok'] as const

/** The lucky names that a day bears; none outside the official lunar calendar. */
export const luckyDaysOf = (weekday: number, lunar: Pick<LunarDate, 'day'> | null): LuckyDay[] =>
  lunar ? luckyNames.filter((name) => luckyDays[name][weekday] === lunar.day) : []
