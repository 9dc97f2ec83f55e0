/**
 * A name as it is compared and looked for: composed, in small letters, and Thai sara am as the one letter that it is. Some systems write it as two,
 * the ring and sara aa with the tone mark between them, which looks the same and which no normal form of Unicode takes for it.
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
    .toLowerCase()
