import type { FieldName } from '@schemas/content/rules/content-fields'
import type { Locale } from '@schemas/layout/locale'
import type { RichTree } from '@schemas/layout/rich-text'
import { hasRole } from '@schemas/layout/role'
import { useSession } from '@kit/boot'
import { useT } from '@kit/t'
import { WritingField } from '@kit/writing/writing-field'
import { languageLabels } from '../state-texts'
import type { SaverState } from './draft-saver'
import { pickPicture } from './pick-picture'
import { texts } from './texts'
import styles from './writer.module.css'

type Props = {
  lang: Locale
  state: SaverState
  isReadOnly: boolean
  onChange: (name: FieldName, value: unknown) => void
}

const empty: RichTree = { type: 'doc', content: [] }

/** Title, excerpt and text of one language. */
export function LanguagePane({ lang, state, isReadOnly, onChange }: Props) {
  const t = useT()
  const { role } = useSession()
  const { content, taken } = state
  const language = t(languageLabels[lang])
  const line = (field: 'title' | 'excerpt', maxLength: number) => ({
    lang,
    maxLength,
    rows: 1,
    readOnly: isReadOnly,
    value: content[field][lang] ?? '',
    placeholder: t(texts[field]),
    'aria-label': `${t(texts[field])} (${language})`,
  })
  return (
    <section className={styles.pane} aria-label={language}>
      <textarea
        {...line('title', 200)}
        className={styles.title}
        // A title is one line, however it wraps.
        onChange={({ target }) => onChange(`title.${lang}`, target.value.replaceAll('\n', ' '))}
      />
      <textarea
        {...line('excerpt', 1000)}
        className={styles.excerpt}
        title={t(texts.excerptHint)}
        onChange={({ target }) => onChange(`excerpt.${lang}`, target.value)}
      />
      <WritingField
        label={`${t(texts.body)} (${language})`}
        lang={lang}
        tree={content.body[lang] ?? empty}
        taken={taken}
        isReadOnly={isReadOnly}
        placeholder={t(texts.bodyHint)}
        onWrite={(tree) => onChange(`body.${lang}`, tree)}
        pickPicture={hasRole(role, 'manager') ? pickPicture : undefined}
      />
    </section>
  )
}
