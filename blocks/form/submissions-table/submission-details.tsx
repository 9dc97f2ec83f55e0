import { useState } from 'react'
import {
  type Submission,
  type SubmissionField,
  submissionStatuses,
  type SubmissionStatus,
} from '@schemas/forms/entities/form-submission'
import { call as setStatusCall } from '@client/forms/calls/form/set-status'
import { call as submissionsCall } from '@client/forms/calls/form/submissions'
import { useLocale, useTimeZone } from '@kit/boot'
import { formatDateTime } from '@kit/format'
import { saveQueue } from '@kit/save-queue'
import { useT } from '@kit/t'
import { RadioGroup } from '@kit/ui/radio-group'
import { useCallMutation } from '@kit/use-call'
import { answerText, answerOf } from './answer-text'
import { texts } from './texts'
import styles from './view.module.css'

type Props = { submission: Submission; fields: readonly SubmissionField[] }

/** One complete response with its status. */
export function SubmissionDetails({ submission: listed, fields }: Props) {
  const t = useT()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const change = useCallMutation(setStatusCall, { refresh: [submissionsCall] })
  // The latest change wins over a list that was requested before it, or that no longer holds the response.
  const latest = change.data
  const submission = latest && latest.id === listed.id && latest.version > listed.version ? latest : listed
  /** Optimistic status: a control that waits for the gateway would look as if it had ignored the press. */
  const [requestedStatus, setRequestedStatus] = useState<SubmissionStatus>()
  const [queue] = useState(() => saveQueue<SubmissionStatus, Submission>())
  const [outcome, setOutcome] = useState<{ status: SubmissionStatus } | { error: string }>()
  // Continues after the drawer is closed: the change was intended.
  const choose = async (status: SubmissionStatus) => {
    setRequestedStatus(status)
    try {
      await queue.push('status', status, async (next, previous) => {
        setOutcome(undefined)
        const { version } = previous ?? submission
        const done = await change.mutateAsync({ id: submission.id, version, status: next })
        setOutcome({ status: done.status })
        return done
      })
    } catch (error) {
      setOutcome({ error: error instanceof Error ? error.message : String(error) })
    }
    if (queue.wanted('status') === undefined) setRequestedStatus(undefined)
  }
  const former = submission.answers
    .filter((answer) => !fields.some((field) => field.name === answer.name))
    .map(({ name }): SubmissionField => ({ name, label: name, kind: 'text' }))
  return (
    <div className={styles.details}>
      <p className={styles.soft}>{formatDateTime(submission.createdAt, locale, { style: 'long', timeZone })}</p>
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
        error={outcome && 'error' in outcome ? outcome.error : undefined}
        options={submissionStatuses.map((value) => ({ value, label: t(texts.states[value]) }))}
        // Not disabled while pending, which would lose the focus.
        onChange={(event) => void choose(event.target.value as SubmissionStatus)}
      />
      <output className="visually-hidden">
        {outcome && 'status' in outcome ? t(texts.changed, { state: t(texts.states[outcome.status]) }) : ''}
      </output>
    </div>
  )
}
