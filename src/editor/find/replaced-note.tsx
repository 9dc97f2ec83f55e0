import { Alert } from '@mantine/core'
import { useState } from 'react'
import { useT } from '@kit/t'
import { setUi } from '../state/ui-store'
import { ActionButton } from '../ui/action-button'
import styles from './find.module.css'
import { type Outcome, takeBack } from './replace-elsewhere'

const words = {
  done: { en: 'Replaced {count} on {pages} other pages or parts, in their drafts.', th: 'แทนที่แล้ว {count} แห่งใน {pages} หน้าหรือส่วนอื่น ในฉบับร่าง' },
  nothing: { en: 'Nothing was replaced.', th: 'ไม่มีข้อความที่แทนที่ได้' },
  left: { en: 'In locked parts, left as they are: {count}.', th: 'ในส่วนที่ล็อกไว้ ไม่ได้แทนที่ {count} แห่ง' },
  refused: { en: 'Left as they are, because these words cannot stand there: {count}.', th: 'ไม่ได้แทนที่ {count} แห่ง เพราะข้อความนี้ใช้ตรงนั้นไม่ได้' },
  failed: { en: '{name} stays as it is: {reason}', th: '{name} ยังเหมือนเดิม: {reason}' },
  undo: { en: 'Take it back', th: 'เลิกทำ' },
  publish: { en: 'Publish…', th: 'เผยแพร่…' },
  taken: { en: 'Taken back.', th: 'เลิกทำแล้ว' },
  close: { en: 'Close', th: 'ปิด' },
}

type Props = { outcome: Outcome; nameOf: (key: string) => string; onTakenBack: () => void; onClose: () => void }

/** What became of replacing words in many documents, and the way back: it stays until somebody puts it away. */
export function ReplacedNote({ outcome: { done, left, refused, failed }, nameOf, onTakenBack, onClose }: Props) {
  const t = useT()
  const [state, setState] = useState<'done' | 'taking' | 'taken'>('done')
  const [kept, setKept] = useState<Outcome['failed']>([])
  const undo = async () => {
    setState('taking')
    setKept(await takeBack(done))
    setState('taken')
    onTakenBack()
  }
  const count = done.reduce((sum, each) => sum + each.count, 0)
  return (
    <Alert color={failed.length + kept.length > 0 ? 'orange' : 'blue'} role="status" p="xs" withCloseButton closeButtonLabel={t(words.close)} onClose={onClose}>
      <p>{state === 'taken' ? t(words.taken) : done.length > 0 ? t(words.done, { count, pages: done.length }) : t(words.nothing)}</p>
      {left > 0 && <p>{t(words.left, { count: left })}</p>}
      {refused > 0 && <p>{t(words.refused, { count: refused })}</p>}
      {[...failed, ...kept].map(({ key, reason }) => (
        <p key={key}>{t(words.failed, { name: nameOf(key), reason: t(reason) })}</p>
      ))}
      {done.length > 0 && state !== 'taken' && (
        <div className={styles.acts}>
          <ActionButton isSmall look="default" disabled={state === 'taking'} onClick={() => void undo()}>
            {t(words.undo)}
          </ActionButton>
          <ActionButton isSmall look="light" aria-haspopup="dialog" onClick={() => setUi({ dialog: 'publish' })}>
            {t(words.publish)}
          </ActionButton>
        </div>
      )}
    </Alert>
  )
}
