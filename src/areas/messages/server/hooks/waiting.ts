import { fillText } from '@schemas/layout/fill-text'
import type { WaitingHook } from '@gateway/pages/waiting'
import { countUnread } from '../domain/threads'

const messages = { unread: { en: 'Unread messages: {count}', th: 'ข้อความที่ยังไม่ได้อ่าน {count} ข้อความ' } }
const page = '/user/message'

export const waiting: WaitingHook = async ({ db, site, services, session, locale, person }) => {
  // Messages of a member are not an admin's to read.
  if (session.person?.impersonator || !services.pages.of(site).page(page)) return []
  const { unread: count } = await countUnread(db, person)
  return [
    {
      id: 'messages.unread',
      entry: 'messages.inbox',
      count,
      label: fillText(messages.unread[locale], { count }),
      to: page,
    },
  ]
}
