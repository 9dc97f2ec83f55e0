import { useEffect, useId, useRef, useState } from 'react'
import {
  type Submission,
  type SubmissionField,
  submissionStatuses,
  type SubmissionStatus,
} from '@schemas/forms/entities/form-submission'
import { useLocale, useSpace } from '@kit/boot'
import type { GatewayError } from '@kit/call-gateway'
import { formatDateTime } from '@kit/format'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { RadioGroup } from '@kit/ui/radio-group'
import { answerText, answerOf } from './answer-text'
import { texts } from './texts'
import type { useSubmissions } from './use-submissions'
import styles from './view.module.css'

type Props = {
  submission: Submission
  fields: readonly SubmissionField[]
  title: string
  change: ReturnType<typeof useSubmissions>['change']
  onClose: () => void
}

/** One complete answer with its status. A native dialog: it traps focus, closes on Escape, and restores focus. */
export function SubmissionDialog({ submission, fields, title, change, onClose }: Props) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  /** Optimistic status: a control that waits for the gateway would look as if it had ignored the press. */
  const [requestedStatus, setRequestedStatus] = useState<SubmissionStatus>()
  /** Requested while another change was pending: the latest is sent next. */
  const next = useRef<SubmissionStatus>(undefined)
  /**
   * Outcome of the last change sent here. The table shares one mutation among all answers, so its state may belong to
   * another.
   */
  const [came, setCame] = useState<{ status: SubmissionStatus } | { error: string }>()
  useEffect(() => dialog.current?.showModal(), [])
  // Continues after the dialog is closed: the change was intended.
  const send = async (status: SubmissionStatus, version: number): Promise<void> => {
    setCame(undefined)
    const done = await change.mutateAsync({ id: submission.id, version, status }).catch((error: GatewayError) => {
      setCame({ error: error.message })
      return undefined
    })
    if (done) setCame({ status: done.status })
    const wanted = next.current
    next.current = undefined
    if (done && wanted !== undefined && wanted !== status) return send(wanted, done.version)
    setRequestedStatus(undefined)
  }
  const former = submission.answers
    .filter((answer) => !fields.some((field) => field.name === answer.name))
    .map(({ name }): SubmissionField => ({ name, label: name, kind: 'text' }))
  return (
    // A click on the backdrop also closes the dialog; Escape is the keyboard's way.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className={styles.sheet}>
        <header className={styles.dialogTop}>
          <div>
            <h3 id={`${id}-title`} className={styles.dialogTitle}>
              {title}
            </h3>
            <p className={styles.soft}>{formatDateTime(submission.createdAt, locale, { style: 'long', timeZone })}</p>
          </div>
          <button
            type="button"
            className={styles.close}
            aria-label={t(texts.close)}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="x" />
          </button>
        </header>
        <dl className={styles.answers}>
          {[...fields, ...former].map((field) => {
            const text = answerText(answerOf(submission, field.name), field, locale)
            return (
              <div key={field.name}>
                <dt>{field.label}</dt>
                <dd className={text ? undefined : styles.soft}>{text || t(texts.noAnswer)}</dd>
              </div>
            )
          })}
          <div>
            <dt>{t(texts.sentFrom)}</dt>
            <dd>
              <code>{submission.pagePath}</code>
            </dd>
          </div>
          <div>
            <dt>{t(texts.reference)}</dt>
            <dd>
              <code>{submission.id.slice(0, 8).toUpperCase()}</code>
            </dd>
          </div>
        </dl>
        <RadioGroup
          inline
          label={t(texts.status)}
          value={requestedStatus ?? submission.status}
          error={came && 'error' in came ? came.error : undefined}
          options={submissionStatuses.map((value) => ({ value, label: t(texts.states[value]) }))}
          // Not disabled while pending, which would lose the focus.
          onChange={(event) => {
            const status = event.target.value as SubmissionStatus
            setRequestedStatus(status)
            if (requestedStatus) next.current = status
            else void send(status, submission.version)
          }}
        />
        <output className="visually-hidden">
          {came && 'status' in came ? t(texts.changed, { state: t(texts.states[came.status]) }) : ''}
        </output>
      </div>
    </dialog>
  )
}
