let open: (() => void) | undefined

/** Opens the choice of the moment that the page is seen at. */
export const askDate = (): void => open?.()

/** What opens it, while it is there. */
export function onAskedDate(listener: () => void): () => void {
  open = listener
  return () => {
    if (open === listener) open = undefined
  }
}
