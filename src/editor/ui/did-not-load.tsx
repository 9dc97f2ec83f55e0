import { Button, Group, Text } from '@mantine/core'
import { useT } from '@kit/t'

const words = {
  failed: { en: 'This part of the builder did not load. Your work is safe.', th: 'โหลดส่วนนี้ของเครื่องมือไม่สำเร็จ งานของคุณยังอยู่ครบ' },
  again: { en: 'Try again', th: 'ลองอีกครั้ง' },
}

/** Stands where a file of the builder did not come. */
export function DidNotLoad({ onAgain }: { onAgain: () => void }) {
  const t = useT()
  return (
    <Group role="alert" p="sm" gap="xs">
      <Text size="sm">{t(words.failed)}</Text>
      <Button variant="default" onClick={onAgain}>
        {t(words.again)}
      </Button>
    </Group>
  )
}
