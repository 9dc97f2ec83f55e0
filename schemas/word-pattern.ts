import { escapePattern } from './escape-pattern'

/** Allowed length of a search text in characters. */
export const searchTextLength = { min: 2, max: 200 }

/**
 * Matches text as a person means it: literally, ignoring case unless requested; a space matches any separator, and both
 * spellings of Thai sara am match. Shared by browser and gateway.
 */
export function wordPattern(searchText: string, isCaseSensitive = false): RegExp {
  const parts = searchText
    .normalize('NFC')
    .split(/\s+/)
    .map((part) => escapePattern(part).replaceAll(/ํา|ำ/g, '(?:ำ|ํา)'))
  return new RegExp(parts.join(String.raw`\s+`), isCaseSensitive ? 'gu' : 'giu')
}
