import { useState } from 'react'
import { type OpenedProject, type ProjectStatus, projectStatuses } from '@schemas/work/entities/project'
import { projectMachine } from '@schemas/work/entities/project-machine'
import { call as setStatus } from '@client/work/calls/project/set-status'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { Notice } from '@kit/form/notice'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { Button } from '@kit/ui/button'
import { projectTexts } from '../project-texts'
import { refreshProject } from './refresh-project'
import { settingsTexts as texts } from './settings-texts'
import styles from './settings.module.css'

/** Where the project is, and where it can go from there. */
export function StageSettings({ project }: { project: OpenedProject }) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const steps = projectStatuses.filter((to) => to in (projectMachine.steps[project.status] ?? {}))
  const go = async (status: ProjectStatus) => {
    setBusy(true)
    setError(undefined)
    try {
      await callGateway(setStatus, { id: project.id, status })
    } catch (problem) {
      if (!(problem instanceof GatewayError)) throw problem
      setError(problem.message)
    } finally {
      await refreshProject()
      setBusy(false)
    }
  }
  return (
    <div className={styles.acts} role="group" aria-label={t(texts.stage)}>
      {error && <Notice tone="danger">{error}</Notice>}
      <span>{t(texts.stage)}</span>
      <Badge tone="info">{t(projectTexts.statuses[project.status])}</Badge>
      {!project.archived &&
        steps.map((status) => (
          <Button key={status} size="s" look="secondary" disabled={isBusy} onClick={() => void go(status)}>
            {t(texts.setStage, { status: t(projectTexts.statuses[status]) })}
          </Button>
        ))}
    </div>
  )
}
