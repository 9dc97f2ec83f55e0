/** Letters and digits that nobody mistakes for others when they are read out. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
/** What is above would make the first letters more likely than the last. */
const mostByte = 256 - (256 % alphabet.length)

/** A password that can be read out and typed: twelve letters in fours, some 59 bits. */
export function readablePassword(): string {
  let letters = ''
  while (letters.length < 12)
    for (const byte of crypto.getRandomValues(new Uint8Array(24)))
      if (byte < mostByte && letters.length < 12) letters += alphabet[byte % alphabet.length]
  return letters.replace(/(.{4})(?=.)/g, '$1-')
}
