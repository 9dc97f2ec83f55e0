import { useState } from 'react'
import type { EditedEvent } from '@schemas/events/entities/edited-event'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { pickText } from '@schemas/layout/pick-text'
import { eventTexts } from '@areas/events/ui/event-texts'
import { eventPath, workspacePath } from '@areas/events/ui/event-paths'
import { LoadProblem } from '@areas/events/ui/load-problem'
import { useLocale, usePage } from '@kit/boot'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { DetailsForm } from './details-form'
import { Door } from './door'
import { MessageForm } from './message-form'
import { Packages } from './packages'
import { People } from '@areas/events/ui/people/people'
import { type Props, workspaceTabs } from './schema'
import { QuestionsForm } from './questions-form'
import { StatusSteps } from './status-steps'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, data }: Props) {
  const t = useT()
  const outcome = data?.event
  if (outcome?.ok) return <Workspace key={outcome.value.id} id={blockId} initial={outcome.value} />
  if (outcome && outcome.error.status !== 404) return <LoadProblem message={outcome.error.message} isPage />
  return (
    <EmptyState
      icon="calendar-event"
      title={t(texts.choose)}
      isPage
      action={<ButtonLink link={{ to: '/event/_plugin/module/event' }}>{t(texts.toDesk)}</ButtonLink>}
    >
      {t(texts.chooseHint)}
    </EmptyState>
  )
}

function Workspace({ id, initial }: { id: string; initial: EditedEvent }) {
  const t = useT()
  const locale = useLocale()
  const page = usePage()
  const [event, setEvent] = useState(initial)
  const tab = workspaceTabs.find((each) => each === page?.query.tab) ?? 'people'
  return (
    <section className={styles.workspace} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h1 id={`${id}-title`} className={styles.title}>
          {pickText(event.title as LocalisedText, locale)}
        </h1>
        <Badge tone={event.status === 'live' ? 'success' : event.status === 'cancelled' ? 'danger' : 'neutral'}>
          {t(eventTexts.eventStatuses[event.status])}
        </Badge>
        <Link link={{ to: eventPath(event.slug) }}>{t(texts.page)}</Link>
        <StatusSteps event={event} onSaved={setEvent} />
      </div>
      <nav aria-label={t(texts.tabs)} className={styles.tabs}>
        {workspaceTabs.map((each) => (
          <Link
            key={each}
            link={{ to: `${workspacePath(event.id)}&tab=${each}` }}
            className={styles.tab}
            aria-current={each === tab ? 'page' : undefined}
          >
            {t(texts.names[each])}
          </Link>
        ))}
      </nav>
      {tab === 'people' && <People event={event} />}
      {tab === 'details' && <DetailsForm key={event.version} event={event} onSaved={setEvent} />}
      {tab === 'packages' && <Packages event={event} onSaved={setEvent} />}
      {tab === 'questions' && <QuestionsForm key={event.version} event={event} onSaved={setEvent} />}
      {tab === 'door' && <Door event={event} onSaved={setEvent} />}
      {tab === 'messages' && <MessageForm event={event} />}
    </section>
  )
}
