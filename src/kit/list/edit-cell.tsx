import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { CallContract } from '@schemas/call'
import { Icon } from '../icon'
import { FieldError } from '../ui/field'
import type { CellEdit, List, ListColumn, ListContext } from './list'
import styles from './edit-cell.module.css'
import { texts } from './texts'
import type { CellEdits } from './use-cell-edits'

type Props<R, C extends CallContract> = {
  list: List<R, C>
  row: R
  column: ListColumn<R>
  edit: CellEdit<R>
  context: ListContext
  edits: CellEdits<R>
}

/** A cell that is edited in place: a choice, or text behind a button. */
export function EditCell<R, C extends CallContract>(props: Props<R, C>) {
  const { list, row, column, edit, context, edits } = props
  const pending = edits.pending(row, column)
  const value = pending ?? edit.value(row)
  const names = { column: context.t(column.label), row: list.title(row, context) }
  if (!(edit.may?.(row) ?? true)) return <>{column.text(row, context)}</>
  if (edit.kind === 'text') return <TextCell {...props} edit={edit} value={value} names={names} />
  return (
    <span className={styles.choice} aria-busy={pending !== undefined || undefined}>
      <select
        aria-label={context.t(texts.editOf, names)}
        value={value}
        onChange={(event) => void edits.save(row, column, event.target.value)}
      >
        {edit.options(context).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="selector" />
    </span>
  )
}

type TextProps<R, C extends CallContract> = Omit<Props<R, C>, 'edit'> & {
  edit: Extract<CellEdit<R>, { kind: 'text' }>
  value: string
  names: { column: string; row: string }
}

function TextCell<R, C extends CallContract>({ row, column, edit, context, edits, value, names }: TextProps<R, C>) {
  const { t } = context
  const errorId = useId()
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isEditing = typed !== undefined
  useEffect(() => {
    if (isEditing) input.current?.select()
  }, [isEditing])
  const end = () => {
    setTyped(undefined)
    setProblem(undefined)
    // After the field is gone, its place in the order of focus is the button's.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) button.current?.focus()
    })
  }
  const save = () => {
    if (typed === undefined) return
    const next = typed.trim()
    const found = edit.validate?.(next, context)
    if (found !== undefined) return setProblem(found)
    end()
    void edits.save(row, column, next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') save()
    else if (event.key === 'Escape') end()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  if (!isEditing)
    return (
      <button
        ref={button}
        type="button"
        className={styles.text}
        aria-label={`${t(texts.editAct, names)}${value ? `: ${value}` : ''}`}
        aria-busy={edits.pending(row, column) !== undefined || undefined}
        onClick={() => setTyped(value)}
      >
        <span>{value || '–'}</span>
        <Icon name="edit" size="1em" />
      </button>
    )
  return (
    <span className={styles.field}>
      <input
        ref={input}
        aria-label={t(texts.editOf, names)}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : errorId}
        maxLength={edit.maxLength}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={save}
      />
      <FieldError id={errorId}>{problem}</FieldError>
    </span>
  )
}
