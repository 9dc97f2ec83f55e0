/** Minimum number of characters of a password. */
export const leastPasswordLength = 8
