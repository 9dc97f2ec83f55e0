import type { Props } from './schema'

/** A section of the site, with nothing of its own around it: it looks as it does by itself. */
export function View({ slots }: Props) {
  return slots?.content ?? null
}
