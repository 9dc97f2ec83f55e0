import { setUi } from '../state/ui-store'
import { stage } from './stage'

/** Smaller a page says nothing any more, larger it is no page. */
const [least, most] = [0.2, 2]

/** Shows the page that many times as large as it is shown now. */
export function zoomBy(times: number): void {
  const now = stage()?.zoom ?? 1
  setUi({ zoom: Math.min(most, Math.max(least, Math.round(now * times * 100) / 100)) })
}
