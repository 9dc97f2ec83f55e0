import { type SyntheticEvent, useRef, useState } from 'react'
import type { WorkPerson } from '@schemas/work/entities/project'
import { mentionAt } from '@schemas/work/rules/mentions'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { Textarea } from '@kit/ui/textarea'
import { sheetTexts } from './sheet-texts'
import styles from './work.module.css'

type Props = {
  text: string
  error: string | undefined
  /** Who can read the comment, and so be mentioned in it. */
  readers: readonly WorkPerson[]
  onChange: (text: string) => void
}

/** The text of a comment. After an @ it offers the names of its readers. */
export function CommentField({ text, error, readers, onChange }: Props) {
  const t = useT()
  const frame = useRef<HTMLDivElement>(null)
  const [caret, setCaret] = useState(0)
  const offered = mentionAt(text, caret, readers)
  const follow = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => setCaret(currentTarget.selectionStart)
  const pick = (name: string) => {
    if (!offered) return
    const before = `${text.slice(0, offered.start)}@${name} `
    onChange(before + text.slice(caret))
    setCaret(before.length)
    frame.current?.querySelector('textarea')?.focus()
  }
  return (
    <div ref={frame}>
      <Field label={t(sheetTexts.comment)} hint={t(sheetTexts.mentionHint)} error={error}>
        <Textarea
          rows={3}
          maxLength={10_000}
          value={text}
          onSelect={follow}
          onChange={(event) => {
            follow(event)
            onChange(event.target.value)
          }}
        />
      </Field>
      {offered && (
        <div className={styles.tools} role="group" aria-label={t(sheetTexts.mention)}>
          {offered.people.map(({ id, name }) => (
            <Button key={id} size="s" look="secondary" onClick={() => pick(name)}>
              @{name}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
