import { type FormEvent, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react'
import { classNames } from '../../class-names'
import { Icon } from '../../icon'
import { navigateTo } from '../../navigate'
import { useT } from '../../t'
import { Button } from '../button'
import styles from './search-form.module.css'
import { searchMessages } from './search-messages'
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
  const id = useId()
  const box = useRef<HTMLFormElement>(null)
  const [searchText, setSearchText] = useState(start)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const found = useSuggestions(searchText, suggestions && isOpen)
  const results = found?.results ?? []
  const isShown = isOpen && results.length > 0
  const go = (to: string) => {
    setOpen(false)
    setActive(-1)
    navigateTo(to)
    onDone?.()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const q = searchText.trim()
    if (q) go(`${page}?${new URLSearchParams({ q })}`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && results.length > 0) {
      event.preventDefault()
      setOpen(true)
      // One more position than results: at -1, Enter searches for the typed text.
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((now) => ((now + 1 + step + results.length + 1) % (results.length + 1)) - 1)
    } else if (event.key === 'Enter' && isShown && active >= 0) {
      event.preventDefault()
      go(results[active]?.path ?? page)
    }
  }
  return (
    <search className={classNames(styles.search, className)}>
      <form
        ref={box}
        action={page}
        method="get"
        className={styles.form}
        data-look={variant}
        data-size={size}
        onSubmit={submit}
        onBlur={(event) => !box.current?.contains(event.relatedTarget) && setOpen(false)}
      >
        <label htmlFor={`${id}q`} className={showLabel ? styles.label : 'visually-hidden'}>
          {label ?? t(searchMessages.search)}
        </label>
        <div className={styles.line}>
          <div className={styles.box}>
            <Icon name="search" className={styles.glass ?? ''} />
            <input
              ref={inputRef}
              id={`${id}q`}
              type="search"
              name="q"
              value={searchText}
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
              placeholder={placeholder ?? t(searchMessages.placeholder)}
              className={styles.input}
              {...(suggestions
                ? {
                    role: 'combobox',
                    'aria-expanded': isShown,
                    'aria-controls': `${id}list`,
                    'aria-autocomplete': 'list' as const,
                    'aria-activedescendant': isShown && active >= 0 ? `${id}${active}` : undefined,
                  }
                : {})}
              onChange={(event) => {
                setSearchText(event.target.value)
                setOpen(true)
                setActive(-1)
              }}
              onFocus={() => setOpen(true)}
              onKeyDown={onKeyDown}
            />
            {suggestions && (
              <ul
                id={`${id}list`}
                role="listbox"
                aria-label={t(searchMessages.suggestions)}
                className={styles.list}
                hidden={!isShown}
              >
                {results.map(({ title, path, excerpt, kind }, at) => (
                  // The focus stays in the input, whose keys drive the list, so a press must not move it.
                  <li
                    key={path}
                    id={`${id}${at}`}
                    role="option"
                    aria-selected={at === active}
                    className={styles.option}
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => go(path)}
                  >
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
            {isOpen && found
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
