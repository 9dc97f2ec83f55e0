let open: (() => void) | undefined

/** Opens the choice of the moment that the page is seen at. */
export const requestDate = (): void => open?.()

/** What opens it, while it is there. */
export function onDateRequest(listener: () => void): () => void {
  open = listener
  return () => {
    if (open === listener) open = undefined
  }
}
