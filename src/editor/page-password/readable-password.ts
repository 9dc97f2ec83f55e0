/** Letters and digits that are not mistaken for others when read aloud. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
/** Bytes from here on are skipped: they would make the first characters more likely than the last. */
const byteLimit = 256 - (256 % alphabet.length)

/** A password that can be read out and typed: twelve characters in groups of four, about 59 bits. */
export function readablePassword(): string {
  let characters = ''
  while (characters.length < 12)
    for (const byte of crypto.getRandomValues(new Uint8Array(24)))
      if (byte < byteLimit && characters.length < 12) characters += alphabet[byte % alphabet.length]
  return characters.replace(/(.{4})(?=.)/g, '$1-')
}
