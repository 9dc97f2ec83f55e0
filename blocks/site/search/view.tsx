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
  look,
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
        look={look}
        size={size}
        showButton={showButton}
      />
      {examples.length > 0 && (
        <p className={styles.examples}>
          <span className={styles.lead}>{t(texts.examples)}</span>
          {examples.map((words) => (
            <Link key={words} link={{ to: `${page}?${new URLSearchParams({ q: words })}` }} className={styles.example}>
              {words}
            </Link>
          ))}
        </p>
      )}
    </div>
  )
}
