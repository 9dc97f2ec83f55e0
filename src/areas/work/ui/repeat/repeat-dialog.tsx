import { useController } from 'react-hook-form'
import type { InputOf } from '@schemas/call'
import { isDateInput } from '@schemas/date-input'
import { repeatModes, repeatPlaces } from '@schemas/work/entities/repeat'
import type { OpenedTask } from '@schemas/work/entities/task'
import { frequencies, type Frequency, readRule, type RepeatRule, writeRule } from '@schemas/work/rules/repeat'
import { call as repeatCall } from '@client/work/calls/task/repeat'
import { useLocale } from '@kit/boot'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { CallForm } from '@kit/form/call-form'
import { DateField } from '@kit/form/date-field'
import { FieldRow } from '@kit/form/field-row'
import { useCallForm } from '@kit/form/use-call-form'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { CheckboxGroup } from '@kit/ui/checkbox-group'
import { Field } from '@kit/ui/field'
import { Modal } from '@kit/ui/modal/modal'
import { showToast } from '@kit/ui/overlay/toasts'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { refreshTasks } from '../calls'
import styles from '../work.module.css'
import { repeatTexts as texts } from './repeat-texts'
import { weekdayNames } from './weekday-names'

const repeatEnds = ['never', 'day', 'count'] as const
type Wanted = NonNullable<InputOf<typeof repeatCall>['repeat']>
type Values = {
  frequency: Frequency
  days: string[]
  day: string
  ends: (typeof repeatEnds)[number]
  until: string
  count: string
  /** Named as in the call, so that its refusals are shown at the fields. */
  repeat: { rule: string; mode: Wanted['mode']; place: NonNullable<Wanted['place']>; leadDays: string }
}

/** The chosen rule. Days that it does not name are those of the task's date, which stays the same month after month. */
function ruleOf({ frequency, days, day, ends, until, count, repeat }: Values, task: OpenedTask): RepeatRule {
  const base = task.dueOn ?? task.startOn
  const own = base === null ? undefined : Number(base.slice(8))
  const chosen = day === '' ? own : day === 'last' ? ('last' as const) : Number(day)
  const isFixed = repeat.mode === 'fixed'
  return {
    frequency,
    interval: Number(repeat.rule),
    ...(frequency === 'weekly' && days.length > 0 ? { days: days.map(Number) } : {}),
    ...(frequency === 'monthly' && chosen !== undefined && (day !== '' || isFixed) ? { day: chosen } : {}),
    ...(frequency === 'yearly' && base !== null && isFixed ? { month: Number(base.slice(5, 7)), day: own ?? 1 } : {}),
    ...(ends === 'day' ? { until } : {}),
    ...(ends === 'count' ? { count: Number(count) } : {}),
  }
}

function valuesOf({ repeat, dueOn, startOn }: OpenedTask): Values {
  const rule = (repeat && readRule(repeat.rule)) ?? { frequency: 'weekly' as const, interval: 1 }
  const own = (dueOn ?? startOn)?.slice(8)
  const day = rule.day === undefined || rule.day === Number(own) ? '' : `${rule.day}`
  return {
    frequency: rule.frequency,
    days: (rule.days ?? []).map(String),
    day: rule.frequency === 'monthly' ? day : '',
    ends: rule.until !== undefined ? 'day' : rule.count !== undefined ? 'count' : 'never',
    until: rule.until ?? '',
    count: rule.count === undefined ? '' : `${rule.count}`,
    repeat: {
      rule: `${rule.interval}`,
      mode: repeat?.mode ?? 'fixed',
      place: repeat?.place ?? 'default',
      leadDays: `${repeat?.leadDays ?? 0}`,
    },
  }
}

const isCount = (text: string) => /^[1-9]\d{0,2}$/.test(text.trim())

/** An end that cannot be read is refused at its own field, not as part of the rule. */
const ended = (values: Values): Values =>
  (values.ends === 'day' && !isDateInput(values.until)) || (values.ends === 'count' && !isCount(values.count))
    ? { ...values, ends: 'never' }
    : values

