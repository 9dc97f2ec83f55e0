import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import { type LocalisedText, pickText } from '@schemas/layout/text'

type Message = { th: string; en: string }

/** Words in both languages with `{name}` replaced by what is given for it, in the same language; an unknown name stays as written, and so does whatever a person called something. */
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
