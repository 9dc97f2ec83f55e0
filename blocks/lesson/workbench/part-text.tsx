import type { Locale } from '@schemas/layout/locale'
import type { RichTree } from '@schemas/layout/rich-text'
import { useT } from '@kit/t'
import { WritingField } from '@kit/writing/writing-field'
import type { DraftItem } from './outline-draft'
import { texts } from './texts'
import styles from './view.module.css'

type Text = DraftItem['body']['text']
type Props = { text: Text; onChange: (text: Text) => void }

const empty: RichTree = { type: 'doc', content: [] }
const isEmpty = ({ content }: RichTree) =>
  content.every((node) => node.type === 'paragraph' && (node.content ?? []).length === 0)

const treesOf = (text: Text): Partial<Record<Locale, RichTree | undefined>> =>
  text === undefined ? {} : 'type' in text ? { th: text, en: text } : text

/** The text of a part in both languages, formatted as it is read. */
export function PartText({ text, onChange }: Props) {
  const t = useT()
  const trees = treesOf(text)
  const write = (locale: Locale, tree: RichTree) => {
    const next = { ...trees, [locale]: isEmpty(tree) ? undefined : tree }
    onChange(
      next.th || next.en ? { ...(next.th ? { th: next.th } : {}), ...(next.en ? { en: next.en } : {}) } : undefined,
    )
  }
  return (
    <>
      {(['th', 'en'] as const).map((locale) => {
        const label = `${t(texts.text)} (${t(texts.locales[locale])})`
        return (
          <div key={locale} className={styles.writing}>
            <p aria-hidden>{label}</p>
            <WritingField
              label={label}
              lang={locale}
              tree={trees[locale] ?? empty}
              taken={0}
              onWrite={(tree) => write(locale, tree)}
            />
          </div>
        )
      })}
    </>
  )
}
