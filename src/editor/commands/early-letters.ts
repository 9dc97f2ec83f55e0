/**
 * Letters typed between asking for a list (of actions, of blocks to add) and its field standing there: the list is loaded when
 * it is first asked for, and what a quick hand has typed by then belongs to it, not to the page.
 */
let letters = ''

export function keepLetter(key: string): void {
  if (key === 'Backspace') letters = letters.slice(0, -1)
  else if (!/^[A-Z][A-Za-z0-9]+$/.test(key)) letters += key
}

/** What was typed so far; from now on the field has the keys. */
export function takeLetters(): string {
  const taken = letters
  letters = ''
  return taken
}
