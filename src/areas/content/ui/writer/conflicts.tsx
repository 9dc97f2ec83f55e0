import type { FieldName } from '@schemas/content/rules/content-fields'
import type { FieldConflict } from '@schemas/content/rules/merge-content'
import type { RichTree } from '@schemas/layout/rich-text'
import { RichText } from '@kit/rich-text'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { languageLabels } from '../state-texts'
import { texts } from './texts'
import styles from './writer.module.css'

const fieldTexts = {
  title: texts.title,
  excerpt: texts.excerpt,
  body: texts.body,
  metaTitle: texts.search,
  metaDescription: texts.search,
  cover: texts.cover,
  authors: texts.author,
  tags: texts.tags,
  canonical: texts.slug,
  shareImage: texts.cover,
}

type Props = {
  conflicts: readonly FieldConflict[]
  onSettle: (field: FieldName, wanted: 'mine' | 'theirs') => void
}

/** Both texts of each part that two people changed, to choose from. */
export function Conflicts({ conflicts, onSettle }: Props) {
  const t = useT()
  if (conflicts.length === 0) return null
  return (
    <div role="alert" className={styles.conflicts}>
      {conflicts.map(({ field, theirs, mine }) => {
        const [name, locale] = field.split('.') as [keyof typeof fieldTexts, 'th' | 'en' | undefined]
        const label = t(fieldTexts[name]) + (locale ? ` (${t(languageLabels[locale])})` : '')
        return (
          <section key={field} aria-label={label}>
            <h3>{t(texts.both, { field: label })}</h3>
            <div className={styles.versions}>
              {(['theirs', 'mine'] as const).map((whose) => (
                <div key={whose}>
                  <h4>{t(texts[whose])}</h4>
                  <Value value={whose === 'theirs' ? theirs : mine} />
                  <Button look="secondary" size="s" onClick={() => onSettle(field, whose)}>
                    {t(whose === 'theirs' ? texts.keepTheirs : texts.useMine)}
                  </Button>
                </div>
              ))}
            </div>
          </section>
        )
      })}
    </div>
  )
}

function Value({ value }: { value: unknown }) {
  if (value === null || value === undefined) return <p>–</p>
  if (typeof value === 'string') return <p>{value || '–'}</p>
  if (Array.isArray(value)) return <p>{value.join(', ') || '–'}</p>
  const isTree = typeof value === 'object' && 'type' in value && value.type === 'doc'
  return isTree ? <RichText tree={value as RichTree} /> : <p>{(value as { asset?: string }).asset}</p>
}
