import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { useT } from '@kit/t'
import { openPublish } from '../publish/publish-request'
import { openTransfer } from '../transfer/transfer-store'
import { ActionButton } from '../ui/action-button'
import { lazyPart } from '../ui/lazy-part'
import { mayClose, mayOpen } from './open-mark'
import styles from './pages.module.css'
import { useManyTasks } from './use-many-tasks'

const OpenDialog = lazyPart(async () => (await import('./open-dialog')).OpenDialog)

const messages = {
  hint: {
    en: 'Select pages to publish, export, take offline or move to the trash together.',
    th: 'เลือกหน้าเพื่อเผยแพร่ ส่งออก ทำให้ออฟไลน์ หรือย้ายไปถังขยะพร้อมกัน',
  },
  chosen: { en: 'Selected: {count}', th: 'เลือกไว้ {count} รายการ' },
  changed: { en: 'All with changes', th: 'ทั้งหมดที่มีการแก้ไข' },
  all: { en: 'All listed ({count})', th: 'ทั้งหมดในรายการ ({count})' },
  none: { en: 'None', th: 'ไม่เลือก' },
  publish: { en: 'Publish ({count})…', th: 'เผยแพร่ ({count})…' },
  exported: { en: 'Export ({count})…', th: 'ส่งออก ({count})…' },
  trash: { en: 'Move to trash ({count})', th: 'ย้ายไปถังขยะ ({count})' },
  offline: { en: 'Take offline ({count})…', th: 'ทำให้ออฟไลน์ ({count})…' },
  online: { en: 'Put online ({count})…', th: 'ทำให้ออนไลน์ ({count})…' },
  restore: { en: 'Restore ({count})', th: 'กู้คืน ({count})' },
}

type Props = {
  /** The listed documents: nothing is done to documents that are not visible. */ documents: readonly DocumentEntry[]
  chosen: ReadonlySet<string>
  onChoose: (keys: readonly string[]) => void
  /** Called when the pressed control is gone and focus must move. */ onFocusLost: () => void
}

/** Bulk actions for the selected documents, each with the number it applies to. */
export function ChosenPages({ documents, chosen, onChoose, onFocusLost }: Props) {
  const t = useT()
  const tasks = useManyTasks()
  const [isBusy, setBusy] = useState(false)
  const entries = documents.filter(({ key }) => chosen.has(key))
  const untrashed = documents.filter((entry) => !entry.trashed)
  const listed = untrashed.length > 0 ? untrashed : documents
  const changed = entries.filter(({ draft }) => draft)
  const standing = entries.filter(({ trashed }) => !trashed)
  const movable = standing.filter(({ fixed }) => !fixed)
  const trashed = entries.filter((entry) => entry.trashed)
  const [open, closed] = [entries.filter(mayClose), entries.filter(mayOpen)]
  const [openAct, setOpenAct] = useState<'close' | 'open'>()
  const isPressed = useRef(false)
  const choose = (keys: readonly string[]) => {
    isPressed.current = true
    onChoose(keys)
  }
  const keepFocus = useEffectEvent(() => {
    if (isPressed.current && document.activeElement === document.body) onFocusLost()
    isPressed.current = false
  })
  useEffect(() => keepFocus(), [chosen])
  const run = async (act: Promise<void>) => {
    setBusy(true)
    await act.finally(() => setBusy(false))
    choose([])
  }
  return (
    <div className={styles.chosen}>
      <p role="status">{entries.length === 0 ? t(messages.hint) : t(messages.chosen, { count: entries.length })}</p>
      <div className={styles.acts}>
        {entries.length === 0 ? (
          <>
            <ActionButton
              isSmall
              variant="default"
              onClick={() => choose(documents.filter(({ draft }) => draft).map(({ key }) => key))}
            >
              {t(messages.changed)}
            </ActionButton>
            <ActionButton isSmall variant="default" onClick={() => choose(listed.map(({ key }) => key))}>
              {t(messages.all, { count: listed.length })}
            </ActionButton>
          </>
        ) : (
          <>
            {changed.length > 0 && (
              <ActionButton
                isSmall
                variant="light"
                aria-haspopup="dialog"
                onClick={() => openPublish(changed.map(({ key }) => key))}
              >
                {t(messages.publish, { count: changed.length })}
              </ActionButton>
            )}
            {standing.length > 0 && (
              <ActionButton
                isSmall
                variant="default"
                aria-haspopup="dialog"
                onClick={() => openTransfer({ kind: 'documents', keys: standing.map(({ key }) => key) })}
              >
                {t(messages.exported, { count: standing.length })}
              </ActionButton>
            )}
            {open.length > 0 && (
              <ActionButton isSmall variant="default" aria-haspopup="dialog" onClick={() => setOpenAct('close')}>
                {t(messages.offline, { count: open.length })}
              </ActionButton>
            )}
            {closed.length > 0 && (
              <ActionButton isSmall variant="default" aria-haspopup="dialog" onClick={() => setOpenAct('open')}>
                {t(messages.online, { count: closed.length })}
              </ActionButton>
            )}
            {movable.length > 0 && (
              <ActionButton
                isSmall
                variant="default"
                isDanger
                disabled={isBusy}
                onClick={() => void run(tasks.trash(movable))}
              >
                {t(messages.trash, { count: movable.length })}
              </ActionButton>
            )}
            {trashed.length > 0 && (
              <ActionButton
                isSmall
                variant="default"
                disabled={isBusy}
                onClick={() => void run(tasks.restore(trashed))}
              >
                {t(messages.restore, { count: trashed.length })}
              </ActionButton>
            )}
            <ActionButton isSmall variant="default" onClick={() => choose([])}>
              {t(messages.none)}
            </ActionButton>
          </>
        )}
      </div>
      {openAct && (
        <OpenDialog
          act={openAct}
          entries={openAct === 'close' ? open : closed}
          onDone={() => choose([])}
          onClose={() => setOpenAct(undefined)}
        />
      )}
    </div>
  )
}
