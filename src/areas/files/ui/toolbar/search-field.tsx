import { type RefObject, useEffect, useState } from 'react'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { texts } from '../texts'
import type { Pane } from '../use-pane'
import styles from './search-field.module.css'

/** Debounce of the search field (ms). */
const pauseMs = 220

/** Searches the open folder and its subfolders. Escape leaves; arrow down moves into the list. */
export function SearchField({
  pane,
  field,
  onLeave,
}: {
  pane: Pane
  field: RefObject<HTMLInputElement | null>
  onLeave?: (() => void) | undefined
}) {
  const t = useT()
  const [typed, setTyped] = useState(pane.words)
  useEffect(() => setTyped(pane.words), [pane.words])
  const { setWords: setSearchText } = pane
  useEffect(() => {
    if (typed === pane.words) return
    const timer = setTimeout(() => setSearchText(typed), pauseMs)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is typed decides
  }, [typed])
  const label = t(texts.searchIn, { name: pane.name })
  return (
    <div role="search" aria-label={[t(texts.search), pane.side].filter(Boolean).join(' · ')} className={styles.box}>
      <Icon name="search" className={styles.icon ?? ''} />
      <input
        ref={field}
        type="search"
        className={styles.field}
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') setSearchText(typed)
          else if (event.key === 'Escape') {
            event.preventDefault()
            setTyped('')
            setSearchText('')
            onLeave?.()
          } else if (event.key === 'ArrowDown') {
            event.preventDefault()
            event.currentTarget.closest('[data-pane]')?.querySelector<HTMLElement>('[data-listing]')?.focus()
          }
        }}
      />
      {(typed !== '' || onLeave) && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t(texts.clearSearch)}
          onClick={() => {
            setTyped('')
            setSearchText('')
            if (onLeave) onLeave()
            else field.current?.focus()
          }}
        >
          <Icon name="x" />
        </button>
      )}
    </div>
  )
}
