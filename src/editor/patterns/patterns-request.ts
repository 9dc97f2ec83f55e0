import type { Target } from '../document/target'
import { setUi } from '../state/ui-store'

let requestedTarget: Target | undefined

/** Shows all ready-made sections at large; what is chosen goes to `target`, or after the selection. */
export function openPatterns(target?: Target): void {
  requestedTarget = target
  setUi({ dialog: 'patterns' })
}

/** Where what is chosen goes. Told once: whoever opens them by another way next time has named no place. */
export function takeRequestedTarget(): Target | undefined {
  const place = requestedTarget
  requestedTarget = undefined
  return place
}
