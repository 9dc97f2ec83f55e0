import type { OpenedEvent } from '@schemas/events/entities/event'
import { ticketPath } from '@areas/events/ui/event-paths'
import { saveCalendar } from '@areas/events/ui/save-calendar'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { Button, ButtonLink } from '@kit/ui/button'
import { texts } from './texts'
import type { Done } from './use-registration'
import styles from './view.module.css'

/** What became of the registration, and where it goes on. */
export function Result({ event, done, onAgain }: { event: OpenedEvent; done: Done; onAgain: () => void }) {
  const t = useT()
  const { status, number, code, pay } = done
  return (
    <div className={styles.result} role="status">
      <Icon name={status === 'confirmed' ? 'circle-check' : 'clock'} size="2.5rem" />
      <h3 className={styles.resultTitle}>{t(texts.doneTitles[status])}</h3>
      <p>{t(texts.doneTexts[status])}</p>
      <p className={styles.number}>{t(texts.number, { number })}</p>
      <div className={styles.ways}>
        {pay && (
          <ButtonLink icon="credit-card" link={{ to: pay }}>
            {t(texts.pay)}
          </ButtonLink>
        )}
        <ButtonLink look={pay ? 'secondary' : 'primary'} icon="ticket" link={{ to: ticketPath(code) }}>
          {t(status === 'confirmed' ? texts.openTicket : texts.openRequest)}
        </ButtonLink>
        {status === 'confirmed' && (
          <Button look="secondary" icon="calendar-event" onClick={() => saveCalendar(event)}>
            {t(texts.calendar)}
          </Button>
        )}
        <Button look="quiet" onClick={onAgain}>
          {t(texts.again)}
        </Button>
      </div>
    </div>
  )
}
