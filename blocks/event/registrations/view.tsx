import { call as editCall } from '@client/events/calls/event/edit'
import { workspacePath } from '@areas/events/ui/event-paths'
import { LoadProblem } from '@areas/events/ui/load-problem'
import { People } from '@areas/events/ui/people/people'
import { useT } from '@kit/t'
import { ButtonLink } from '@kit/ui/button'
import { useCall } from '@kit/use-call'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

/** Who has registered, below the page of the event. */
export function View({ blockId, data }: Props) {
  const outcome = data?.event
  // The head of the page says that the event is missing.
  if (!outcome?.ok) return null
  return <Registrations id={blockId} event={outcome.value.event.id} />
}

function Registrations({ id, event }: { id: string; event: string }) {
  const t = useT()
  const { data, error } = useCall(editCall, { id: event })
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <div>
          <h2 id={`${id}-title`} className={styles.title}>
            {t(texts.title)}
          </h2>
          <p className={styles.soft}>{t(texts.hint)}</p>
        </div>
        <div className={styles.ways}>
          <ButtonLink look="secondary" icon="calendar-event" link={{ to: workspacePath(event) }}>
            {t(texts.manage)}
          </ButtonLink>
          <ButtonLink look="secondary" icon="qrcode" link={{ to: `/event/checkin?event=${event}` }}>
            {t(texts.scanner)}
          </ButtonLink>
        </div>
      </div>
      {error ? (
        <LoadProblem message={error.message} />
      ) : data ? (
        <People event={data} />
      ) : (
        <p role="status">{t(texts.loading)}</p>
      )}
    </section>
  )
}
