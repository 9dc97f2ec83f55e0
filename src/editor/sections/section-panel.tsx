import { Button, Stack, Text } from '@mantine/core'
import { IconCopy, IconPencil } from '@tabler/icons-react'
import { useMemo } from 'react'
import { sectionKey } from '@schemas/layout/document-key'
import { pickText } from '@schemas/layout/pick-text'
import { useT } from '@kit/t'
import { commands } from '../commands/commands'
import { readDocument } from '../document/read-document'
import { openAddress } from '../pages/open-address'
import { useBuilder } from '../state/builder'
import { ui, useUi } from '../state/ui-store'
import { useSavingOf } from '../state/use-saving'
import { ListNote } from '../ui/side-panel'
import { useDocuments } from '../state/site-documents'
import { OwnParts } from './own-parts'
import { placesOf } from './places'
import { useSections } from '../state/use-sections'

const messages = {
  body: {
    en: 'This is a saved section. Edit it separately, and it changes on every page that uses it.',
    th: 'ตรงนี้คือส่วนที่บันทึกไว้ เมื่อแก้ไขที่ต้นฉบับ ทุกหน้าที่ใช้จะเปลี่ยนตาม',
  },
  uses: { en: 'Used in {count} places', th: 'ใช้อยู่ {count} แห่ง' },
  once: { en: 'Used only here', th: 'ใช้ที่นี่ที่เดียว' },
  gone: {
    en: 'This section is not on this site. Delete this block or replace the section.',
    th: 'ไม่มีส่วนที่บันทึกไว้นี้ในเว็บไซต์นี้ ลบบล็อกนี้ หรือวางส่วนอื่นแทน',
  },
  trashed: {
    en: 'This section is in the trash. Restore it from the page list, or delete this block.',
    th: 'ส่วนที่บันทึกไว้นี้อยู่ในถังขยะ กู้คืนได้จากรายการหน้า หรือลบบล็อกนี้',
  },
  edit: { en: 'Edit section', th: 'แก้ไขส่วนนี้' },
}

/** Information about a linked section, and ways to change it. */
export function SectionPanel({ id, section }: { id: string; section: string }) {
  const t = useT()
  const builder = useBuilder()
  const saving = useSavingOf()
  const locale = useUi((state) => state.locale)
  const query = useSections()
  const documents = useDocuments()
  const found = query.data?.sections.find((each) => each.id === section)
  const page = useMemo(() => found && readDocument(found.key, found.content)?.page, [found])
  const unlink = commands.find((command) => command.id === 'unlink-section')
  if (!query.data) return <ListNote query={query} />
  if (!found) {
    if (!documents.data) return <ListNote query={documents} />
    return (
      <Text p="sm">
        {t(documents.data.documents.some(({ key }) => key === sectionKey(section)) ? messages.trashed : messages.gone)}
      </Text>
    )
  }
  // Counts this document too, even while the link is not saved yet.
  const places = new Set([builder.key, ...placesOf(found.key, query.data.sections).map(({ key }) => key)])
  return (
    <>
      <Stack p="sm" gap="sm">
        <Text fw={600}>{pickText(found.title, locale)}</Text>
        <Text size="sm">{t(messages.body)}</Text>
        <Text size="sm" c="dimmed">
          {places.size > 1 ? t(messages.uses, { count: places.size }) : t(messages.once)}
        </Text>
        <Button
          leftSection={<IconPencil size={15} />}
          onClick={() => void openAddress(`${builder.payload.path}?edit=${sectionKey(section)}`, saving)}
        >
          {t(messages.edit)}
        </Button>
        <Button
          variant="default"
          leftSection={<IconCopy size={15} />}
          onClick={() => unlink?.run({ builder, ui: ui() })}
        >
          {t(unlink?.label ?? '')}
        </Button>
      </Stack>
      {page && <OwnParts link={id} section={page} />}
    </>
  )
}
