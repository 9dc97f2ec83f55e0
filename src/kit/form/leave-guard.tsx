import { use, useEffect } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useBlocker } from 'react-router-dom'
import { isSessionOver } from '../session-over'
import { useT } from '../t'
import { confirmDialog } from '../ui/overlay/dialogs'

const messages = {
  title: { en: 'Leave without saving?', th: 'ออกโดยไม่บันทึกหรือไม่' },
  body: { en: 'Your changes on this page haven’t been saved.', th: 'สิ่งที่แก้ไขในหน้านี้ยังไม่ได้บันทึก' },
  leave: { en: 'Leave', th: 'ออกจากหน้านี้' },
  stay: { en: 'Keep editing', th: 'แก้ไขต่อ' },
}

/** Asks before a page with unsaved changes is left: by a link, by Back, or by closing the tab. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  // Stories and tests of single parts have no router.
  const hasRouter = use(DataRouterContext) !== null
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => {
      // After the idle sign-out nobody is there to answer.
      if (!isSessionOver()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
  return hasRouter && isDirty ? <NavigationGuard /> : null
}

function NavigationGuard() {
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
