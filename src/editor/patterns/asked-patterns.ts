import type { Target } from '../document/target'
import { setUi } from '../state/ui-store'

let asked: Target | undefined

/** Shows all ready-made sections at large; what is chosen goes to `target`, or after the selection. */
export function askPatterns(target?: Target): void {
  asked = target
  setUi({ dialog: 'patterns' })
}

/** Where what is chosen goes. Told once: whoever opens them by another way next time has named no place. */
export function takeAskedPlace(): Target | undefined {
  const place = asked
  asked = undefined
  return place
}
