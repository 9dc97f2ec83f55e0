import { IconTrash } from '@tabler/icons-react'
import { readKey } from '@schemas/layout/document-key'
import { useT } from '@kit/t'
import { useBuilder } from '../state/builder'
import { useDocuments } from '../state/site-documents'
import { ActionButton } from '../ui/action-button'
import styles from './trash-notice.module.css'
import { ViewNotice } from './view-notice'
import { usePageTasks } from './use-page-tasks'

const messages = {
  trashed: { en: 'This page is in the trash. Your changes are still saved.', th: 'หน้านี้อยู่ในถังขยะ การแก้ไขของคุณยังบันทึกอยู่' },
  section: {
    en: 'This section is in the trash. Your changes are still saved.',
    th: 'ส่วนที่บันทึกไว้นี้อยู่ในถังขยะ การแก้ไขของคุณยังบันทึกอยู่',
  },
  stillLive: {
    en: 'Visitors still read it until you publish.',
    th: 'ผู้เยี่ยมชมยังอ่านได้จนกว่าคุณจะเผยแพร่',
  },
  restore: { en: 'Restore', th: 'กู้คืน' },
}

/** Says that the open page is in the trash, also if another person put it there. */
export function TrashNotice() {
  const t = useT()
  const { key } = useBuilder()
  const tasks = usePageTasks()
  const entry = useDocuments().data?.documents.find((each) => each.key === key)
  if (!entry?.trashed) return <ViewNotice />
  return (
    <div className={styles.notice} role="status">
      <IconTrash size={16} aria-hidden />
      <span>
        {t(readKey(key).kind === 'section' ? messages.section : messages.trashed)}
        {entry.stillLive && ` ${t(messages.stillLive)}`}
      </span>
      <ActionButton variant="light" isSmall onClick={() => void tasks.restore(entry)}>
        {t(messages.restore)}
      </ActionButton>
    </div>
  )
}
