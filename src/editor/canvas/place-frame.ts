/** The id used in the gateway's document (`gateway/pages/editor-documents`). */
const aheadId = 'canvas-ahead'

type Movable = HTMLElement & { moveBefore: (node: Node, before: Node | null) => void }

/**
 * Puts the frame for an address into its holder: the one that started loading with the builder's document, in parallel
 * with its scripts, or a new one. Preloaded only in browsers that can move a frame without reloading it.
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

/**
 * Whether the frame's document has loaded, as opposed to the initial empty one. A failed load leaves a document that
 * cannot be read.
 */
export const isFrameLoaded = ({ contentDocument }: HTMLIFrameElement): boolean =>
  contentDocument === null || (contentDocument.URL !== 'about:blank' && contentDocument.readyState === 'complete')
