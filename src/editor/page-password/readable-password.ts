/** Letters and digits that nobody mistakes for others when they are read out. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
/** What is above would make the first letters more likely than the last. */
const byteLimit = 256 - (256 % alphabet.length)

/** A password that can be read out and typed: twelve letters in fours, some 59 bits. */
export function readablePassword(): string {
  let characters = ''
  while (characters.length < 12)
    for (const byte of crypto.getRandomValues(new Uint8Array(24)))
      if (byte < byteLimit && characters.length < 12) characters += alphabet[byte % alphabet.length]
  return characters.replace(/(.{4})(?=.)/g, '$1-')
}
