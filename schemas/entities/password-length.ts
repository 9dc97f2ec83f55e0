/** Characters of a password at least. */
export const leastPasswordLength = 8
