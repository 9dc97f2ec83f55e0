import { call as listCall } from '@client/learning/calls/lesson/list'
import { call as statusCall } from '@client/learning/calls/lesson/set-status'
import type { EditedLesson } from '@schemas/learning/entities/edited'
import { lessonMachine } from '@schemas/learning/entities/lesson-machine'
import { type LessonStatus } from '@schemas/learning/entities/lesson-status'
import { nextStates } from '@schemas/machine'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { showToast } from '@kit/ui/overlay/toasts'
import { refreshCalls } from '@kit/use-call'
import { texts } from './texts'
import styles from './view.module.css'

type Props = { lesson: EditedLesson; onSaved: (lesson: EditedLesson) => void }

/** Where the lesson may go from here. */
export function StatusSteps({ lesson, onSaved }: Props) {
  const t = useT()
  const lead = async (status: LessonStatus) => {
    try {
      onSaved(await callGateway(statusCall, { id: lesson.id, version: lesson.version, status }))
      await refreshCalls(listCall)
    } catch (error) {
      if (error instanceof GatewayError) showToast(error.message, { tone: 'error' })
      throw error
    }
  }
  return (
    <div className={styles.steps}>
      {nextStates(lessonMachine, lesson.status, 'manager').map((status) => (
        <ActionButton
          key={status}
          size="s"
          look={status === 'draft' || status === 'archived' ? 'quiet' : 'secondary'}
          onAction={() => lead(status)}
          onError={() => {}}
        >
          {t(texts.steps[status])}
        </ActionButton>
      ))}
    </div>
  )
}
