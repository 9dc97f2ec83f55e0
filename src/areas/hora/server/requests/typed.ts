import type { CivilDate } from '@schemas/hora/rules/time/civil-date'

/** `2568-04-13`, whose form the contract has checked. */
export function civilDateOf(text: string): CivilDate {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}

/** `06:00` or `06:00:30` in seconds; NaN for a reading that no clock shows. */
export function secondsOf(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number)
  return hours < 24 && minutes < 60 && seconds < 60 ? hours * 3600 + minutes * 60 + seconds : Number.NaN
}
