import { create } from 'zustand'
import { VisuallyHidden } from './visually-hidden'

const useAnnounced = create(() => ({ text: '', count: 0 }))

/** Announces to screen readers only, for what is visible on screen. */
export const announceText = (text: string): void => useAnnounced.setState(({ count }) => ({ text, count: count + 1 }))

/** The live region; a separate component, so that nothing else rerenders for an announcement. */
export function Announced() {
  const { text, count } = useAnnounced()
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {/* A repeated message must be announced again, and only new content in the region is. */}
      <span key={count}>{text}</span>
    </VisuallyHidden>
  )
}
