import { useState } from 'react'
import { call as saveViewCall } from '@client/work/calls/view/save'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { promptDialog } from '@kit/ui/overlay/dialogs'
import { showToast } from '@kit/ui/overlay/toasts'
import { refreshCalls } from '@kit/use-call'
import { viewsCall } from './calls'
import { queryOf } from './saved-views'

const messages = {
  save: { en: 'Save view', th: 'บันทึกมุมมอง' },
  name: { en: 'Name of this view', th: 'ชื่อของมุมมองนี้' },
  saved: { en: 'Saved. You find it under “My work”.', th: 'บันทึกแล้ว ดูได้ที่ “งานของฉัน”' },
}

/** Keeps the filters of the address under a name. */
export function SaveView({ view }: { view: string }) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    const name = (await promptDialog(t(messages.name)))?.trim().slice(0, 80)
    if (!name) return
    setBusy(true)
    try {
      await callGateway(saveViewCall, {
        name,
        query: queryOf(new URLSearchParams(location.search), view),
        scope: 'own',
      })
      await refreshCalls(viewsCall)
      showToast(t(messages.saved), { tone: 'success' })
    } catch (problem) {
      if (!(problem instanceof GatewayError)) throw problem
      showToast(problem.message, { tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="s" look="quiet" icon="bookmark" disabled={isBusy} onClick={() => void save()}>
      {t(messages.save)}
    </Button>
  )
}
