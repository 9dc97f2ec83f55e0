import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { useIsLeaveGuarded } from '@kit/leave-guard'
import { useT } from '@kit/t'
import { confirmDialog } from '@kit/ui/overlay/dialogs'

const messages = {
  title: { en: 'Leave without saving?', th: 'ออกโดยไม่บันทึกหรือไม่' },
  body: { en: 'Your changes on this page haven’t been saved.', th: 'สิ่งที่แก้ไขในหน้านี้ยังไม่ได้บันทึก' },
  leave: { en: 'Leave', th: 'ออกจากหน้านี้' },
  stay: { en: 'Keep editing', th: 'แก้ไขต่อ' },
}

/** Asks before a navigation would lose unsaved changes. */
export function LeavePrompt() {
  return useIsLeaveGuarded() ? <Prompt /> : null
}

function Prompt() {
  const t = useT()
  // Filters and drawers change only the query: the form stays on the page.
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void confirmDialog(t(messages.body), {
      title: t(messages.title),
      ok: t(messages.leave),
      cancel: t(messages.stay),
    }).then((mayLeave) => (mayLeave ? blocker.proceed() : blocker.reset()))
  }, [blocker, t])
  return null
}
