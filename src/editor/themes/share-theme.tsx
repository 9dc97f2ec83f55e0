import { pickText } from '@schemas/layout/pick-text'
import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { ShareForm } from '../share/share-dialog'
import { calls } from '../state/calls'
import { useStudio } from './theme-context'
import { useDraft } from './theme-store'

const messages = {
  title: { en: 'Share this theme with a link', th: 'แชร์ธีมนี้ด้วยลิงก์' },
  body: {
    en: 'Anyone with the link can see the site with the latest saved version of this theme, without signing in, until the link expires.',
    th: 'ผู้ที่มีลิงก์จะเห็นเว็บไซต์ในธีมนี้ตามที่บันทึกล่าสุด ณ ตอนที่เปิด โดยไม่ต้องเข้าสู่ระบบ จนกว่าลิงก์จะหมดอายุ',
  },
  alone: { en: 'Only “{name}”', th: 'เฉพาะ “{name}”' },
  drafts: {
    en: '“{name}” and all unpublished changes ({count})',
    th: '“{name}” และทุกอย่างที่ยังไม่ได้เผยแพร่ ({count})',
  },
}
/** Most documents per link. */
const maxKeys = 100

/** Creates a link that shows the site with an unpublished theme, with or without drafts of pages. */
export function ShareTheme({ onClose }: { onClose: () => void }) {
  const t = useT()
  const locale = useLocale()
  const { opened, saving, store } = useStudio()
  const name = pickText(useDraft(store).title, locale)
  const documents = useCall(calls.pages, {}).data?.documents ?? []
  const keys = documents
    .filter((entry) => entry.draft && !entry.trashed)
    .map((entry) => entry.key)
    .slice(0, maxKeys)
  const offers = [
    { label: t(messages.alone, { name }), keys: [] },
    ...(keys.length > 0 ? [{ label: t(messages.drafts, { name, count: keys.length }), keys }] : []),
  ]
  return (
    <ShareForm
      title={t(messages.title)}
      body={t(messages.body)}
      offers={offers}
      theme={opened.name}
      saving={saving}
      documents={documents}
      onClose={onClose}
    />
  )
}
