import type { Props } from './schema'

/** A section of the site without a wrapper. */
export function View({ slots }: Props) {
  return slots?.content ?? null
}
