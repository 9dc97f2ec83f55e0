import type { EventSession } from '@schemas/events/entities/event-parts'
import type { ShownSession } from '@schemas/events/entities/event'
import type { Locale } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/pick-text'
import type { EventRow } from '../../tables'

export const describeSessions = (sessions: readonly EventSession[], locale: Locale): ShownSession[] =>
  sessions.map(({ id, title, from, until }) => ({ id, title: pickText(title, locale), from, until }))

export function describeVenue({ venue }: Pick<EventRow, 'venue'>, locale: Locale) {
  if (!venue) return undefined
  const { name, address, point } = venue
  return { name: pickText(name, locale), address: pickText(address, locale), ...(point ? { point } : {}) }
}
