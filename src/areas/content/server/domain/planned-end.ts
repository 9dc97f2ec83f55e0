import type { PostRow } from './live-row'

/**
 * When what is published now ends: as its schedule says, also where it is published by hand before its time; else as the
 * end that the post has already.
 */
export function plannedEnd({
  frozenUntil,
  unpublishAt,
}: Pick<PostRow, 'frozenUntil' | 'unpublishAt'>): Date | undefined {
  if (frozenUntil) return frozenUntil
  return unpublishAt && unpublishAt.getTime() > Date.now() ? unpublishAt : undefined
}
