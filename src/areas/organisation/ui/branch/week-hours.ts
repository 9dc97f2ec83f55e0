/** One day as it is edited: closed, or open once or twice. */
export type DayHours = { isOpen: boolean; from: string; until: string; again: string }

const standard = { from: '09:00', until: '18:00' }

/** Seven days from Sunday; days without an entry are closed. More than one span of a day stays as it is. */
export const weekOf = (hours: readonly (readonly string[])[]): DayHours[] =>
  Array.from({ length: 7 }, (_, day) => {
    const [first, ...others] = hours[day] ?? []
    const [from, until] = first?.split('-') ?? []
    return {
      isOpen: first !== undefined,
      from: from ?? standard.from,
      until: until ?? standard.until,
      again: others.join(' '),
    }
  })

export const hoursOf = (week: readonly DayHours[]): string[][] =>
  week.map(({ isOpen, from, until, again }) =>
    isOpen ? [`${from}-${until}`, ...again.split(' ').filter(Boolean)] : [],
  )
