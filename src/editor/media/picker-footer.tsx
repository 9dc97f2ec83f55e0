import { Button, Group, Text } from '@mantine/core'
import { useT } from '@kit/t'
import styles from './media.module.css'
import type { PickRequest } from './pick-image'
import type { MultiSelect } from './use-multi-select'

const messages = {
  take: { image: { en: 'Use this picture', th: 'ใช้ภาพนี้' }, file: { en: 'Use this file', th: 'ใช้ไฟล์นี้' } },
  takeMany: {
    image: { en: 'Use {count} pictures', th: 'ใช้ {count} ภาพ' },
    file: { en: 'Use {count} files', th: 'ใช้ {count} ไฟล์' },
  },
  help: { en: 'Choose one or more.', th: 'เลือกได้มากกว่าหนึ่ง' },
  chosen: { en: 'Selected: {count}', th: 'เลือกแล้ว {count}' },
  full: { en: 'Selected: {count}. Maximum reached.', th: 'เลือกแล้ว {count} ครบจำนวนที่ใส่ได้' },
  clear: { en: 'Clear', th: 'ล้าง' },
  cancel: { en: 'Cancel', th: 'ยกเลิก' },
}

type Props = {
  request: PickRequest
  /** Undefined where a single item is requested. */ several: MultiSelect | undefined
  canUse: boolean
  onUse: () => void
  onCancel: () => void
}

/** Footer of the picker: number of selected items, and the button to use them. */
export function PickerFooter({ request: { kind }, several, canUse, onUse, onCancel }: Props) {
  const t = useT()
  const count = several?.choices.length ?? 0
  return (
    <Group justify="flex-end" gap="xs" className={styles.footer ?? ''}>
      {several && (
        <Group gap={4} mr="auto">
          <Text role="status" size="xs" c="dimmed">
            {t(count === 0 ? messages.help : several.isFull ? messages.full : messages.chosen, { count })}
          </Text>
          {count > 0 && (
            <Button variant="subtle" size="compact-xs" onClick={several.clear}>
              {t(messages.clear)}
            </Button>
          )}
        </Group>
      )}
      <Button variant="default" onClick={onCancel}>
        {t(messages.cancel)}
      </Button>
      <Button disabled={!canUse} onClick={onUse}>
        {t(count > 1 ? messages.takeMany[kind] : messages.take[kind], { count })}
      </Button>
    </Group>
  )
}
