import type { DocumentEntry } from '@schemas/entities/document'
import type { Locale } from '@schemas/layout/locale'
import type { LocalisedText } from '@schemas/layout/text'
import { documentTitle } from '../pages/document-title'

const words = {
  more: { en: '{name} and {count} more', th: '{name} และอีก {count} หน้า' },
  lookAlone: { en: 'The look “{name}”', th: 'ธีม “{name}”' },
}

type Given = {
  /** What the theme is called that it shows the site in. */ look: string | undefined
  documents: readonly DocumentEntry[]
  locale: Locale
  t: (words: LocalisedText, values?: Record<string, string | number>) => string
}

/** What a preview link is called: by the first document that it shows, or by its look. */
export function linkName({ keys }: { keys: readonly string[] }, { look, documents, locale, t }: Given): string {
  const [first] = keys
  const known = documents.find(({ key }) => key === first)
  const title = known
    ? documentTitle(known, locale, t)
    : (first?.replace(/^page:/, '') ?? t(words.lookAlone, { name: look ?? '' }))
  return keys.length > 1 ? t(words.more, { name: title, count: keys.length - 1 }) : title
}
