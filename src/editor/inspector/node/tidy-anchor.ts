import { withoutEnd } from '@schemas/without-end'

/**
 * What of a written anchor may stand in an address: letters of any script, digits, `-` and `_`, beginning with a letter, at
 * most 64. `text` is what the field shows meanwhile, with a hyphen at its end that may still be followed by something.
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
