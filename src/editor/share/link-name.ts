import type { DocumentEntry } from '@schemas/editor/entities/document'
import type { Locale } from '@schemas/layout/locale'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { documentTitle } from '../pages/document-title'

const messages = {
  more: { en: '{name} and {count} more', th: '{name} และอีก {count} หน้า' },
  lookAlone: { en: 'Theme “{name}”', th: 'ธีม “{name}”' },
}

type Options = {
  /** Title of the theme that it shows the site in. */ themeTitle: string | undefined
  documents: readonly DocumentEntry[]
  locale: Locale
  t: (text: LocalisedText, values?: Record<string, string | number>) => string
}

/** Name of a preview link: its first document, or its theme. */
export function linkName({ keys }: { keys: readonly string[] }, { themeTitle, documents, locale, t }: Options): string {
  const [first] = keys
  const known = documents.find(({ key }) => key === first)
  const title = known
    ? documentTitle(known, locale, t)
    : (first?.replace(/^page:/, '') ?? t(messages.lookAlone, { name: themeTitle ?? '' }))
  return keys.length > 1 ? t(messages.more, { name: title, count: keys.length - 1 }) : title
}
