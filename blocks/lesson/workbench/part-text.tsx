import type { Locale } from '@schemas/layout/locale'
import type { RichTree } from '@schemas/layout/rich-text'
import { RichField } from '@kit/form/rich-field'
import { useT } from '@kit/t'
import type { DraftItem } from './outline-draft'
import { texts } from './texts'

type Text = DraftItem['body']['text']
type Props = { text: Text; onChange: (text: Text) => void }

const treesOf = (text: Text): Partial<Record<Locale, RichTree | undefined>> =>
  text === undefined ? {} : 'type' in text ? { th: text, en: text } : text

/** The text of a part in both languages, formatted as it is read. */
export function PartText({ text, onChange }: Props) {
  const t = useT()
  const trees = treesOf(text)
  const write = (locale: Locale, tree: RichTree | undefined) => {
    const next = { ...trees, [locale]: tree }
    onChange(
      next.th || next.en ? { ...(next.th ? { th: next.th } : {}), ...(next.en ? { en: next.en } : {}) } : undefined,
    )
  }
  return (['th', 'en'] as const).map((locale) => (
    <RichField
      key={locale}
      label={`${t(texts.text)} (${t(texts.locales[locale])})`}
      lang={locale}
      value={trees[locale]}
      onChange={(tree) => write(locale, tree)}
    />
  ))
}
