import type { OpenState } from '../entities/event-options'

type Window = { opens: Date | null; closes: Date | null }

/** Whether a window is open at a moment; `closes` is exclusive. */
export const stateOfWindow = ({ opens, closes }: Window, now: Date): Extract<OpenState, 'open' | 'soon' | 'closed'> =>
  opens !== null && now < opens ? 'soon' : closes !== null && now >= closes ? 'closed' : 'open'

/** Places that are left are named exactly when they are few. */
export const shownLeft = (left: number | undefined): number | undefined =>
  left === undefined || left > 10 ? undefined : Math.max(0, left)
