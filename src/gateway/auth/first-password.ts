import { randomInt } from 'node:crypto'

/** Letters and digits that are not mistaken for others when read aloud. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** An initial password: 16 letters in groups of four, about 79 bits. */
export function makePassword(): string {
  return Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')
}
