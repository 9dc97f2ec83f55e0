import { type FormEvent, type Ref, useState } from 'react'
import { classNames } from '../../class-names'
import { Icon } from '../../icon'
import { navigateTo } from '../../navigate'
import { useT } from '../../t'
import { Button } from '../button'
import styles from './search-form.module.css'
import { searchMessages } from './search-messages'
import { useSuggestionList } from './use-suggestion-list'
import { useSuggestions } from './use-suggestions'

type Props = {
  page?: string
  /** Accessible name, shown above the input with `showLabel`. */
  label?: string | undefined
  showLabel?: boolean
  placeholder?: string | undefined
  suggestions?: boolean
  look?: 'box' | 'line' | 'filled'
  size?: 'm' | 'l'
  showButton?: boolean
  start?: string
  /** Called after navigation to the results. */
  onDone?: () => void
  inputRef?: Ref<HTMLInputElement>
  className?: string | undefined
}

/**
 * A GET form to the results page, so that it works without scripts. With scripts it navigates without a reload and
 * suggests pages while typing (combobox with a list: arrows move, Enter opens, Escape closes).
 */
export function SearchForm({
  page = '/search',
  label,
  showLabel,
  placeholder,
  suggestions = true,
  look: variant = 'box',
  size = 'm',
  showButton,
  start = '',
  onDone,
  inputRef,
  className,
}: Props) {
  const t = useT()
  const [searchText, setSearchText] = useState(start)
  const suggested = useSuggestionList(suggestions)
  const found = useSuggestions(searchText, suggestions && suggested.isOpen)
  const results = found?.results ?? []
  const go = (to: string) => {
    suggested.close()
    navigateTo(to)
    onDone?.()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const q = searchText.trim()
    if (q) go(`${page}?${new URLSearchParams({ q })}`)
  }
  const { form, input, list, option } = suggested.of(results.length, (at) => go(results[at]?.path ?? page))
  return (
    <search className={classNames(styles.search, className)}>
      <form
        {...form}
        action={page}
        method="get"
        className={styles.form}
        data-look={variant}
        data-size={size}
        onSubmit={submit}
      >
        <label htmlFor={input.id} className={showLabel ? styles.label : 'visually-hidden'}>
          {label ?? t(searchMessages.search)}
        </label>
        <div className={styles.line}>
          <div className={styles.box}>
            <Icon name="search" className={styles.glass ?? ''} />
            <input
              {...input}
              ref={inputRef}
              value={searchText}
              placeholder={placeholder ?? t(searchMessages.placeholder)}
              className={styles.input}
              onChange={(event) => {
                setSearchText(event.target.value)
                suggested.restart()
              }}
            />
            {suggestions && (
              <ul {...list} aria-label={t(searchMessages.suggestions)} className={styles.list}>
                {results.map(({ title, path, excerpt, kind }, at) => (
                  <li key={path} {...option(at)} className={styles.option}>
                    <span className={styles.title}>{title}</span>
                    <span className={styles.kind}>{t(searchMessages[kind])}</span>
                    <span className={styles.excerpt}>{excerpt}</span>
                  </li>
                ))}
              </ul>
            )}
          </div>
          {showButton ? (
            <Button type="submit" size={size}>
              {t(searchMessages.search)}
            </Button>
          ) : (
            <button type="submit" className="visually-hidden">
              {t(searchMessages.search)}
            </button>
          )}
        </div>
        {suggestions && (
          <output className="visually-hidden">
            {suggested.isOpen && found
              ? results.length > 0
                ? t(searchMessages.count, { count: results.length })
                : t(searchMessages.none)
              : ''}
          </output>
        )}
      </form>
    </search>
  )
}
