import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'

type Message = { th: string; en: string }

/**
 * Replaces `{name}` placeholders in both languages, each value in the same language. Unknown placeholders stay, and
 * inserted values are not expanded again.
 */
export function fillMessage(
  text: Readonly<Message>,
  values: Readonly<Record<string, LocalisedText | number>>,
): Message {
  const fill = (locale: Locale) =>
    fillText(
      text[locale],
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === 'number' ? value : pickText(value, locale),
        ]),
      ),
    )
  return { th: fill('th'), en: fill('en') }
}
