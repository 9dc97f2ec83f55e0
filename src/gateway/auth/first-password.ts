import { randomInt } from 'node:crypto'

/** Letters and digits that nobody mistakes for others when they are read out. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A password that a person gets to begin with: 16 letters in fours, some 79 bits. */
export function makePassword(): string {
  return Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')
}
