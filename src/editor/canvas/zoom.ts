import { setUi } from '../state/ui-store'
import { canvasFrame } from './canvas-frame'

/** Smaller a page says nothing any more, larger it is no page. */
const [least, max] = [0.2, 2]

/** How many times as large as it is the page is shown. */
export const zoomNow = (): number => canvasFrame()?.zoom ?? 1

/** Shows the page so many times as large as it is. */
export function zoomTo(zoom: number): void {
  setUi({ zoom: Math.min(max, Math.max(least, Math.round(zoom * 100) / 100)) })
}

/** Shows the page that many times as large as it is shown now. */
export const zoomBy = (times: number): void => zoomTo(zoomNow() * times)
