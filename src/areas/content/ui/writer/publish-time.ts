import { zonedParts } from '@schemas/zoned-parts'

/**
 * The moment at which the clock of a time zone shows a day (`YYYY-MM-DD`) and a time (`HH:MM`). Undefined when either
 * cannot be read.
 */
export function momentAt(day: string, time: string, timeZone: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time)) return undefined
  const wanted = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(wanted)) return undefined
  // Twice: the first guess may lie on the other side of a change of the clock.
  let moment = wanted
  for (let round = 0; round < 2; round += 1) {
    const shown = zonedParts(moment, timeZone)
    if (!shown) return undefined
    moment += wanted - Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute)
  }
  return new Date(moment)
}
