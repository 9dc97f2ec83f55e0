import { withoutEnd } from '@schemas/without-end'

/**
 * Turns typed text into a valid anchor: letters of any script, digits, `-` and `_`, starting with a letter, at most 64
 * characters. `text` is what the field shows, which may end with a hyphen that is still being continued.
 */
export function tidyAnchor(written: string): { text: string; anchor: string } {
  const text = written
    .replace(/^[#\s]+/, '')
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}_-]/gu, '')
    .replace(/^[^\p{L}]+/u, '')
    .slice(0, 64)
  return { text, anchor: withoutEnd(text, '-') }
}
