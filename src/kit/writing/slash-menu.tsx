import type { Editor } from '@tiptap/core'
import { useId, useState } from 'react'
import { filterByQuery } from '../command-palette/filter-by-query'
import { useT } from '../t'
import type { TextPart } from './text-parts'
import { writingTexts as texts } from './texts'
import styles from './writing.module.css'

type Props = {
  editor: Editor
  at: { x: number; y: number }
  parts: readonly TextPart[]
  onClose: () => void
}

/**
 * Menu of what an empty paragraph can become, filtered by typing after the “/”. Escape inserts the “/”, Backspace
 * removes it.
 */
export function SlashMenu({ editor, at, parts, onClose }: Props) {
  const t = useT()
  const id = useId()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const found = filterByQuery(
    parts.filter(({ isOff }) => !isOff?.(editor)),
    query,
    (part) => part,
  )
  const choose = (part: TextPart | undefined) => {
    onClose()
    part?.run(editor)
  }
  return (
    <div
      className={styles.slash}
      style={{ left: Math.min(at.x, innerWidth - 272), top: Math.min(at.y, innerHeight - 320) }}
    >
      <input
        // eslint-disable-next-line jsx-a11y/no-autofocus -- it opens where the person types
        autoFocus
        role="combobox"
        className={styles.find}
        aria-label={t(texts.insert)}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={found[active] ? `${id}-${found[active].id}` : undefined}
        placeholder={t(texts.search)}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setActive(0)
        }}
        onBlur={onClose}
        onKeyDown={(event) => {
          const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
          const isBack = event.key === 'Backspace' && query === ''
          if (step === 0 && event.key !== 'Enter' && event.key !== 'Escape' && !isBack) return
          event.preventDefault()
          event.stopPropagation()
          if (step !== 0) setActive((active + step + found.length) % Math.max(1, found.length))
          else if (event.key === 'Enter') choose(found[active])
          else {
            onClose()
            if (!isBack) editor.view.dispatch(editor.state.tr.insertText(`/${query}`))
          }
        }}
      />
      <ul id={`${id}-list`} role="listbox" aria-label={t(texts.insert)} className={styles.found}>
        {found.map((part, index) => (
          <li
            key={part.id}
            id={`${id}-${part.id}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(part)}
          >
            {t(part.label)}
          </li>
        ))}
        {found.length === 0 && <li>{t(texts.none)}</li>}
      </ul>
    </div>
  )
}
