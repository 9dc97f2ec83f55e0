import { Cron } from 'croner'

/** Sites whose stored zone is unknown to this runtime, such as one of a newer time zone database. */
const fallbackZone = 'Asia/Bangkok'

/** The next time after `from` at which a cron expression is due in a time zone. Throws for an expression without one. */
export function nextRun(schedule: string, timezone: string, from: Date): Date {
  const next = new Cron(schedule, { timezone: isKnown(timezone) ? timezone : fallbackZone, paused: true }).nextRun(from)
  if (!next) throw new Error(`The schedule "${schedule}" is never due.`)
  return next
}

function isKnown(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
