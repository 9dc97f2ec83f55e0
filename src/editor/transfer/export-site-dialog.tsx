import { List, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { ExportState } from '@schemas/editor/entities/export-file'
import { useT } from '@kit/t'
import { useBuilder } from '../state/builder'
import { Dialog } from '../ui/dialog'
import { FormEnd } from '../ui/form-end'
import { ChooseState } from './choose-state'
import { transferCalls } from './transfer-calls'
import { useExport } from './use-export'

const messages = {
  title: { en: 'Export the whole site', th: 'ส่งออกทั้งเว็บไซต์' },
  lead: { en: 'One file with:', th: 'ไฟล์เดียวที่มี:' },
  pages: {
    en: 'every page, the header and the footer, and saved sections',
    th: 'ทุกหน้า ส่วนหัวและส่วนท้าย รวมทั้งส่วนที่บันทึกไว้',
  },
  uploads: {
    en: 'the pictures and files they use, with captions and alt text; camera data is removed from pictures',
    th: 'รูปภาพและไฟล์ที่แสดงอยู่พร้อมคำบรรยาย โดยตัดข้อมูลที่กล้องบันทึกไว้ในภาพออก',
  },
  look: {
    en: 'the theme that visitors see, with its pictures and fonts, plus menus, contact details and languages',
    th: 'ธีมที่ผู้เยี่ยมชมเห็นพร้อมรูปภาพและฟอนต์ เมนู ข้อมูลติดต่อ และภาษา',
  },
  redirects: { en: 'redirects and former page addresses', th: 'การเปลี่ยนเส้นทาง รวมทั้งที่อยู่เดิมของหน้าต่าง ๆ' },
  not: {
    en: 'Not included: accounts, passwords, domains, news posts, form responses and the activity log.',
    th: 'ไม่รวมบัญชีผู้ใช้ รหัสผ่าน ชื่อโดเมน บทความ คำตอบแบบฟอร์ม และบันทึกการเปลี่ยนแปลง',
  },
  do: { en: 'Export', th: 'ส่งออก' },
  done: { en: 'The file was saved to your downloads.', th: 'บันทึกไฟล์ไว้ในรายการดาวน์โหลดแล้ว' },
}

/** Exports the whole site as one file, for admins. */
export function ExportSiteDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { say: notify } = useBuilder()
  const [state, setState] = useState<ExportState>('live')
  const { isPending, error, save } = useExport(() => {
    notify(messages.done)
    onClose()
  })
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    void save(transferCalls.exportSite, { state })
  }
  return (
    <Dialog title={t(messages.title)} size="lg" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <div>
            <Text>{t(messages.lead)}</Text>
            <List size="sm" withPadding>
              {[messages.pages, messages.uploads, messages.look, messages.redirects].map((each) => (
                <List.Item key={each.en}>{t(each)}</List.Item>
              ))}
            </List>
          </div>
          <Text size="sm" c="dimmed">
            {t(messages.not)}
          </Text>
          <ChooseState value={state} onChange={setState} />
          <FormEnd action={t(messages.do)} isPending={isPending} isFirst error={error} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  )
}
