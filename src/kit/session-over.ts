let isOver = false

/**
 * Marks the session as ended before the document is left, so that no leave prompt appears: no one may be there to
 * answer it.
 */
export function endSession(): void {
  isOver = true
}

export const isSessionOver = (): boolean => isOver
