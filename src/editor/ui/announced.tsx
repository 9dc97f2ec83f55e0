import { create } from 'zustand'
import { HiddenWords } from './hidden-words'

const useAnnounced = create(() => ({ text: '' }))

/** Says by ear alone what an eye sees happen. */
export const announceText = (text: string): void => useAnnounced.setState({ text })

/** Where it is said from; a part of its own, so that nothing else is drawn for it. */
export function Announced() {
  return (
    <HiddenWords role="status" aria-live="polite">
      {useAnnounced((state) => state.text)}
    </HiddenWords>
  )
}
