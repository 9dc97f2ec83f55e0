import { useState } from 'react'
import type { OpenedProject } from '@schemas/work/entities/project'
import { call as archive } from '@client/work/calls/project/archive'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { showToast } from '@kit/ui/overlay/toasts'
import { AskFirst } from './ask-first'
import { refreshProject } from './refresh-project'
import { settingsTexts as texts } from './settings-texts'
import styles from './settings.module.css'

/** Archives the project, or brings it back. */
export function ArchiveSettings({ project }: { project: OpenedProject }) {
  const t = useT()
  const { id, name, archived } = project
  const [isOpen, setOpen] = useState(false)
  const set = async () => {
    setOpen(false)
    try {
      await callGateway(archive, { id, archived: !archived })
    } catch (problem) {
      if (!(problem instanceof GatewayError)) throw problem
      showToast(problem.message, { tone: 'error' })
      return false
    }
    showToast(t(archived ? texts.restored : texts.archived), { tone: 'success' })
    await refreshProject()
    return undefined
  }
  return (
    <section className={styles.part} aria-label={t(texts.parts.danger)}>
      <p className={styles.hint}>{t(archived ? texts.restoreHint : texts.archiveHint)}</p>
      {isOpen ? (
        <AskFirst
          question={t(texts.archiveQuestion, { name })}
          act={t(texts.parts.danger)}
          onAct={set}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <div className={styles.acts}>
          {archived ? (
            <ActionButton icon="archive" onAction={set}>
              {t(texts.restore)}
            </ActionButton>
          ) : (
            <Button look="danger" icon="archive" onClick={() => setOpen(true)}>
              {t(texts.archive)}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
