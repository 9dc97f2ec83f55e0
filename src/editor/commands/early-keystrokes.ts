/**
 * Letters typed between asking for a list (of actions, of blocks to add) or for a text to write on and its field standing there: it is loaded when
 * it is first asked for, and what a quick hand has typed by then belongs to it, not to the page.
 */
let pending = ''

/** Keeps what a key writes, or takes the last of it back. True where it does either. */
export function keepKeystroke(key: string): boolean {
  const isLetter = !/^[A-Z][A-Za-z0-9]+$/.test(key)
  if (key === 'Backspace') pending = pending.slice(0, -1)
  else if (isLetter) pending += key
  return isLetter || key === 'Backspace'
}

/** What was typed so far; from now on the field has the keys. */
export function takeKeystrokes(): string {
  const taken = pending
  pending = ''
  return taken
}
