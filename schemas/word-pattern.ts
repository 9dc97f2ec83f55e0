/** So many characters are looked for at least, and at most. */
export const searchTextLength = { min: 2, max: 200 }

/**
 * What finds words in a text as a person means them: literally, in any case unless they say otherwise; a space stands for
 * whatever separates words, and of the two ways to write Thai sara am either is found. The browser and the gateway look by the same.
 */
export function wordPattern(searchText: string, isCaseSensitive = false): RegExp {
  const parts = searchText
    .normalize('NFC')
    .split(/\s+/)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`).replaceAll(/ํา|ำ/g, '(?:ำ|ํา)'))
  return new RegExp(parts.join(String.raw`\s+`), isCaseSensitive ? 'gu' : 'giu')
}
