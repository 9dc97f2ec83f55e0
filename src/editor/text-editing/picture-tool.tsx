import { Button, Group, Popover, Stack, TextInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { useT } from '@kit/t'
import { pickImage } from '../media/pick-image'

const messages = {
  picture: { en: 'Picture', th: 'รูปภาพ' },
  alt: { en: 'Alt text', th: 'ข้อความแทนภาพ' },
  altHelp: { en: 'Describe the picture for people who can’t see it.', th: 'บอกว่าภาพแสดงอะไร สำหรับผู้ที่มองไม่เห็นภาพ' },
  caption: { en: 'Caption', th: 'คำบรรยายภาพ' },
  change: { en: 'Change', th: 'เปลี่ยน' },
  remove: { en: 'Remove', th: 'นำออก' },
}

/** Edits the selected picture's text alternative, or replaces the picture. */
export function PictureTool({ editor }: { editor: Editor }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const {
    asset = '',
    alt,
    caption,
  } = editor.getAttributes('image') as { asset?: string; alt?: string | null; caption?: string | null }
  const set = (attrs: Record<string, string | null>) => editor.commands.updateAttributes('image', attrs)
  const change = async () => {
    const image = await pickImage({ current: { asset } })
    if (image) set({ asset: image.asset })
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} withinPortal={false} trapFocus shadow="md" position="bottom-end">
      <Popover.Target>
        <Button
          size="compact-xs"
          variant="light"
          rightSection={<IconChevronDown size={12} />}
          onClick={() => setOpen(!isOpen)}
        >
          {t(messages.picture)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown onMouseDown={(event) => event.stopPropagation()}>
        <Stack gap={8} w={250}>
          <TextInput
            size="xs"
            data-autofocus
            label={t(messages.alt)}
            description={t(messages.altHelp)}
            maxLength={500}
            value={alt ?? ''}
            onChange={(event) => set({ alt: event.currentTarget.value || null })}
          />
          <TextInput
            size="xs"
            label={t(messages.caption)}
            value={caption ?? ''}
            onChange={(event) => set({ caption: event.currentTarget.value || null })}
          />
          <Group gap={6} justify="flex-end">
            <Button variant="subtle" color="red" onClick={() => editor.chain().focus().deleteSelection().run()}>
              {t(messages.remove)}
            </Button>
            <Button variant="default" onClick={() => void change()}>
              {t(messages.change)}
            </Button>
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
