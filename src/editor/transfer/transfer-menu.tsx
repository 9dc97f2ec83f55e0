import { ActionIcon, Menu } from '@mantine/core'
import {
  IconAddressBook,
  IconCornerUpRight,
  IconDotsVertical,
  IconFileExport,
  IconFileImport,
  IconWorldDownload,
} from '@tabler/icons-react'
import { useT } from '@kit/t'
import { useBuilder } from '../state/builder'
import { setUi } from '../state/ui-store'
import { openTransfer } from './transfer-store'
import { Hint } from '../ui/hint'
import { MenuEntries } from '../ui/menu-entries'

const messages = {
  more: { en: 'Import and export, redirects, contact details', th: 'นำเข้า ส่งออก การเปลี่ยนเส้นทาง และข้อมูลติดต่อ' },
  pages: { en: 'Export pages…', th: 'ส่งออกหน้า…' },
  site: { en: 'Export the whole site…', th: 'ส่งออกทั้งเว็บไซต์…' },
  bring: { en: 'Import from a file…', th: 'นำเข้าจากไฟล์…' },
  redirects: { en: 'Redirects…', th: 'การเปลี่ยนเส้นทาง…' },
  contact: { en: 'Contact details…', th: 'ข้อมูลติดต่อ…' },
}

/** Menu for export and import, and for the site's redirects and contact details. */
export function TransferMenu() {
  const t = useT()
  const { boot } = useBuilder()
  return (
    <Menu position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>
        <Hint label={t(messages.more)}>
          <ActionIcon size={30} aria-label={t(messages.more)}>
            <IconDotsVertical size={17} />
          </ActionIcon>
        </Hint>
      </Menu.Target>
      <MenuEntries>
        <Menu.Item leftSection={<IconFileImport size={15} />} onClick={() => openTransfer({ kind: 'import' })}>
          {t(messages.bring)}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconFileExport size={15} />}
          onClick={() => openTransfer({ kind: 'documents', keys: [] })}
        >
          {t(messages.pages)}
        </Menu.Item>
        {boot.session.role === 'admin' && (
          <Menu.Item leftSection={<IconWorldDownload size={15} />} onClick={() => openTransfer({ kind: 'site' })}>
            {t(messages.site)}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item leftSection={<IconCornerUpRight size={15} />} onClick={() => setUi({ dialog: 'redirects' })}>
          {t(messages.redirects)}
        </Menu.Item>
        <Menu.Item leftSection={<IconAddressBook size={15} />} onClick={() => setUi({ dialog: 'contact' })}>
          {t(messages.contact)}
        </Menu.Item>
      </MenuEntries>
    </Menu>
  )
}
