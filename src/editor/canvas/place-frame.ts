/** The gateway's document names it so (`gateway/pages/editor-documents`). */
const aheadId = 'canvas-ahead'

type Movable = HTMLElement & { moveBefore: (node: Node, before: Node | null) => void }

/**
 * Puts the frame of an address into its holder: the one that began to load with the builder's document, beside its scripts, or
 * a new one. Only a browser that can move a frame without loading it again has one ahead.
 */
export function placeFrame(holder: HTMLElement, src: string): HTMLIFrameElement {
  const ahead = document.getElementById(aheadId) as HTMLIFrameElement | null
  if (ahead?.getAttribute('src') === src) {
    ahead.removeAttribute('id')
    ahead.removeAttribute('style')
    ;(holder as Movable).moveBefore(ahead, null)
    return ahead
  }
  ahead?.remove()
  const frame = document.createElement('iframe')
  frame.tabIndex = -1
  frame.src = src
  holder.append(frame)
  return frame
}

/** Whether what the frame loads has come: not the empty document that each begins with. What did not come leaves one that nobody may read. */
export const isFrameLoaded = ({ contentDocument }: HTMLIFrameElement): boolean =>
  contentDocument === null || (contentDocument.URL !== 'about:blank' && contentDocument.readyState === 'complete')
