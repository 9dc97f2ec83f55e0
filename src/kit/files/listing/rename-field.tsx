import { useEffect, useRef, useState } from 'react'
import type { FileItem } from '@schemas/entities/file-item'
import { nameParts } from '@schemas/name-parts'
import { useT } from '../../t'
import { nameProblem } from '../name-problem'
import { texts } from '../texts'
import type { Renaming } from '../use-pane'
import styles from './rename-field.module.css'

/** Stands in the place of a name while it is written anew. Enter and leaving the field keep it, where it can be a name; Escape does not; the ending is not selected, because few mean it. */
export function RenameField({
  item,
  renaming,
  onDone,
}: {
  item: FileItem
  renaming: Renaming
  /** Undefined: nothing changes. */ onDone: (
    name: string | undefined,
    /** Its person went on to another element. */ isElsewhere: boolean,
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each field: an item that is read anew leaves what is written alone
  }, [])
  // Where other files come, the line moves to another element, with a field of its own.
  const note = ({ value, selectionStart, selectionEnd }: HTMLInputElement) => {
    renaming.written = { name: value, from: selectionStart ?? value.length, to: selectionEnd ?? value.length }
  }
  const end = (shouldSave: boolean, isElsewhere = false) => {
    // A name that cannot be stays, with what is wrong with it, until it is mended or given up.
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
