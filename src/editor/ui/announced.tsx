import { create } from 'zustand'
import { VisuallyHidden } from './visually-hidden'

const useAnnounced = create(() => ({ text: '', count: 0 }))

/** Says by ear alone what an eye sees happen. */
export const announceText = (text: string): void => useAnnounced.setState(({ count }) => ({ text, count: count + 1 }))

/** Where it is said from; a part of its own, so that nothing else is drawn for it. */
export function Announced() {
  const { text, count } = useAnnounced()
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {/* The same words again are said again: only what is new in the region is. */}
      <span key={count}>{text}</span>
    </VisuallyHidden>
  )
}
