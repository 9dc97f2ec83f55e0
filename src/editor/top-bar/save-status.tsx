import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useT } from '@kit/t'
import { showConflict } from '../state/conflict'
import { type AwayReason, type SaveState, useSaving } from '../state/saving'
import { useSavingOf } from '../state/use-saving'
import { ActionButton } from '../ui/action-button'
import { Waiting } from '../ui/waiting'
import styles from './save-status.module.css'

const messages: Record<SaveState, { en: string; th: string }> = {
  changed: { en: 'Not saved yet', th: 'ยังไม่ได้บันทึก' },
  saving: { en: 'Saving…', th: 'กำลังบันทึก…' },
  saved: { en: 'Draft saved', th: 'บันทึกฉบับร่างแล้ว' },
  offline: { en: 'Offline: kept on this device', th: 'ออฟไลน์: เก็บไว้ในเครื่องนี้' },
  // It may be one's own other tab.
  conflict: { en: 'The same part was changed elsewhere', th: 'มีการแก้ไขส่วนเดียวกันจากที่อื่น' },
}
/** For other reasons the notice next to the page says more. */
const why: Partial<Record<AwayReason, { en: string; th: string }>> = {
  closed: { en: 'Site disabled: kept on this device', th: 'เว็บไซต์ปิดอยู่: เก็บไว้ในเครื่องนี้' },
  'signed-out': { en: 'Signed out: kept on this device', th: 'ออกจากระบบแล้ว: เก็บไว้ในเครื่องนี้' },
}
/** Exists only in this tab; the notice next to the page says more. */
const noLocalCopy = { en: 'Not saved yet: keep this tab open', th: 'ยังไม่ได้บันทึก: อย่าปิดแท็บนี้' }
const choose = { en: 'Choose', th: 'เลือก' }
const again = { en: 'Try again', th: 'ลองอีกครั้ง' }

/** Save status as text. */
export function SaveStatus() {
  const t = useT()
  const saving = useSavingOf()
  const { state, reason, lacksLocalCopy, isRefused } = useSaving()
  const isStopped = state === 'changed' && isRefused
  return (
    <span className={styles.status} data-state={isStopped ? 'refused' : state} role="status">
      {state === 'saving' ? (
        <Waiting size={13} />
      ) : state === 'saved' ? (
        <IconCloudCheck size={16} />
      ) : state === 'offline' ? (
        <IconCloudOff size={16} />
      ) : state === 'conflict' ? (
        <IconAlertTriangle size={16} />
      ) : (
        <IconCloudUp size={16} />
      )}
      <span className={styles.words}>
        {t(
          state !== 'offline'
            ? messages[state]
            : lacksLocalCopy
              ? noLocalCopy
              : reason
                ? (why[reason] ?? messages.changed)
                : messages.offline,
        )}
      </span>
      {state === 'conflict' && (
        <ActionButton isSmall isDanger onClick={() => showConflict(saving)}>
          {t(choose)}
        </ActionButton>
      )}
      {(state === 'offline' || isStopped) && (
        <ActionButton isSmall variant="light" onClick={() => void saving.flush()}>
          {t(again)}
        </ActionButton>
      )}
    </span>
  )
}
