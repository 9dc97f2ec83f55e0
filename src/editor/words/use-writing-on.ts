import { useCallback, useSyncExternalStore } from 'react'
import { ui, useUi } from '../state/ui-store'
import { useWriting } from './writing'

const listeners = new Map<string, Set<() => void>>()

function tell(ids: Iterable<string | null>): void {
  for (const id of ids) for (const listener of Array.from((id !== null && listeners.get(id)) || [])) listener()
}

useUi.subscribe((now, before) => {
  if (now.writing !== before.writing) tell([now.writing, before.writing])
})
useWriting.subscribe((now, before) => {
  if (now.drawn !== before.drawn) tell(Object.keys(now.drawn).filter((id) => now.drawn[id] !== before.drawn[id]))
})

function listen(id: string, listener: () => void): () => void {
  const own = listeners.get(id) ?? new Set()
  listeners.set(id, own.add(listener))
  return () => {
    own.delete(listener)
    if (own.size === 0) listeners.delete(id)
  }
}

/** Whether a block's words are being written on the canvas, and how often it has been drawn anew after that. Only that block is told: a page has thousands of them. */
export function useWritingOn(id: string): { isWriting: boolean; drawn: number } {
  const subscribe = useCallback((listener: () => void) => listen(id, listener), [id])
  // One number stands for both, so that what is the same is seen to be.
  const both = useSyncExternalStore(subscribe, () => (useWriting.getState().drawn[id] ?? 0) * 2 + (ui().writing === id ? 1 : 0))
  return { isWriting: both % 2 === 1, drawn: both >> 1 }
}
