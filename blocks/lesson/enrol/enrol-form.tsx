import { call as enrolCall } from '@client/learning/calls/lesson/enrol'
import { call as mineCall } from '@client/learning/calls/lesson/mine'
import { call as openCall } from '@client/learning/calls/lesson/open'
import type { SessionInfo } from '@schemas/boot'
import type { OpenedLesson } from '@schemas/learning/entities/lesson'
import { orderPath, playPath } from '@areas/learning/ui/lesson-paths'
import { RoundLine } from '@areas/learning/ui/round-line'
import { CallForm } from '@kit/form/call-form'
import { useCallForm } from '@kit/form/use-call-form'
import { navigateTo } from '@kit/navigate'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Field } from '@kit/ui/field'
import { RadioGroup } from '@kit/ui/radio-group'
import { TextInput } from '@kit/ui/text-input'
import { texts } from './texts'
import styles from './view.module.css'

type Props = { lesson: OpenedLesson; terms: string | undefined; person: SessionInfo }

/** Round, name and consent, in one form. */
export function EnrolForm({ lesson, terms, person }: Props) {
  const t = useT()
  const { slug, rounds, price } = lesson
  const open = rounds.filter(({ state }) => state === 'open')
  const first = lesson.sections.flatMap(({ items }) => items)[0]
  const form = useCallForm(enrolCall, {
    contract: () => import('@schemas/learning/calls/lesson/enrol'),
    defaultValues: {
      lesson: slug,
      round: open.length === 1 ? open[0]?.id : '',
      name: [person.firstname, person.lastname].filter(Boolean).join(' '),
      ...(price ? { seenPrice: price.amount } : {}),
    },
    needed: { round: texts.chooseRound, name: texts.nameNeeded },
    check: ({ round }) => (rounds.length > 0 && !round ? { round: t(texts.chooseRound) } : {}),
    input: ({ round, ...values }) => ({ ...values, ...(round ? { round } : {}) }),
    draft: { name: `enrol-${slug}`, fields: ['round', 'name'] },
    refresh: [openCall, mineCall],
    done: ({ order }) => {
      navigateTo(order === undefined ? playPath(slug, first?.slug ?? '') : orderPath(order))
    },
  })
  return (
    <CallForm form={form} label={t(texts.form)} className={styles.form}>
      {rounds.length > 0 && (
        <RadioGroup
          {...form.register('round')}
          label={t(texts.round)}
          error={form.error('round')}
          options={rounds.map((round) => ({
            value: round.id,
            label: <RoundLine round={round} />,
            disabled: round.state !== 'open',
          }))}
        />
      )}
      {rounds.length > 0 && open.length === 0 && <p role="status">{t(texts.noRound)}</p>}
      <Field label={t(texts.name)} hint={t(texts.nameHint)} error={form.error('name')}>
        <TextInput {...form.register('name')} autoComplete="name" maxLength={120} />
      </Field>
      {terms && <p className={styles.terms}>{terms}</p>}
      <ActionButton
        type="submit"
        size="l"
        state={form.state}
        disabled={rounds.length > 0 && open.length === 0}
        icon={price ? 'credit-card' : 'check'}
      >
        {t(price ? texts.order : texts.join)}
      </ActionButton>
    </CallForm>
  )
}
