import type { LocalisedText } from '@schemas/layout/text'
import { texts } from './texts'

/** Why a name cannot be given, in words; undefined when it can. What else a name may not hold the gateway takes out of it. */
export function nameProblem(name: string, t: (text: LocalisedText) => string): string | undefined {
  if (name.trim() === '') return t(texts.nameMissing)
  if (name.trim().length > 255) return t(texts.nameLong)
  if (/[/\\]/.test(name)) return t(texts.nameSlash)
  return undefined
}
