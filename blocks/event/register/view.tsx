import { type FormEvent, useEffect, useRef } from 'react'
import type { OutputOf } from '@schemas/call'
import { call as readCall } from '@client/events/calls/event/read'
import type { call as readContract } from '@schemas/events/calls/event/read'
import type { OpenedEvent } from '@schemas/events/entities/event'
import { eventTexts } from '@areas/events/ui/event-texts'
import { LoadProblem } from '@areas/events/ui/load-problem'
import { useLocale, useSpace } from '@kit/boot'
import { formatDate } from '@kit/format'
import { Notice } from '@kit/form/notice'
import { Stepper } from '@kit/stepper/stepper'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { useCall } from '@kit/use-call'
import { RegisterBar } from './register-bar'
import { Result } from './result'
import type { Props } from './schema'
import { Packages, People, Questions, Review } from './steps'
import { texts } from './texts'
import { useIsSeen } from './use-is-seen'
import { useRegistration } from './use-registration'
import styles from './view.module.css'

export function View({ blockId, note, data }: Props) {
  const t = useT()
  const outcome = data?.event
  if (!outcome?.ok) return <LoadProblem message={outcome ? outcome.error.message : t(eventTexts.missing)} />
  return <Register id={blockId} note={note} initial={outcome.value} />
}

type RegisterProps = { id: string; note: string | undefined; initial: OutputOf<typeof readContract> }

/** Follows what is read again after a refusal: places may have gone meanwhile. */
function Register({ id, note, initial }: RegisterProps) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const card = useRef<HTMLElement>(null)
  const isSeen = useIsSeen(card)
  const { data = initial } = useCall(readCall, { event: initial.event.slug }, { initialData: initial })
  const { event } = data
  const date = event.opens ? formatDate(event.opens, locale, { timeZone, style: 'long' }) : ''
  return (
    <section ref={card} className={styles.register} aria-labelledby={`${id}-title`} id="register">
      <h2 id={`${id}-title`} className={styles.title}>
        {t(texts.title)}
      </h2>
      {note && <p className={styles.soft}>{note}</p>}
      {event.state === 'open' ? (
        <>
          <Steps id={id} event={event} />
          {!isSeen && <RegisterBar event={event} onOpen={() => card.current?.scrollIntoView()} />}
        </>
      ) : (
        <EmptyState icon="calendar-event" title={t(texts.closed[event.state], { date })} />
      )}
    </section>
  )
}

const parts = { packages: Packages, people: People, questions: Questions, review: Review }

function Steps({ id, event }: { id: string; event: OpenedEvent }) {
  const t = useT()
  const registration = useRegistration(event)
  const { step, steps, at, refusal, done, isSending, chosen } = registration
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    frame.current?.focus()
  }, [step])
  if (done) return <Result event={event} done={done} onAgain={registration.again} />
  const isLast = step === 'review'
  const isPaid = chosen.some(({ price }) => price !== undefined)
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    if (isLast) void registration.send()
    else registration.next()
  }
  const Part = parts[step]
  const { controller, contact, keepDays } = event.privacy
  return (
    // Without scripts this method submits nowhere, so that no answer ends up in an address.
    <form method="dialog" noValidate onSubmit={submit} className={styles.form} aria-label={t(texts.title)}>
      <Stepper
        steps={steps.map((each, index) => ({
          id: each,
          label: t(texts.steps[each]),
          state: index < at ? 'done' : index === at ? 'current' : 'next',
        }))}
        onChoose={(to) => registration.go(to as typeof step)}
      />
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <div ref={frame} tabIndex={-1} role="group" aria-label={t(texts.steps[step])} className={styles.step}>
        <Part id={id} event={event} registration={registration} />
      </div>
      {isLast && (
        <p className={styles.soft}>
          {t(texts.notice, { controller, days: keepDays })} {contact && t(texts.noticeContact, { contact })}
        </p>
      )}
      <div className={styles.ways}>
        <ActionButton
          type="submit"
          size="l"
          state={isSending ? 'loading' : 'normal'}
          icon={isLast ? 'check' : 'arrow-right'}
        >
          {t(
            !isLast ? texts.next : event.mode === 'approval' ? texts.sendRequest : isPaid ? texts.sendPaid : texts.send,
          )}
        </ActionButton>
        {at > 0 && (
          <Button look="quiet" onClick={registration.back}>
            {t(texts.back)}
          </Button>
        )}
      </div>
    </form>
  )
}
