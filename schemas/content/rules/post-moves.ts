import type { LiveState, PostTarget, WorkState } from '../entities/post-states'

/** Who moves a post: a writer their own one, a manager (or admin) any, the gateway when a schedule is due. */
export type Mover = 'writer' | 'manager' | 'system'

export type PostState = { live: LiveState; work: WorkState; isTrashed: boolean }

type Rule = {
  work?: readonly WorkState[]
  live?: readonly LiveState[]
  /** A manager may do what a writer may. */
  who: Mover
}

/** The whole of `post/move`: a post in the trash is moved by `restored` alone. */
export const postMoves: Readonly<Record<PostTarget, Rule>> = {
  in_review: { work: ['draft', 'returned'], who: 'writer' },
  returned: { work: ['in_review'], who: 'manager' },
  approved: { work: ['in_review'], who: 'manager' },
  // From `scheduled` too: the newest draft replaces the version that waits.
  scheduled: { work: ['draft', 'in_review', 'approved', 'scheduled'], who: 'manager' },
  draft: { work: ['in_review', 'approved', 'scheduled'], who: 'manager' },
  live: { work: ['clean', 'draft', 'in_review', 'approved', 'scheduled'], who: 'manager' },
  unpublished: { live: ['live'], who: 'manager' },
  archived: { live: ['live'], who: 'manager' },
  trashed: { who: 'manager' },
  restored: { who: 'manager' },
}

/** What a mover of a role may do beyond the table. A writer takes their own submission back. */
const writerToo = (state: PostState, to: PostTarget) => to === 'draft' && state.work === 'in_review'

export type MoveProblem = 'state' | 'role'

/** Why a post in this state is not moved; undefined where it is. Which post is whose is not decided here. */
export function moveProblem(state: PostState, to: PostTarget, who: Mover): MoveProblem | undefined {
  const { work, live, who: least } = postMoves[to]
  if (state.isTrashed !== (to === 'restored')) return 'state'
  if (work && !work.includes(state.work)) return 'state'
  if (live && !live.includes(state.live)) return 'state'
  if (who === 'system') return to === 'live' && state.work === 'scheduled' ? undefined : 'role'
  return who === 'manager' || least === 'writer' || writerToo(state, to) ? undefined : 'role'
}

/** The moves that a menu offers, in the table's order. */
export const movesFor = (state: PostState, who: Mover): PostTarget[] =>
  (Object.keys(postMoves) as PostTarget[]).filter((to) => moveProblem(state, to, who) === undefined)

/** Moves that accept a submission: not for its author, unless the site has no other manager. */
export const acceptsSubmission = (state: PostState, to: PostTarget): boolean =>
  state.work === 'in_review' && (to === 'approved' || to === 'scheduled' || to === 'live')

/**
 * Whether the draft may be edited: by its writer until it is submitted and when it was returned, by managers at any
 * time outside the trash.
 */
export function mayEdit({ work, isTrashed }: PostState, who: Exclude<Mover, 'system'>): boolean {
  if (isTrashed) return false
  return who === 'manager' || work === 'clean' || work === 'draft' || work === 'returned'
}

/** The work state after an edit: approval is for one version, a schedule keeps the version that it was made with. */
export const workAfterEdit = (work: WorkState): WorkState => (work === 'clean' || work === 'approved' ? 'draft' : work)
