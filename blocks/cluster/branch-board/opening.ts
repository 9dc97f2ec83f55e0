export type Hours = readonly { days: readonly number[]; open: string; close: string }[]
/** A moment on the branch's clock: weekday (0 is Sunday) and minutes since midnight. */
export type ClockTime = { day: number; minutes: number }

export type Opening = {
  isOpen: boolean
  /** Minutes until closing, while open. */
  left?: number
  /** Today's opening hours in order. */
  today: { open: string; close: string }[]
  /** The next opening, while closed; `inDays` 0 is later today. */
  next?: { inDays: number; day: number; open: string }
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

export function hoursOn(hours: Hours, day: number): { open: string; close: string }[] {
  return hours
    .filter((entry) => entry.days.includes(day))
    .map(({ open, close }) => ({ open, close }))
    .sort((a, b) => (a.open < b.open ? -1 : 1))
}

/**
 * Whether a branch is open at a moment, and what comes next. A span whose end is not after its start runs past
 * midnight.
 */
export function openingAt(hours: Hours, { day, minutes }: ClockTime): Opening {
  const today = hoursOn(hours, day)
  const left = [
    ...today.flatMap((span) => {
      const [from, to] = [minutesOf(span.open), minutesOf(span.close)]
      return minutes >= from && (to <= from || minutes < to) ? [(to <= from ? to + 1440 : to) - minutes] : []
    }),
    ...hoursOn(hours, (day + 6) % 7).flatMap((span) => {
      const [from, to] = [minutesOf(span.open), minutesOf(span.close)]
      return to <= from && minutes < to ? [to - minutes] : []
    }),
  ]
  if (left.length > 0) return { isOpen: true, left: Math.max(...left), today }
  for (let inDays = 0; inDays < 8; inDays++) {
    const found = hoursOn(hours, (day + inDays) % 7).find((span) => inDays > 0 || minutesOf(span.open) > minutes)
    if (found) return { isOpen: false, today, next: { inDays, day: (day + inDays) % 7, open: found.open } }
  }
  return { isOpen: false, today }
}
