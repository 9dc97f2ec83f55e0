import { Menu } from '@mantine/core'
import { IconCopy, IconFileExport, IconLink, IconPencil, IconTrash, IconTypography } from '@tabler/icons-react'
import { sectionKey } from '@schemas/layout/document-key'
import { useT } from '@kit/t'
import type { Point } from '../ui/point'
import { openAddress } from '../pages/open-address'
import { useBuilder } from '../state/builder'
import { useSavingOf } from '../state/use-saving'
import { openTransfer } from '../transfer/transfer-store'
import { MenuAt } from '../ui/menu-at'
import type { SectionTask } from './section-dialog'
import type { SiteSection } from '../document/known-sections'

const messages = {
  linked: { en: 'Add linked', th: 'เพิ่มแบบเชื่อมโยง' },
  copied: { en: 'Add a copy', th: 'เพิ่มเป็นสำเนา' },
  edit: { en: 'Edit', th: 'แก้ไข' },
  rename: { en: 'Rename', th: 'เปลี่ยนชื่อ' },
  exported: { en: 'Export as a file', th: 'ส่งออกเป็นไฟล์' },
  remove: { en: 'Move to trash', th: 'ย้ายไปถังขยะ' },
}

type Props = {
  at: Point
  section: SiteSection
  label: string
  onAddLinked: () => void
  onAddCopy: () => void
  onTask: (task: SectionTask) => void
  onClose: () => void
}

/** Actions on a saved section. */
export function SectionMenu({ at, section, label, onAddLinked, onAddCopy, onTask, onClose }: Props) {
  const t = useT()
  const builder = useBuilder()
  const saving = useSavingOf()
  return (
    <MenuAt at={at} label={label} position="bottom-end" onClose={onClose}>
      <Menu.Item leftSection={<IconLink size={15} />} onClick={() => onAddLinked()}>
        {t(messages.linked)}
      </Menu.Item>
      <Menu.Item leftSection={<IconCopy size={15} />} onClick={() => onAddCopy()}>
        {t(messages.copied)}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconPencil size={15} />}
        onClick={() => void openAddress(`${builder.payload.path}?edit=${sectionKey(section.id)}`, saving)}
      >
        {t(messages.edit)}
      </Menu.Item>
      <Menu.Item leftSection={<IconTypography size={15} />} onClick={() => onTask({ kind: 'rename', section })}>
        {t(messages.rename)}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconFileExport size={15} />}
        onClick={() => openTransfer({ kind: 'documents', keys: [section.key] })}
      >
        {t(messages.exported)}
      </Menu.Item>
      <Menu.Item color="red" leftSection={<IconTrash size={15} />} onClick={() => onTask({ kind: 'trash', section })}>
        {t(messages.remove)}
      </Menu.Item>
    </MenuAt>
  )
}
