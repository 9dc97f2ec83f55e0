import { HoraInputError } from '@schemas/hora/rules/input-error'

/** The largest offset in the time zone database is 15:56 (Manila before 1845). */
const maxOffsetS = 16 * 3600

const formatters = new Map<string, Intl.DateTimeFormat>()

/**
 * Seconds east of UTC at an instant. `zone` is an IANA name or a plain offset ±HH:MM[:SS]. The platform's zone data
 * know local mean times to the second, such as +06:42:04 in Bangkok until 1920.
 */
export function zoneOffsetS(zone: string, utcMs: number): number {
  const fixed = fixedOffsetS(zone)
  if (fixed !== undefined) return fixed
  const second = Math.floor(utcMs / 1000) * 1000
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of formatterOf(zone).formatToParts(second)) part[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second: seconds = 0 } = part
  return (Date.UTC(year, month - 1, day, hour, minute, seconds) - second) / 1000
}

function fixedOffsetS(zone: string): number | undefined {
  const match = /^([+-])(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(zone)
  if (!match) return undefined
  const [, sign, hours, minutes, seconds = '0'] = match
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  if (size > maxOffsetS || Number(minutes) > 59 || Number(seconds) > 59) throw unknownZone()
  return sign === '-' ? -size : size
}

function formatterOf(zone: string): Intl.DateTimeFormat {
  const found = formatters.get(zone)
  if (found) return found
  const made = makeFormatter(zone)
  // Names are case-insensitive: storing the canonical one alone bounds the map by the number of zones.
  const { timeZone } = made.resolvedOptions()
  if (timeZone === zone) formatters.set(zone, made)
  return made
}

function makeFormatter(timeZone: string) {
  // Newer platforms also take forms such as +07, which are no zone names.
  if (!/^[A-Za-z]/.test(timeZone)) throw unknownZone()
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch {
    throw unknownZone()
  }
}

const unknownZone = () => new HoraInputError('unknown-zone')
