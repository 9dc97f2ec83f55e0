import { ActionIcon, Menu } from '@mantine/core'
import { IconDotsVertical, IconFileExport, IconFileImport, IconWorldDownload } from '@tabler/icons-react'
import { useT } from '@kit/t'
import { useBuilder } from '../state/builder'
import { askTransfer } from './transfer-store'
import { Hint } from '../ui/hint'
import { MenuEntries } from '../ui/menu-entries'

const words = {
  more: { en: 'Import and export', th: 'นำเข้าและส่งออก' },
  pages: { en: 'Export pages…', th: 'ส่งออกหน้า…' },
  site: { en: 'Export the whole site…', th: 'ส่งออกทั้งเว็บไซต์…' },
  bring: { en: 'Import from a file…', th: 'นำเข้าจากไฟล์…' },
}

/** How pages leave the site as files and come from them. */
export function TransferMenu() {
  const t = useT()
  const { boot } = useBuilder()
  return (
    <Menu position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>
        <Hint label={t(words.more)}>
          <ActionIcon size={30} aria-label={t(words.more)}>
            <IconDotsVertical size={17} />
          </ActionIcon>
        </Hint>
      </Menu.Target>
      <MenuEntries>
        <Menu.Item leftSection={<IconFileImport size={15} />} onClick={() => askTransfer({ kind: 'import' })}>
          {t(words.bring)}
        </Menu.Item>
        <Menu.Item leftSection={<IconFileExport size={15} />} onClick={() => askTransfer({ kind: 'documents', keys: [] })}>
          {t(words.pages)}
        </Menu.Item>
        {boot.session.role === 'admin' && (
          <Menu.Item leftSection={<IconWorldDownload size={15} />} onClick={() => askTransfer({ kind: 'site' })}>
            {t(words.site)}
          </Menu.Item>
        )}
      </MenuEntries>
    </Menu>
  )
}
