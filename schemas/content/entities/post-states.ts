/** What readers get of a post. */
export const liveStates = ['never', 'live', 'unpublished', 'archived'] as const
export type LiveState = (typeof liveStates)[number]

/** How far the newest draft has come. Apart from `LiveState`, because a live post may hold a newer draft. */
export const workStates = ['clean', 'draft', 'in_review', 'returned', 'approved', 'scheduled'] as const
export type WorkState = (typeof workStates)[number]

/** The lowest role that reads a post. A role and not a person, so that pages stay cacheable. */
export const visibilities = ['guest', 'user', 'manager'] as const
export type Visibility = (typeof visibilities)[number]

export const versionKinds = ['auto', 'named', 'submitted', 'published', 'restored'] as const
export type VersionKind = (typeof versionKinds)[number]

/** Where a post can be moved: `in_review` to `draft` are states of the draft, the others change what readers get. */
export const postTargets = [
  'in_review',
  'returned',
  'approved',
  'scheduled',
  'draft',
  'live',
  'unpublished',
  'archived',
  'trashed',
  'restored',
] as const
export type PostTarget = (typeof postTargets)[number]
