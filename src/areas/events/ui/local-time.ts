import { zonedParts } from '@schemas/zoned-parts'

const two = (value: number) => String(value).padStart(2, '0')

/** A moment as the value of a `datetime-local` field, by the site’s clock. */
export function toLocal(moment: string | null | undefined, timeZone: string): string {
  const parts = moment ? zonedParts(new Date(moment), timeZone) : undefined
  return parts ? `${parts.year}-${two(parts.month)}-${two(parts.day)}T${two(parts.hour)}:${two(parts.minute)}` : ''
}

/** The moment of such a value; undefined when it is empty. */
export function fromLocal(text: string, timeZone: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)) return undefined
  const wanted = Date.parse(`${text.slice(0, 16)}:00Z`)
  // Twice, because the offset may differ between the first guess and the moment.
  let guess = wanted
  for (let round = 0; round < 2; round += 1) {
    const shown = Date.parse(`${toLocal(new Date(guess).toISOString(), timeZone)}:00Z`)
    guess += wanted - shown
  }
  return new Date(guess).toISOString()
}
