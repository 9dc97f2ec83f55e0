import { useState } from 'react'
import type { InputOf } from '@schemas/call'
import type { OpenedProject } from '@schemas/work/entities/project'
import { taskColumnNames, taskColumns } from '@schemas/work/rules/task-columns'
import { call as importCall } from '@client/work/calls/work/import'
import { call as undoCall } from '@client/work/calls/task/undo'
import { callGateway } from '@kit/call-gateway'
import type { ImportRow } from '@kit/import/import-types'
import { ImportWizard } from '@kit/import/import-wizard'
import { randomId } from '@kit/random-id'
import { useT } from '@kit/t'
import { refreshTasks } from './calls'
import { texts } from './texts'

const maxRows = 2000
const fields = taskColumnNames.map((name) => ({ name, label: taskColumns[name], isNeeded: name === 'title' }))

/** Tasks of a file into a project: rows with a key change that task, others make one. */
export function ImportTasks({ project, onClose }: { project: OpenedProject; onClose: () => void }) {
  const t = useT()
  const [batch] = useState(randomId)
  const send = (rows: readonly ImportRow[], dry: boolean) =>
    callGateway(importCall, { project: project.id, rows, dry, batch } as unknown as InputOf<typeof importCall>)
  return (
    <ImportWizard
      title={t(texts.importTitle, { name: project.name })}
      fields={fields}
      maxRows={maxRows}
      check={(rows) => send(rows, true)}
      run={async (rows) => {
        const report = await send(rows, false)
        await refreshTasks()
        return report
      }}
      undo={async () => {
        await callGateway(undoCall, { batch })
        await refreshTasks()
      }}
      onClose={onClose}
    />
  )
}
