import { setUi } from '../state/ui-store'
import { canvasFrame } from './canvas-frame'

/** Below this a page is unreadable, above it no longer recognisable as a page. */
const [least, max] = [0.2, 2]

/** The current zoom factor of the page. */
export const zoomNow = (): number => canvasFrame()?.zoom ?? 1

/** Sets the zoom factor. */
export function zoomTo(zoom: number): void {
  setUi({ zoom: Math.min(max, Math.max(least, Math.round(zoom * 100) / 100)) })
}

/** Multiplies the zoom factor. */
export const zoomBy = (times: number): void => zoomTo(zoomNow() * times)