export function RepeatDialog({ task, onClose }: { task: OpenedTask; onClose: () => void }) {
  const t = useT()
  const locale = useLocale()
  const done = (message: string) => {
    showToast(message, { tone: 'success' })
    void refreshTasks()
    onClose()
  }
  const form = useCallForm<typeof repeatCall, Values>(repeatCall, {
    contract: () => import('@schemas/work/calls/task/repeat'),
    defaultValues: valuesOf(task),
    check: ({ ends, until, count }) => ({
      ...(ends === 'day' && !isDateInput(until) ? { until: t(texts.untilNeeded) } : {}),
      ...(ends === 'count' && !isCount(count) ? { count: t(texts.countNeeded) } : {}),
    }),
    input: (values) => ({
      id: task.id,
      repeat: {
        ...values.repeat,
        // What is no number of turns is refused at its field.
        rule: /^[1-9]\d?$/.test(values.repeat.rule) ? writeRule(ruleOf(ended(values), task)) : '',
        leadDays: values.repeat.leadDays.trim() === '' ? 0 : Number(values.repeat.leadDays),
      },
    }),
    done: () => done(t(texts.saved)),
  })
  const end = async () => {
    try {
      await callGateway(repeatCall, { id: task.id, repeat: null })
      done(t(texts.ended))
    } catch (problem) {
      if (!(problem instanceof GatewayError)) throw problem
      showToast(problem.message, { tone: 'error' })
    }
  }
  const frequency = form.watch('frequency')
  const ends = form.watch('ends')
  const { field: until } = useController({ control: form.control, name: 'until' })
  return (
    <Modal title={t(texts.title, { key: task.key })} onClose={onClose}>
      <CallForm form={form} label={t(texts.title, { key: task.key })} className={styles.sheet ?? ''}>
        <FieldRow>
          <Field label={t(texts.interval)} error={form.error('repeat.rule')}>
            <TextInput
              {...form.register('repeat.rule', { setValueAs: (text: string) => text.trim() })}
              inputMode="numeric"
              maxLength={2}
              autoComplete="off"
            />
          </Field>
          <Field label={t(texts.frequency)} error={form.error('frequency')}>
            <Select
              {...form.register('frequency')}
              options={frequencies.map((value) => ({ value, label: t(texts.units[value]) }))}
            />
          </Field>
        </FieldRow>
        {frequency === 'weekly' && (
          <CheckboxGroup
            inline
            label={t(texts.days)}
            {...form.register('days')}
            options={weekdayNames(locale, 'long').map(({ value, name }) => ({ value: `${value}`, label: name }))}
          />
        )}
        {frequency === 'monthly' && (
          <Field label={t(texts.dayOfMonth)} hint={t(texts.dayHint)} error={form.error('day')}>
            <Select
              {...form.register('day')}
              placeholder={t(texts.sameDay)}
              options={[
                ...Array.from({ length: 31 }, (_each, at) => ({ value: `${at + 1}`, label: `${at + 1}` })),
                { value: 'last', label: t(texts.lastDay) },
              ]}
            />
          </Field>
        )}
        <FieldRow>
          <Field label={t(texts.ends)} error={form.error('ends')}>
            <Select
              {...form.register('ends')}
              options={repeatEnds.map((value) => ({ value, label: t(texts.endsWhen[value]) }))}
            />
          </Field>
          {ends === 'day' && (
            <Field label={t(texts.until)} error={form.error('until')}>
              <DateField {...until} />
            </Field>
          )}
          {ends === 'count' && (
            <Field label={t(texts.count)} hint={t(texts.countHint)} error={form.error('count')}>
              <TextInput {...form.register('count')} inputMode="numeric" maxLength={3} autoComplete="off" />
            </Field>
          )}
        </FieldRow>
        <Field label={t(texts.mode)} error={form.error('repeat.mode')}>
          <Select
            {...form.register('repeat.mode')}
            options={repeatModes.map((value) => ({ value, label: t(texts.modes[value]) }))}
          />
        </Field>
        <FieldRow>
          <Field label={t(texts.place)} error={form.error('repeat.place')}>
            <Select
              {...form.register('repeat.place')}
              options={repeatPlaces.map((value) => ({ value, label: t(texts.places[value]) }))}
            />
          </Field>
          <Field label={t(texts.lead)} hint={t(texts.leadHint)} error={form.error('repeat.leadDays')}>
            <TextInput {...form.register('repeat.leadDays')} inputMode="numeric" maxLength={3} autoComplete="off" />
          </Field>
        </FieldRow>
        <div className={styles.tools}>
          <ActionButton type="submit" state={form.state}>
            {t(texts.save)}
          </ActionButton>
          {task.repeat && (
            <ActionButton look="danger" onAction={end}>
              {t(texts.end)}
            </ActionButton>
          )}
          <Button look="secondary" onClick={onClose}>
            {t(texts.cancel)}
          </Button>
        </div>
      </CallForm>
    </Modal>
  )
}
