import { call as statusCall } from '@client/events/calls/event/set-status'
import type { EditedEvent } from '@schemas/events/entities/edited-event'
import { eventMachine } from '@schemas/events/entities/event-machine'
import type { EventStatus } from '@schemas/events/entities/event-status'
import { nextStates } from '@schemas/machine'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { confirmDialog } from '@kit/ui/overlay/dialogs'
import { showToast } from '@kit/ui/overlay/toasts'
import { texts } from './texts'
import styles from './view.module.css'

type Props = { event: EditedEvent; onSaved: (event: EditedEvent) => void }

/** Where the event may go from here. */
export function StatusSteps({ event, onSaved }: Props) {
  const t = useT()
  const lead = async (status: EventStatus) => {
    if (status === 'cancelled') {
      const options = { title: t(texts.steps.cancelled), ok: t(texts.steps.cancelled), isDangerous: true }
      if (!(await confirmDialog(t(texts.cancelAsk), options))) return false
    }
    try {
      onSaved(await callGateway(statusCall, { id: event.id, version: event.version, status }))
    } catch (error) {
      if (error instanceof GatewayError) showToast(error.message, { tone: 'error' })
      throw error
    }
    return undefined
  }
  return (
    <div className={styles.steps}>
      {nextStates(eventMachine, event.status, 'manager').map((status) => (
        <ActionButton
          key={status}
          size="s"
          look={status === 'published' ? 'primary' : 'quiet'}
          onAction={() => lead(status)}
          onError={() => {}}
        >
          {t(texts.steps[status])}
        </ActionButton>
      ))}
    </div>
  )
}
