import type { Subtree } from './subtree'

/** Maximum clipboard length (characters). */
export const maxCharacters = 8 * 1024 * 1024

/**
 * Serialises parts of one kind for the clipboard, to paste on this page, another page, tab or site. Linked sections
 * that would exceed the maximum length are left out.
 */
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

/** Whether a text is data rather than prose: parts of a page, or something that claims to be. */
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
