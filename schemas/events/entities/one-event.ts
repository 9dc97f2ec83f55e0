import * as z from 'zod/mini'
import type { DataCall } from '../../block'
import type { call as read } from '../calls/event/read'

/** Data of a block that shows one event: the one that its props name, or that of the page’s address. */
export const eventOf = (
  own: string | undefined,
  slug: string | undefined,
  isRequired = !own,
): { event?: DataCall<typeof read> } => {
  const event = own || slug
  // One that a block of another page names may be gone; that of the page's own address must exist.
  return event ? { event: { call: 'event/read', input: { event }, ...(isRequired ? { required: true } : {}) } } : {}
}

export const eventProp = () => z.optional(z.string().check(z.maxLength(100)))
