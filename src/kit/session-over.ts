let isOver = false

/** The session has ended and the document is about to be left: by then nobody may be there who could answer whether that is wanted. */
export function endSession(): void {
  isOver = true
}

export const isSessionOver = (): boolean => isOver
