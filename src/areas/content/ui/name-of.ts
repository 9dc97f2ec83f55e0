import type { LocalisedText } from '@schemas/layout/pick-text'

/**
 * A name in the reader's language, else in the other one, else `fallback`. What comes with a page is in the reader's
 * language already.
 */
export function nameOf(
  name: { th?: string | undefined; en?: string | undefined } | string,
  fallback: string,
  t: (text: LocalisedText) => string,
): string {
  if (typeof name === 'string') return name || fallback
  const { th, en } = name
  return t({ th: th || en || fallback, en: en || th || fallback })
}
