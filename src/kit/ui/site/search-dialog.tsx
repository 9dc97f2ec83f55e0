import { useRef, useState } from 'react'
import { classNames } from '../../class-names'
import { Icon } from '../../icon'
import { Link } from '../../link'
import { useT } from '../../t'
import { SearchForm } from './search-form'
import styles from './search-dialog.module.css'
import { searchMessages } from './search-messages'

/** A magnifying glass: without scripts a link to the results page, with scripts a search box above the page. */
export function SearchDialog({ page = '/search', className }: { page?: string; className?: string | undefined }) {
  const t = useT()
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isUsed, setUsed] = useState(false)
  return (
    <>
      <Link
        link={{ to: page }}
        className={classNames(styles.button, className)}
        title={t(searchMessages.search)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setUsed(true)
          dialog.current?.showModal()
          requestAnimationFrame(() => input.current?.focus())
        }}
      >
        <Icon name="search" size="1.375rem" />
        <span className="visually-hidden">{t(searchMessages.search)}</span>
      </Link>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={t(searchMessages.search)}
        onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      >
        {isUsed && (
          <div className={styles.inside}>
            <SearchForm page={page} size="l" inputRef={input} onDone={() => dialog.current?.close()} />
            <button
              type="button"
              className={styles.close}
              aria-label={t(searchMessages.close)}
              onClick={() => dialog.current?.close()}
            >
              <Icon name="x" />
            </button>
          </div>
        )}
      </dialog>
    </>
  )
}
