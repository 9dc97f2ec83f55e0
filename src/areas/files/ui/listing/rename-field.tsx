import { useEffect, useRef, useState } from 'react'
import type { FileItem } from '@schemas/files/entities/file-item'
import { nameParts } from '@schemas/name-parts'
import { useT } from '@kit/t'
import { nameProblem } from '../name-problem'
import { texts } from '../texts'
import type { Renaming } from '../use-pane'
import styles from './rename-field.module.css'

/**
 * Inline rename field. Enter and blur save a valid name, Escape cancels; the extension is not selected, because it is
 * rarely meant.
 */
export function RenameField({
  item,
  renaming,
  onDone,
}: {
  item: FileItem
  renaming: Renaming
  /** Undefined: unchanged. */ onDone: (
    name: string | undefined,
    /** The focus moved to another element. */ isElsewhere: boolean,
  ) => void
}) {
  const t = useT()
  const field = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  const [name, setName] = useState(renaming.written?.name ?? item.name)
  const problem = nameProblem(name, t)
  useEffect(() => {
    const written = renaming.written ?? {
      name: item.name,
      from: 0,
      to: item.type === 'file' ? nameParts(item.name).base.length : item.name.length,
    }
    field.current?.focus()
    field.current?.setSelectionRange(written.from, written.to)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each field: an item that is read again leaves what is written alone
  }, [])
  // When the list changes, the row moves to another element with a new field.
  const note = ({ value, selectionStart, selectionEnd }: HTMLInputElement) => {
    renaming.written = { name: value, from: selectionStart ?? value.length, to: selectionEnd ?? value.length }
  }
  const end = (shouldSave: boolean, isElsewhere = false) => {
    // An invalid name stays with its error until corrected or cancelled.
    if (isOver.current || (shouldSave && problem)) return
    isOver.current = true
    onDone(shouldSave && name.trim() !== item.name ? name.trim() : undefined, isElsewhere)
  }
  return (
    <span className={styles.box}>
      <input
        ref={field}
        className={styles.field}
        aria-label={t(texts.newName, { name: item.name })}
        aria-invalid={problem !== undefined || undefined}
        value={name}
        maxLength={300}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setName(event.target.value)
          note(event.target)
        }}
        onSelect={(event) => note(event.currentTarget)}
        onBlur={({ relatedTarget }) => end(true, relatedTarget !== null)}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter' && !problem) end(true)
          if (event.key === 'Escape') end(false)
        }}
      />
      {problem && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </span>
  )
}
