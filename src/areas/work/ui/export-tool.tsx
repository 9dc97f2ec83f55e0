import { useState } from 'react'
import { call as exportCall } from '@client/work/calls/work/export'
import { GatewayError } from '@kit/call-gateway'
import { downloadFile } from '@kit/download-file'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { showToast } from '@kit/ui/overlay/toasts'
import { texts } from './texts'

/** Saves all tasks of the list as a CSV file, which the gateway writes. */
export function ExportTool({ request }: { request: Readonly<Record<string, unknown>> }) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const { cursor: _cursor, limit: _limit, ...query } = request
  const save = async () => {
    setBusy(true)
    try {
      await downloadFile(exportCall, query)
    } catch (problem) {
      if (!(problem instanceof GatewayError)) throw problem
      showToast(problem.message, { tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="quiet" size="s" icon="download" disabled={isBusy} onClick={() => void save()}>
      {t(texts.export)}
    </Button>
  )
}
