import { call as saveCall } from '@client/events/calls/event/save'
import { call as statsCall } from '@client/events/calls/event/stats'
import type { EditedEvent } from '@schemas/events/entities/edited-event'
import { pointKinds } from '@schemas/events/entities/event-options'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import { useLocale } from '@kit/boot'
import { CallForm } from '@kit/form/call-form'
import { FieldRow } from '@kit/form/field-row'
import { useCallForm } from '@kit/form/use-call-form'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Badge } from '@kit/ui/badge'
import { ButtonLink } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { useCall } from '@kit/use-call'
import { useRefreshOnTopic } from '@kit/updates/use-refresh-on-topic'
import { inputOf, type SaveInput } from './edit-input'
import { SignInSheet } from './sign-in-sheet'
import { texts } from './texts'
import styles from './view.module.css'

type Props = { event: EditedEvent; onSaved: (event: EditedEvent) => void }

/** Arrivals, check points, and the way to the scanner. */
export function Door({ event, onSaved }: Props) {
  const t = useT()
  const locale = useLocale()
  const { data } = useCall(statsCall, { event: event.id })
  useRefreshOnTopic(`event/updates:${event.id}`, [statsCall])
  const values = { kind: 'handout' as (typeof pointKinds)[number], title: '' }
  const form = useCallForm<typeof saveCall, typeof values>(saveCall, {
    contract: () => import('@schemas/events/calls/event/save'),
    defaultValues: values,
    input: ({ kind, title }): SaveInput => ({
      ...inputOf(event),
      points: [...(event.points as NonNullable<SaveInput['points']>), { kind, title }],
    }),
    done: onSaved,
  })
  return (
    <div className={styles.panel}>
      {data && <p className={styles.figure}>{t(texts.inside, { inside: data.arrived, expected: data.people })}</p>}
      {data && data.conflicts > 0 && <p role="status">{t(texts.conflicts, { count: data.conflicts })}</p>}
      <div className={styles.acts}>
        <ButtonLink icon="qrcode" link={{ to: `/event/checkin?event=${event.id}` }}>
          {t(texts.openScanner)}
        </ButtonLink>
      </div>
      <SignInSheet event={event} />
      <h2 className={styles.small}>{t(texts.points)}</h2>
      <ul role="list" className={styles.list}>
        {event.points.map(({ id, kind, title }) => (
          <li key={id}>
            {pickText(title as LocalisedText, locale)} <Badge>{t(texts.kinds[kind])}</Badge>
          </li>
        ))}
      </ul>
      <CallForm form={form} label={t(texts.addPoint)} className={styles.form}>
        <FieldRow>
          <Field label={t(texts.pointName)} error={form.error('title')}>
            <TextInput {...form.register('title')} />
          </Field>
          <Field label={t(texts.kind)}>
            <Select
              {...form.register('kind')}
              options={pointKinds.map((value) => ({ value, label: t(texts.kinds[value]) }))}
            />
          </Field>
        </FieldRow>
        <div className={styles.acts}>
          <ActionButton type="submit" look="secondary" state={form.state}>
            {t(texts.addPoint)}
          </ActionButton>
        </div>
      </CallForm>
    </div>
  )
}
