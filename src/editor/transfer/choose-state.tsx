import { Radio, Stack } from '@mantine/core'
import type { ExportState } from '@schemas/editor/entities/export-file'
import { useT } from '@kit/t'

const messages = {
  what: { en: 'Version', th: 'ใช้ฉบับ' },
  draft: { en: 'Draft, with unpublished changes', th: 'ฉบับร่าง รวมส่วนที่ยังไม่ได้เผยแพร่' },
  live: { en: 'Published, as visitors see it now', th: 'ที่ผู้เยี่ยมชมเห็นอยู่ตอนนี้' },
}

/** Whether a file contains drafts or the published versions. */
export function ChooseState({ value, onChange }: { value: ExportState; onChange: (state: ExportState) => void }) {
  const t = useT()
  return (
    <Radio.Group
      label={t(messages.what)}
      value={value}
      onChange={(next) => onChange(next === 'live' ? 'live' : 'draft')}
    >
      <Stack gap={6} mt={6}>
        <Radio value="draft" label={t(messages.draft)} />
        <Radio value="live" label={t(messages.live)} />
      </Stack>
    </Radio.Group>
  )
}
