import { type ReactNode, useId, useState } from 'react'
import type { RichTree } from '@schemas/layout/rich-text'
import { FieldError } from '../ui/field'
import { WritingField } from '../writing/writing-field'
import styles from './rich-field.module.css'

type Props = {
  label: string
  /** Of the text, for screen readers and hyphenation. */
  lang: string
  /** Undefined while nothing is written. */
  value: RichTree | undefined
  onChange: (value: RichTree | undefined) => void
  hint?: ReactNode
  error?: ReactNode
  disabled?: boolean
  placeholder?: string
  /** Chooses a picture: its asset. Without it none are inserted. */
  pickPicture?: (() => Promise<string | undefined>) | undefined
}

const empty: RichTree = { type: 'doc', content: [] }
const isEmpty = ({ content }: RichTree) =>
  content.every((node) => node.type === 'paragraph' && (node.content ?? []).length === 0)

/**
 * Formatted text as a controlled field of a form, also with react-hook-form's `Controller`: tools, `/` menu, Markdown
 * shortcuts and paste from Word and Docs. A value from elsewhere, as after a reset, replaces what is written.
 */
export function RichField({ label, value, onChange, hint, error, disabled, ...rest }: Props) {
  const id = useId()
  const [written, setWritten] = useState(value)
  const [taken, setTaken] = useState(0)
  if (written !== value) {
    setWritten(value)
    setTaken(taken + 1)
  }
  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
      className={styles.field}
    >
      <p aria-hidden className={styles.label}>
        {label}
      </p>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.frame} data-invalid={error ? '' : undefined}>
        <WritingField
          {...rest}
          label={label}
          tree={value ?? empty}
          taken={taken}
          isReadOnly={disabled === true}
          onWrite={(tree) => {
            const next = isEmpty(tree) ? undefined : tree
            setWritten(next)
            onChange(next)
          }}
        />
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
