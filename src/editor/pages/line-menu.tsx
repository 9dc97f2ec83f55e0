import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArrowBackUp,
  IconCopy,
  IconDots,
  IconExternalLink,
  IconFileExport,
  IconLink,
  IconPencil,
  IconRestore,
  IconTrash,
  IconTrashX,
  IconWorld,
  IconWorldOff,
} from '@tabler/icons-react'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { menuOfKey } from '@schemas/layout/menu-section'
import { useBoot } from '@kit/boot'
import { useT } from '@kit/t'
import { openTransfer } from '../transfer/transfer-store'
import { MenuEntries } from '../ui/menu-entries'
import { sampleAddress } from '../document/document-address'
import { liveState, mayClose, mayOpen } from './open-mark'
import type { PageTask } from './page-dialog'
import styles from './pages.module.css'
import { usePageTasks } from './use-page-tasks'

const messages = {
  actions: { en: 'Actions for {name}', th: 'คำสั่งสำหรับ {name}' },
  open: { en: 'Open in the builder', th: 'เปิดในเครื่องมือสร้างหน้า' },
  visit: { en: 'View as visitor', th: 'ดูแบบที่ผู้เยี่ยมชมเห็น' },
  copy: { en: 'New page from this one', th: 'สร้างหน้าใหม่จากหน้านี้' },
  rename: { en: 'Change address', th: 'เปลี่ยนที่อยู่' },
  revert: { en: 'Reset to theme', th: 'กลับไปใช้เวอร์ชันของธีม' },
  revertMenu: { en: 'Reset to the original menu', th: 'กลับไปใช้เมนูเดิมของเว็บไซต์' },
  exported: { en: 'Export as a file', th: 'ส่งออกเป็นไฟล์' },
  offline: { en: 'Take offline…', th: 'ทำให้ออฟไลน์…' },
  online: { en: 'Put online…', th: 'ทำให้ออนไลน์…' },
  trash: { en: 'Move to trash', th: 'ย้ายไปถังขยะ' },
  restore: { en: 'Restore', th: 'กู้คืนจากถังขยะ' },
  purge: { en: 'Delete permanently', th: 'ลบถาวร' },
}

type MenuProps = {
  entry: DocumentEntry
  title: string
  isCurrent: boolean
  isReachable: boolean
  isOpen: boolean
  onMenu: (isOpen: boolean) => void
  onOpen: () => void
  onTask: (task: PageTask | { kind: 'copy'; entry: DocumentEntry }) => void
}

/** Menu of actions for a document of the list. */
export function LineMenu({ entry, title, isCurrent, isReachable, isOpen, onMenu, onOpen, onTask }: MenuProps) {
  const t = useT()
  const tasks = usePageTasks()
  const isPage = entry.path !== undefined
  // Deletion cannot be undone, so it is for admins. A document of the theme has nothing here to delete.
  const mayPurge = useBoot().session.role === 'admin' && entry.state !== 'theme'
  const isSeen =
    !entry.trashed && liveState(entry) === 'open' && !entry.movedFrom && !(entry.state === 'site' && entry.draft)
  const seen = isPage && isSeen ? sampleAddress(entry.path ?? '', entry.sample) : undefined
  return (
    <Menu opened={isOpen} onChange={onMenu} position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>
        <ActionIcon
          size={24}
          className={styles.more}
          aria-label={t(messages.actions, { name: title })}
          tabIndex={isReachable ? 0 : -1}
          onClick={(event) => event.stopPropagation()}
        >
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      {/* React events bubble from the menu to its line, although the menu is elsewhere in the DOM. A click in the menu
          must not count as one on the line. */}
      <MenuEntries onClick={(event) => event.stopPropagation()}>
        {entry.trashed ? (
          <>
            <Menu.Item leftSection={<IconRestore size={15} />} onClick={() => void tasks.restore(entry)}>
              {t(messages.restore)}
            </Menu.Item>
            {mayPurge && (
              <Menu.Item
                color="red"
                leftSection={<IconTrashX size={15} />}
                onClick={() => onTask({ kind: 'purge', entry })}
              >
                {t(messages.purge)}
              </Menu.Item>
            )}
          </>
        ) : (
          <>
            {!isCurrent && (
              <Menu.Item leftSection={<IconPencil size={15} />} onClick={onOpen}>
                {t(messages.open)}
              </Menu.Item>
            )}
            {seen && (
              <Menu.Item leftSection={<IconExternalLink size={15} />} component="a" href={seen} target="_blank">
                {t(messages.visit)}
              </Menu.Item>
            )}
            {isPage && (
              <Menu.Item leftSection={<IconCopy size={15} />} onClick={() => onTask({ kind: 'copy', entry })}>
                {t(messages.copy)}
              </Menu.Item>
            )}
            {isPage && !entry.fixed && (
              <Menu.Item leftSection={<IconLink size={15} />} onClick={() => onTask({ kind: 'rename', entry })}>
                {t(messages.rename)}
              </Menu.Item>
            )}
            <Menu.Item
              leftSection={<IconFileExport size={15} />}
              onClick={() => openTransfer({ kind: 'documents', keys: [entry.key] })}
            >
              {t(messages.exported)}
            </Menu.Item>
            {mayOpen(entry) && (
              <Menu.Item leftSection={<IconWorld size={15} />} onClick={() => onTask({ kind: 'open', entry })}>
                {t(messages.online)}
              </Menu.Item>
            )}
            {mayClose(entry) && (
              <Menu.Item leftSection={<IconWorldOff size={15} />} onClick={() => onTask({ kind: 'close', entry })}>
                {t(messages.offline)}
              </Menu.Item>
            )}
            {entry.state === 'customised' && (
              <Menu.Item leftSection={<IconArrowBackUp size={15} />} onClick={() => onTask({ kind: 'revert', entry })}>
                {t(menuOfKey(entry.key) === undefined ? messages.revert : messages.revertMenu)}
              </Menu.Item>
            )}
            {!entry.fixed && (
              <Menu.Item color="red" leftSection={<IconTrash size={15} />} onClick={() => void tasks.trash(entry)}>
                {t(messages.trash)}
              </Menu.Item>
            )}
          </>
        )}
      </MenuEntries>
    </Menu>
  )
}
