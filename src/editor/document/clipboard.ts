import type { Subtree } from './subtree'

/** At most this much text is taken from a clipboard (characters). */
export const maxCharacters = 8 * 1024 * 1024

/** Parts of one kind as text, to be pasted on this page, another one, in another tab or site. Sections of theirs that would make it larger than what is taken stay behind. */
export function writeClipboard(parts: readonly Subtree[], sections: Readonly<Record<string, unknown>> = {}): string {
  const write = (more: object) =>
    JSON.stringify(
      { sitewright: 'parts', format: 1, kind: parts[0]?.kind, nodes: parts.map(({ node }) => node), ...more },
      null,
      2,
    )
  const whole = Object.keys(sections).length > 0 ? write({ format: 2, sections }) : ''
  return whole === '' || whole.length > maxCharacters ? write({}) : whole
}

/** Whether a text is data and not words: parts of a page, or what gives itself out as such. */
export function readsAsData(text: string): boolean {
  const trimmed = text.trimStart()
  if (!trimmed.startsWith('{') && !trimmed.startsWith('[')) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return text.includes('"sitewright"')
  }
}
