import { Alert } from '@mantine/core'
import { useRef } from 'react'
import { useFocusAlong } from '@kit/focus-along'
import { useT } from '@kit/t'
import { openPublish } from '../publish/publish-request'
import { ActionButton } from '../ui/action-button'
import { useDocumentNames } from './document-names'
import styles from './find.module.css'
import { type Replacement, revertLastReplacement, useReplacement } from './find-store'

const messages = {
  done: {
    en: 'Replaced {count} in the drafts of {pages} other pages or parts.',
    th: 'แทนที่แล้ว {count} แห่งใน {pages} หน้าหรือส่วนอื่น ในฉบับร่าง',
  },
  nothing: { en: 'Nothing was replaced.', th: 'ไม่มีข้อความที่แทนที่ได้' },
  left: { en: 'Skipped in locked parts: {count}.', th: 'ในส่วนที่ล็อกไว้ ไม่ได้แทนที่ {count} แห่ง' },
  refused: {
    en: 'Skipped because this text can’t be used there: {count}.',
    th: 'ไม่ได้แทนที่ {count} แห่ง เพราะข้อความนี้ใช้ตรงนั้นไม่ได้',
  },
  failed: { en: '{name} was not changed: {reason}', th: '{name} ยังเหมือนเดิม: {reason}' },
  undo: { en: 'Undo', th: 'เลิกทำ' },
  publish: { en: 'Publish…', th: 'เผยแพร่…' },
  taken: { en: 'Undone.', th: 'เลิกทำแล้ว' },
  takenSome: { en: 'Undone: {count}. Not undone: {left}.', th: 'เลิกทำแล้ว {count} รายการ ยังไม่ได้เลิกทำ {left} รายการ' },
  takenNone: { en: 'Couldn’t undo.', th: 'เลิกทำไม่สำเร็จ' },
  close: { en: 'Close', th: 'ปิด' },
}

/** Result of replacing text in many documents, with undo. It stays until a person dismisses it. */
export function ReplacedNote({ onTakenBack }: { onTakenBack: () => void }) {
  const { last } = useReplacement()
  return last ? <Note {...last} onTakenBack={onTakenBack} /> : null
}

function Note({
  outcome: { done, left, refused, failed },
  taken,
  conflicts,
  isTaking,
  onTakenBack,
}: Replacement & { onTakenBack: () => void }) {
  const t = useT()
  const { nameOf } = useDocumentNames()
  const note = useRef<HTMLDivElement>(null)
  // The pressed button is disabled meanwhile, and disappears when nothing is left to undo.
  useFocusAlong(isTaking, () =>
    isTaking ? undefined : note.current?.querySelector<HTMLElement>('[data-takes-back], button')?.focus(),
  )
  const became = () => {
    if (conflicts.length > 0)
      return taken > 0 ? t(messages.takenSome, { count: taken, left: conflicts.length }) : t(messages.takenNone)
    if (taken > 0) return t(messages.taken)
    return done.length > 0
      ? t(messages.done, { count: done.reduce((sum, each) => sum + each.count, 0), pages: done.length })
      : t(messages.nothing)
  }
  return (
    <Alert
      ref={note}
      color={failed.length + conflicts.length > 0 ? 'orange' : 'blue'}
      role="status"
      p="xs"
      withCloseButton
      closeButtonLabel={t(messages.close)}
      onClose={() => useReplacement.setState({ last: undefined })}
    >
      <p>{became()}</p>
      {left > 0 && <p>{t(messages.left, { count: left })}</p>}
      {refused > 0 && <p>{t(messages.refused, { count: refused })}</p>}
      {[...failed, ...conflicts].map(({ key, reason }) => (
        <p key={key}>{t(messages.failed, { name: nameOf(key), reason: t(reason) })}</p>
      ))}
      {done.length > 0 && (
        <div className={styles.acts}>
          <ActionButton
            isSmall
            variant="default"
            data-takes-back
            disabled={isTaking}
            onClick={() => void revertLastReplacement().then(onTakenBack)}
          >
            {t(messages.undo)}
          </ActionButton>
          <ActionButton
            isSmall
            variant="light"
            aria-haspopup="dialog"
            onClick={() => openPublish(done.map(({ key }) => key))}
          >
            {t(messages.publish)}
          </ActionButton>
        </div>
      )}
    </Alert>
  )
}
