import { create } from 'zustand'
import type { OutputOf } from '@schemas/call'
import { isSameJson } from '@schemas/layout/json'

export type Other = OutputOf<typeof import('@schemas/editor/calls/editor/presence').call>['others'][number]

type PresenceState = {
  /** Other tabs that have the document open, the longest present first. */
  others: readonly Other[]
  /** The same, by the node that each has selected. */
  holders: ReadonlyMap<string, readonly Other[]>
}

export const usePresence = create<PresenceState>(() => ({ others: [], holders: new Map() }))

/** Sets the others, without a re-render when nothing changed. */
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
