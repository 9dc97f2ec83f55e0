import { openInspector, setUi } from '../../state/ui-store'
import { openSection } from '../panel/section'

/** Number of frames to wait for the settings. */
const maxFrames = 60

/** Shows the views by role in the page's settings. */
export function showRoleViews(): void {
  setUi({ mode: 'edit', selection: [], area: undefined })
  openInspector(true)
  openSection('page-views')
  const poll = (frames: number): void => {
    const first = document.querySelector<HTMLElement>('[data-role-views] button')
    if (!first) return void (frames > 0 && requestAnimationFrame(() => poll(frames - 1)))
    first.scrollIntoView({ block: 'center' })
    first.focus()
  }
  requestAnimationFrame(() => poll(maxFrames))
}
