import { type KeyboardEvent, useRef } from 'react'
import type { Attachment } from '@schemas/files/entities/attachment'
import { maxMessageFiles, maxMessageLength } from '@schemas/messages/entities/message'
import { attachmentCalls } from '@kit/attachments/attachment-calls'
import { AttachmentField } from '@kit/attachments/attachment-field'
import { callGateway } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { Textarea } from '@kit/ui/textarea'
import { texts } from './texts'
import styles from './view.module.css'

/** Remaining characters from which the counter is shown. */
const countFrom = 300

type Props = {
  draft: string
  setDraft: (draft: string) => void
  files: readonly Attachment[]
  setFiles: (change: (before: readonly Attachment[]) => readonly Attachment[]) => void
  onSend: (body: string, files: readonly Attachment[]) => void
}

/** Message input. Enter sends where a keyboard offers another way to start a line. */
export function Composer({ draft, setDraft, files, setFiles, onSend }: Props) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const left = maxMessageLength - draft.length
  const send = () => {
    const body = draft.trim()
    if ((!body && files.length === 0) || left < 0) return
    onSend(body, files)
    setDraft('')
    setFiles(() => [])
    box.current?.querySelector('textarea')?.focus()
  }
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // An Enter that completes an IME composition must not send; on a phone Enter is the only way to a new line.
    if (
      event.key !== 'Enter' ||
      event.shiftKey ||
      event.nativeEvent.isComposing ||
      matchMedia('(pointer: coarse)').matches
    )
      return
    event.preventDefault()
    send()
  }
  return (
    <div ref={box} className={styles.composer}>
      <Field
        label={t(texts.compose)}
        labelHidden
        className={styles.draft ?? ''}
        error={left < 0 ? t(texts.over, { count: -left }) : undefined}
      >
        <Textarea
          rows={1}
          placeholder={t(texts.compose)}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKey}
        />
      </Field>
      <Button icon="send" disabled={(!draft.trim() && files.length === 0) || left < 0} onClick={send}>
        {t(texts.send)}
      </Button>
      <div className={styles.attach}>
        <AttachmentField
          isCompact
          kind="message"
          limit={maxMessageFiles}
          files={files}
          onAdd={(file) => setFiles((before) => [...before, file])}
          onRemove={async (file) => {
            await callGateway(attachmentCalls.remove, { id: file.id })
            setFiles((before) => before.filter(({ id }) => id !== file.id))
          }}
        />
      </div>
      <p className={styles.hint}>
        {left <= countFrom && left >= 0 ? (
          t(texts.left, { count: left })
        ) : (
          <span className={styles.keys}>{t(texts.composeHint)}</span>
        )}
      </p>
    </div>
  )
}
