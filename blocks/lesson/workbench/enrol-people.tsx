import { useState } from 'react'
import { call as grantCall } from '@client/learning/calls/lesson/grant'
import { call as peopleCall } from '@client/learning/calls/lesson/people'
import type { InputOf, OutputOf } from '@schemas/call'
import type { call as grantContract } from '@schemas/learning/calls/lesson/grant'
import type { EditedLesson } from '@schemas/learning/entities/edited'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import { useLocale } from '@kit/boot'
import { CallForm } from '@kit/form/call-form'
import { useCallForm } from '@kit/form/use-call-form'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { Textarea } from '@kit/ui/textarea'
import { texts } from './texts'
import styles from './view.module.css'

type Props = { lesson: EditedLesson; onDone: () => void }
type Values = { emails: string; round: string; reason: string }

/** Addresses of a pasted list or of a CSV's lines. */
const addressesOf = (text: string): string[] => text.split(/[\s,;"]+/).filter((each) => each.includes('@'))

/** Enrols people by their addresses, and says who could not be. */
export function EnrolPeople({ lesson, onDone }: Props) {
  const t = useT()
  const locale = useLocale()
  const [answer, setAnswer] = useState<OutputOf<typeof grantContract>>()
  const rounds = lesson.rounds.filter(({ status }) => status !== 'cancelled')
  const form = useCallForm<typeof grantCall, Values>(grantCall, {
    contract: () => import('@schemas/learning/calls/lesson/grant'),
    defaultValues: { emails: '', round: '', reason: '' },
    input: ({ emails, round, reason }): InputOf<typeof grantContract> => ({
      lesson: lesson.id,
      emails: addressesOf(emails),
      ...(round ? { round } : {}),
      ...(reason ? { reason } : {}),
    }),
    needed: { emails: texts.emailsNeeded },
    refresh: [peopleCall],
    done: setAnswer,
  })
  const line = (label: { en: string; th: string }, list: readonly string[]) =>
    list.length > 0 && (
      <p>
        {t(label)}: {list.join(', ')}
      </p>
    )
  return (
    <CallForm form={form} label={t(texts.enrolPeople)} className={styles.form}>
      <Field label={t(texts.emails)} hint={t(texts.emailsHint)} error={form.error('emails')}>
        <Textarea {...form.register('emails')} rows={4} spellCheck={false} />
      </Field>
      {rounds.length > 0 && (
        <Field label={t(texts.round)} error={form.error('round')}>
          <Select
            {...form.register('round')}
            placeholder={t(texts.noRound)}
            options={rounds.map(({ id, name }) => ({ value: id, label: pickText(name as LocalisedText, locale) }))}
          />
        </Field>
      )}
      <Field label={t(texts.reason)} optional error={form.error('reason')}>
        <TextInput {...form.register('reason')} maxLength={300} />
      </Field>
      {answer && (
        <div role="status" className={styles.answer}>
          <p>{t(texts.enrolled, { count: answer.enrolled })}</p>
          {line(texts.unknown, answer.unknown)}
          {line(texts.had, answer.had)}
          {line(texts.full, answer.full)}
        </div>
      )}
      <div className={styles.acts}>
        <ActionButton type="submit" state={form.state} icon="check">
          {t(texts.enrolPeople)}
        </ActionButton>
        <Button look="quiet" onClick={onDone}>
          {t(texts.close)}
        </Button>
      </div>
    </CallForm>
  )
}
