import type { Target } from '../document/target'
import { setUi } from '../state/ui-store'

let requestedTarget: Target | undefined

/** Opens the gallery of ready-made sections; the chosen one goes to `target`, or after the selection. */
export function openPatterns(target?: Target): void {
  requestedTarget = target
  setUi({ dialog: 'patterns' })
}

/** Returns and clears the requested target, so that the next opening by another path starts without one. */
export function takeRequestedTarget(): Target | undefined {
  const place = requestedTarget
  requestedTarget = undefined
  return place
}
