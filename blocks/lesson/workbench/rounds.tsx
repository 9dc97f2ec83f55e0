import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { call as roundsCall } from '@client/learning/calls/lesson/rounds'
import type { InputOf } from '@schemas/call'
import type { call as roundsContract } from '@schemas/learning/calls/lesson/rounds'
import type { EditedLesson, EditedRound } from '@schemas/learning/entities/edited'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import { useLocale } from '@kit/boot'
import { CallForm } from '@kit/form/call-form'
import { DateField } from '@kit/form/date-field'
import { FieldRow } from '@kit/form/field-row'
import { useCallForm } from '@kit/form/use-call-form'
import { formatDateRange } from '@kit/format'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { Field } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { lessonTexts } from '@areas/learning/ui/lesson-texts'
import { texts } from './texts'
import styles from './view.module.css'

type Props = { lesson: EditedLesson; onSaved: (rounds: EditedRound[]) => void }

/** When a lesson is held, and how many seats each round has. */
export function Rounds({ lesson, onSaved }: Props) {
  const t = useT()
  const locale = useLocale()
  const [open, setOpen] = useState<string>()
  const saved = (rounds: EditedRound[]) => {
    setOpen(undefined)
    onSaved(rounds)
  }
  return (
    <div className={styles.panel}>
      {lesson.rounds.length === 0 && open === undefined && (
        <EmptyState icon="calendar" title={t(texts.noRounds)}>
          {t(texts.noRoundsHint)}
        </EmptyState>
      )}
      <ul role="list" className={styles.list}>
        {lesson.rounds.map((round) => (
          <li key={round.id} className={styles.item}>
            {open === round.id ? (
              <RoundForm lesson={lesson.id} round={round} onSaved={saved} onCancel={() => setOpen(undefined)} />
            ) : (
              <div className={styles.line}>
                <span className={styles.words}>
                  <strong>{pickText(round.name as LocalisedText, locale)}</strong>
                  <span className={styles.soft}>
                    {formatDateRange(round.startsOn, round.endsOn, locale)} ·{' '}
                    {round.capacity === null
                      ? t(texts.taken, { taken: round.taken })
                      : t(texts.takenOf, { taken: round.taken, capacity: round.capacity })}
                    {round.status === 'open' ? '' : ` · ${t(texts.roundStatuses[round.status])}`}
                  </span>
                </span>
                <Button look="quiet" icon="edit" onClick={() => setOpen(round.id)}>
                  {t(texts.edit)}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {open === '' ? (
        <RoundForm lesson={lesson.id} round={undefined} onSaved={saved} onCancel={() => setOpen(undefined)} />
      ) : (
        <Button look="secondary" icon="plus" onClick={() => setOpen('')}>
          {t(texts.addRound)}
        </Button>
      )}
    </div>
  )
}

type FormProps = {
  lesson: string
  round: EditedRound | undefined
  onSaved: (rounds: EditedRound[]) => void
  onCancel: () => void
}
type Values = {
  name: { th: string; en: string }
  startsOn: string
  endsOn: string
  capacity: string
  place: { th: string; en: string }
  status: 'open' | 'closed'
}

const bothOf = (text: unknown) =>
  typeof text === 'string'
    ? { th: text, en: text }
    : { th: (text as { th?: string } | undefined)?.th ?? '', en: (text as { en?: string } | undefined)?.en ?? '' }
const textOf = ({ th, en }: { th: string; en: string }): LocalisedText =>
  th === '' && en === '' ? '' : { ...(th === '' ? {} : { th }), ...(en === '' ? {} : { en }) }

function RoundForm({ lesson, round, onSaved, onCancel }: FormProps) {
  const t = useT()
  const form = useCallForm<typeof roundsCall, Values>(roundsCall, {
    contract: () => import('@schemas/learning/calls/lesson/rounds'),
    defaultValues: {
      name: bothOf(round?.name ?? ''),
      startsOn: round?.startsOn ?? '',
      endsOn: round?.endsOn ?? '',
      capacity: round?.capacity == null ? '' : String(round.capacity),
      place: bothOf(round?.place ?? ''),
      status: round?.status === 'closed' ? 'closed' : 'open',
    },
    input: ({ name, capacity, place, ...values }): InputOf<typeof roundsContract> => ({
      ...values,
      lesson,
      ...(round ? { id: round.id, enrolFrom: round.enrolFrom, enrolUntil: round.enrolUntil } : {}),
      name: textOf(name),
      place: textOf(place),
      capacity: capacity === '' ? null : Number(capacity),
    }),
    done: ({ rounds }) => {
      showToast(t(lessonTexts.saved), { tone: 'success' })
      onSaved(rounds)
    },
  })
  const { register, error, control } = form
  return (
    <CallForm form={form} label={t(texts.round)} className={styles.form}>
      <FieldRow>
        {(['th', 'en'] as const).map((locale) => (
          <Field
            key={locale}
            label={`${t(texts.roundName)} (${t(texts.locales[locale])})`}
            error={error(`name.${locale}`)}
          >
            <TextInput {...register(`name.${locale}`)} />
          </Field>
        ))}
      </FieldRow>
      <FieldRow>
        {(['startsOn', 'endsOn'] as const).map((name) => (
          <Field key={name} label={t(texts[name])} error={error(name)}>
            <Controller
              control={control}
              name={name}
              render={({ field }) => <DateField value={field.value} onChange={field.onChange} onBlur={field.onBlur} />}
            />
          </Field>
        ))}
      </FieldRow>
      <FieldRow>
        <Field label={t(texts.capacity)} hint={t(texts.capacityHint)} error={error('capacity')}>
          <TextInput {...register('capacity')} type="number" min={1} inputMode="numeric" />
        </Field>
        <Field label={t(texts.enrolment)} error={error('status')}>
          <Select
            {...register('status')}
            options={(['open', 'closed'] as const).map((value) => ({ value, label: t(texts.roundStatuses[value]) }))}
          />
        </Field>
      </FieldRow>
      <FieldRow>
        {(['th', 'en'] as const).map((locale) => (
          <Field
            key={locale}
            label={`${t(texts.place)} (${t(texts.locales[locale])})`}
            error={error(`place.${locale}`)}
          >
            <TextInput {...register(`place.${locale}`)} />
          </Field>
        ))}
      </FieldRow>
      <div className={styles.acts}>
        <ActionButton type="submit" state={form.state} icon="check">
          {t(texts.save)}
        </ActionButton>
        <Button look="quiet" onClick={onCancel}>
          {t(texts.cancel)}
        </Button>
      </div>
    </CallForm>
  )
}
