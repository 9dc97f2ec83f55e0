import { Alert, Button, Group, List, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { ExportState } from '@schemas/entities/export-file'
import { useT } from '@kit/t'
import { useBuilder } from '../state/builder'
import { Dialog } from '../ui/dialog'
import { ChooseState } from './choose-state'
import { transferCalls } from './transfer-calls'
import { useExport } from './use-export'

const words = {
  title: { en: 'Export the whole site', th: 'ส่งออกทั้งเว็บไซต์' },
  lead: { en: 'One file with:', th: 'ไฟล์เดียวที่มี:' },
  pages: { en: 'every page, the header and the footer, and saved sections', th: 'ทุกหน้า ส่วนหัวและส่วนท้าย รวมทั้งส่วนที่บันทึกไว้' },
  uploads: { en: 'the pictures and files that they show, with their words; what cameras write into pictures is left out', th: 'รูปภาพและไฟล์ที่แสดงอยู่พร้อมคำบรรยาย โดยตัดข้อมูลที่กล้องบันทึกไว้ในภาพออก' },
  look: { en: 'the look that visitors see, the menus, contact and languages', th: 'หน้าตาที่ผู้เยี่ยมชมเห็น เมนู ข้อมูลติดต่อ และภาษา' },
  not: { en: 'Accounts, passwords, host names, news posts, what people sent in forms and the record of changes are not in it.', th: 'ไม่มีบัญชีผู้ใช้ รหัสผ่าน ชื่อโฮสต์ บทความ ข้อมูลที่ส่งผ่านแบบฟอร์ม และบันทึกการเปลี่ยนแปลง' },
  cancel: { en: 'Cancel', th: 'ยกเลิก' },
  do: { en: 'Export', th: 'ส่งออก' },
  done: { en: 'The file was saved with your downloads.', th: 'บันทึกไฟล์ไว้ในรายการดาวน์โหลดแล้ว' },
}

/** All of the site as one file, for admins. */
export function ExportSiteDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { say } = useBuilder()
  const [state, setState] = useState<ExportState>('live')
  const { isPending, error, save } = useExport(() => {
    say(words.done)
    onClose()
  })
  return (
    <Dialog title={t(words.title)} size="lg" onClose={onClose}>
      <Stack gap="md">
        <div>
          <Text>{t(words.lead)}</Text>
          <List size="sm" withPadding>
            {[words.pages, words.uploads, words.look].map((each) => (
              <List.Item key={each.en}>{t(each)}</List.Item>
            ))}
          </List>
        </div>
        <Text size="sm" c="dimmed">
          {t(words.not)}
        </Text>
        <ChooseState value={state} onChange={setState} />
        {error && (
          <Alert color="red" role="alert">
            {error}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t(words.cancel)}
          </Button>
          <Button data-autofocus loading={isPending} onClick={() => void save(transferCalls.exportSite, { state })}>
            {t(words.do)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
