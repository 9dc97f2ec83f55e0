let open: (() => void) | undefined

/** Opens the choice of the previewed moment. */
export const requestDate = (): void => open?.()

/** Registers the date picker while it is mounted. */
export function onDateRequest(listener: () => void): () => void {
  open = listener
  return () => {
    if (open === listener) open = undefined
  }
}
