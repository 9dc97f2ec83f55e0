import { IconAt } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { noteLimits } from '@schemas/editor/entities/note'
import { useT } from '@kit/t'
import { useStoredDraft } from '@kit/use-stored-draft'
import { useCallMutation } from '@kit/use-call'
import { useBuilder } from '../state/builder'
import { ActionButton } from '../ui/action-button'
import { useLengthNote } from '../ui/length-note'
import { MentionField, typeSign } from './mention-field'
import { readMentions, sentNote, type Written } from './mentions'
import { noteCalls } from './note-calls'
import styles from './notes.module.css'
import { refreshNotes, useNotes } from './use-notes'

const messages = {
  hint: { en: 'Write a note to your team. Use @ to mention someone.', th: 'อยากบอกอะไรกับทีม พิมพ์ @ เพื่อพูดถึงใคร' },
  mention: { en: 'Mention someone', th: 'พูดถึงใคร' },
  told: { en: 'Will be emailed: {names}', th: 'จะได้รับแจ้งทางอีเมล: {names}' },
  seen: { en: 'Mentioned: {names}', th: 'พูดถึง: {names}' },
  empty: { en: 'Write something first.', th: 'กรุณาเขียนข้อความก่อน' },
  cancel: { en: 'Cancel', th: 'ยกเลิก' },
}

type Props = {
  label: string
  action: string
  node?: string | undefined
  to?: string
  field?: RefObject<HTMLTextAreaElement | null>
  onDone?: () => void
  onCancel?: () => void
}

/** Form for a note or an answer. Typed text is restored after the panel was closed. */
export function NoteForm({ label, action, node, to, field, onDone, onCancel }: Props) {
  const t = useT()
  const { key } = useBuilder()
  const [draft, setDraft, forget] = useStoredDraft(`note ${key} ${to ?? ''}`, { body: '', mentions: '' })
  const { body } = draft
  const written: Written = { body, mentions: readMentions(body, draft.mentions) }
  const sends = useNotes().data?.sends === true
  const [isEmpty, setEmpty] = useState(false)
  const lengthNote = useLengthNote()
  const own = useRef<HTMLTextAreaElement>(null)
  const area = field ?? own
  // A person who answers has just opened this field, so it takes focus.
  useEffect(() => {
    if (to !== undefined) own.current?.focus()
  }, [to])
  const write = useCallMutation(noteCalls.write)
  const submit = () => {
    if (write.isPending) return
    if (body.trim() === '') return setEmpty(true)
    const sent = sentNote(written)
    write.mutate(
      {
        key,
        body: sent.body,
        ...(sent.mentions.length > 0 ? { mentions: sent.mentions } : {}),
        ...(to === undefined ? (node === undefined ? {} : { node }) : { to }),
      },
      {
        onSuccess: () => {
          // Text typed while the request was pending is not sent yet.
          const isSent = area.current === null || area.current.value === body
          if (isSent) forget()
          void refreshNotes().then(isSent ? onDone : undefined)
        },
      },
    )
  }
  const names = [...new Set(written.mentions.map(({ name }) => name))].join(', ')
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <MentionField
        field={area}
        to={to}
        written={written}
        onWrite={(next) => {
          setDraft({ body: next.body, mentions: JSON.stringify(next.mentions) })
          if (write.error) write.reset()
        }}
        size="xs"
        autosize
        minRows={2}
        maxRows={8}
        label={label}
        placeholder={t(messages.hint)}
        maxLength={noteLimits.length}
        description={lengthNote(body, noteLimits.length)}
        error={write.error?.message ?? (isEmpty && body.trim() === '' ? t(messages.empty) : undefined)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
            event.preventDefault()
            submit()
          }
        }}
      />
      {names !== '' && <p className={styles.named}>{t(sends ? messages.told : messages.seen, { names })}</p>}
      <div className={styles.acts}>
        <ActionButton isSmall onClick={submit} disabled={write.isPending}>
          {action}
        </ActionButton>
        {onCancel && (
          <ActionButton isSmall variant="default" onClick={onCancel}>
            {t(messages.cancel)}
          </ActionButton>
        )}
        <button
          type="button"
          className={styles.sign}
          aria-label={t(messages.mention)}
          title={t(messages.mention)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => typeSign(area.current)}
        >
          <IconAt size={16} aria-hidden />
        </button>
      </div>
    </form>
  )
}
