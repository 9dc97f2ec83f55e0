/** A point has a million parts: marks are integers of them. */
export const pointMillionths = 1_000_000
