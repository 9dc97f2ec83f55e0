/**
 * Captures the keyboard while a pointer holds something: Escape cancels, and no other key affects the page. Returns the
 * release function.
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
