import { RRuleTemporal } from 'rrule-temporal'
import { addDays, type Day, daysBetween } from '@schemas/work/rules/days'
import { type RepeatRule, writeRule } from '@schemas/work/rules/repeat'

/**
 * The first occurrence after `after` of a rule that counts from `anchor`; `after` is not before it. Undefined once the
 * rule has ended. How many tasks there have been is not known here.
 */
export function nextOccurrence(rule: RepeatRule, anchor: Day, after: Day): Day | undefined {
  const { count: _count, ...endless } = completed(rule, anchor)
  const found = new RRuleTemporal({
    rruleString: `DTSTART;VALUE=DATE:${anchor.replaceAll('-', '')}\nRRULE:${writeRule(endless)}`,
  }).next(new Date(`${after}T00:00:00Z`), false)
  return found?.toPlainDate().toString()
}

/** The rule with the day and the month of its anchor: by RFC 5545 alone a month without its 31st would be left out. */
function completed(rule: RepeatRule, anchor: Day): RepeatRule {
  const { frequency } = rule
  if (frequency === 'daily' || frequency === 'weekly') return rule
  const day = rule.day ?? Number(anchor.slice(8))
  return { ...rule, day, ...(frequency === 'yearly' ? { month: rule.month ?? Number(anchor.slice(5, 7)) } : {}) }
}

type Dates = { startOn: Day | null; dueOn: Day | null }
type Settings = { rule: RepeatRule; mode: 'fixed' | 'after_done'; leadDays: number }

/** Dates of what comes after a task that was done today: both move alike; until its lead day it waits. */
export function nextDates(
  { rule, mode, leadDays }: Settings,
  { startOn, dueOn }: Dates,
  today: Day,
): (Dates & { snoozedUntil: Day | null }) | undefined {
  const base = dueOn ?? startOn
  const anchor = mode === 'after_done' ? today : (base ?? today)
  const next = nextOccurrence(rule, anchor, anchor > today ? anchor : today)
  if (next === undefined) return undefined
  const shift = base === null ? 0 : daysBetween(base, next)
  const dates =
    base === null
      ? { startOn: null, dueOn: next }
      : { startOn: startOn && addDays(startOn, shift), dueOn: dueOn && addDays(dueOn, shift) }
  const lead = addDays(dates.startOn ?? next, -leadDays)
  return { ...dates, snoozedUntil: lead > today ? lead : null }
}
