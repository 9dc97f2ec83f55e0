import type { LocalisedText } from '@schemas/layout/pick-text'
import { texts } from './texts'

/**
 * Error text for an invalid name; undefined for a valid one. The gateway strips other characters that are not allowed.
 */
export function nameProblem(name: string, t: (text: LocalisedText) => string): string | undefined {
  if (name.trim() === '') return t(texts.nameMissing)
  if (name.trim().length > 255) return t(texts.nameLong)
  if (/[/\\]/.test(name)) return t(texts.nameSlash)
  return undefined
}
