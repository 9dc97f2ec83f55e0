import { lazy, Suspense } from 'react'
import { type BlockControlProps, defineEditor } from '@kit/block-editor'

/** Loaded with the first use: kits of common blocks are part of the builder's start. */
const EntriesControl = lazy(async () => ({ default: (await import('./entries-control')).EntriesControl }))

function EntriesField(props: BlockControlProps) {
  return (
    <Suspense fallback={null}>
      <EntriesControl {...props} />
    </Suspense>
  )
}

export const editor = defineEditor({
  label: { en: 'Workspace', th: 'พื้นที่ทำงาน' },
  description: {
    en: 'Sidebar, top bar and phone tabs for people at work.',
    th: 'แถบข้าง แถบบน และแท็บบนโทรศัพท์สำหรับผู้ที่ทำงาน',
  },
  icon: 'layout-sidebar-right',
  category: 'site',
  isSystem: true,
  fields: {
    entries: {
      label: { en: 'Entries', th: 'รายการ' },
      help: {
        en: 'Everyone sees only what their role may open.',
        th: 'แต่ละคนเห็นเฉพาะรายการที่บทบาทของตนเปิดได้',
      },
      Control: EntriesField,
    },
    'entries.id': { label: { en: 'Entry', th: 'รายการ' } },
    'entries.hidden': { label: { en: 'Hidden', th: 'ซ่อน' } },
  },
  start: {},
  isOfGateway: true,
})
