import { create } from 'zustand'
import type { OutputOf } from '@schemas/call'
import { isSameJson } from '@schemas/layout/json'

export type Other = OutputOf<typeof import('@schemas/api/editor/presence').call>['others'][number]

type PresenceState = {
  /** Who else has the document open, a tab each, the longest there first. */
  others: readonly Other[]
  /** The same by the node that each holds. */
  holders: ReadonlyMap<string, readonly Other[]>
}

export const usePresence = create<PresenceState>(() => ({ others: [], holders: new Map() }))

/** Nothing is drawn anew while everybody stays where they are. */
export function setOthers(others: readonly Other[]): void {
  if (isSameJson(usePresence.getState().others, others)) return
  usePresence.setState({
    others,
    holders: Map.groupBy(
      others.filter(({ block }) => block !== undefined),
      ({ block = '' }) => block,
    ),
  })
}
