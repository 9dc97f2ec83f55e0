/**
 * Keystrokes between opening a list (of actions, of blocks to add) or a text and its field being ready. These are
 * loaded on first use, and what was typed by then belongs to them, not to the page.
 */
let pending = ''

/** Records a keystroke, or removes the last one for Backspace. True if it did either. */
export function keepKeystroke(key: string): boolean {
  const isLetter = !/^[A-Z][A-Za-z0-9]+$/.test(key)
  if (key === 'Backspace') pending = pending.slice(0, -1)
  else if (isLetter) pending += key
  return isLetter || key === 'Backspace'
}

/** Returns what was typed so far; from now on the field receives the keys. */
export function takeKeystrokes(): string {
  const taken = pending
  pending = ''
  return taken
}
