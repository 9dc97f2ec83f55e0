/** Told to put what is still held back, half typed in a form, into the document. */
const listeners = new Set<() => void>()

/** Returns the end of it. */
export function onFinish(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function finishForms(): void {
  for (const listener of listeners) listener()
}
