import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { SearchForm } from '@kit/ui/site/search-form'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({
  label,
  showLabel,
  placeholder,
  page,
  suggestions,
  look: variant,
  size,
  align,
  showButton,
  examples,
}: Props) {
  const t = useT()
  return (
    <div className={styles.search} data-align={align}>
      <SearchForm
        page={page}
        label={label}
        showLabel={showLabel}
        placeholder={placeholder}
        suggestions={suggestions}
        look={variant}
        size={size}
        showButton={showButton}
      />
      {examples.length > 0 && (
        <p className={styles.examples}>
          <span className={styles.lead}>{t(texts.examples)}</span>
          {examples.map((example) => (
            <Link
              key={example}
              link={{ to: `${page}?${new URLSearchParams({ q: example })}` }}
              className={styles.example}
            >
              {example}
            </Link>
          ))}
        </p>
      )}
    </div>
  )
}
