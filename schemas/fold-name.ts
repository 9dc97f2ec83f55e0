/**
 * Normalises a name for comparison and search: composed, lower-case, and Thai sara am as one code point. Some systems
 * write it as two, nikkhahit and sara aa with the tone mark between them; it looks the same, but no Unicode normal form
 * unifies it.
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
    .toLowerCase()

/**
 * The same for texts that are searched or become addresses: also two sara e as sara ae, which look alike. Not NFKC, which
 * splits sara am.
 */
export const foldText = (text: string): string => foldName(text).replaceAll('เเ', 'แ')
