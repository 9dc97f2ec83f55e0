import { Textarea } from '@mantine/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { noteLimits } from '@schemas/entities/note'
import { useT } from '@kit/t'
import { useKeptWords } from '@kit/kept-words'
import { useCallMutation } from '@kit/use-call'
import { useBuilder } from '../state/builder'
import { ActionButton } from '../ui/action-button'
import { useLengthNote } from '../ui/length-note'
import { noteCalls } from './note-calls'
import styles from './notes.module.css'
import { refreshNotes } from './use-notes'

const words = {
  hint: { en: 'What should the others know?', th: 'อยากบอกอะไรกับทีม' },
  empty: { en: 'Write something first.', th: 'กรุณาเขียนข้อความก่อน' },
  cancel: { en: 'Cancel', th: 'ยกเลิก' },
}

type Props = { label: string; action: string; node?: string | undefined; to?: string; field?: RefObject<HTMLTextAreaElement | null>; onDone?: () => void; onCancel?: () => void }

/** Where a note, or an answer to one, is written. What is typed is there again after the panel was closed. */
export function NoteForm({ label, action, node, to, field, onDone, onCancel }: Props) {
  const t = useT()
  const { key } = useBuilder()
  const [{ body }, setWords, forget] = useKeptWords(`note ${key} ${to ?? ''}`, { body: '' })
  const [isEmpty, setEmpty] = useState(false)
  const lengthNote = useLengthNote()
  const own = useRef<HTMLTextAreaElement>(null)
  const area = field ?? own
  // Who answers has just said so.
  useEffect(() => {
    if (to !== undefined) own.current?.focus()
  }, [to])
  const write = useCallMutation(noteCalls.write)
  const submit = () => {
    if (write.isPending) return
    if (body.trim() === '') return setEmpty(true)
    write.mutate(
      { key, body, ...(to === undefined ? (node === undefined ? {} : { node }) : { to }) },
      {
        onSuccess: () => {
          // What was typed while it was on its way is not sent yet.
          const isSent = area.current === null || area.current.value === body
          if (isSent) forget()
          void refreshNotes().then(isSent ? onDone : undefined)
        },
      },
    )
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Textarea
        ref={area}
        size="xs"
        autosize
        minRows={2}
        maxRows={8}
        label={label}
        placeholder={t(words.hint)}
        value={body}
        maxLength={noteLimits.length}
        description={lengthNote(body, noteLimits.length)}
        error={write.error?.message ?? (isEmpty && body.trim() === '' ? t(words.empty) : undefined)}
        onChange={(event) => {
          setWords({ body: event.currentTarget.value })
          if (write.error) write.reset()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
            event.preventDefault()
            submit()
          }
        }}
      />
      <div className={styles.acts}>
        <ActionButton isSmall onClick={submit} disabled={write.isPending}>
          {action}
        </ActionButton>
        {onCancel && (
          <ActionButton isSmall look="default" onClick={onCancel}>
            {t(words.cancel)}
          </ActionButton>
        )}
      </div>
    </form>
  )
}
