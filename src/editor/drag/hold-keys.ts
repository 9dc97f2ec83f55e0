/**
 * While something is held by a pointer the keyboard is nobody else's: Escape gives it up, and no other key does anything
 * to the page. Gives the end of it.
 */
export function holdKeys(onEscape: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    event.stopImmediatePropagation()
    if (event.key !== 'Escape') return
    event.preventDefault()
    onEscape()
  }
  addEventListener('keydown', press, true)
  return () => removeEventListener('keydown', press, true)
}
