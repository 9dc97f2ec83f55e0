import { call as sendCall } from '@client/events/calls/event/send'
import type { EditedEvent } from '@schemas/events/entities/edited-event'
import { registrationStatuses } from '@schemas/events/entities/registration-status'
import { eventTexts } from '@areas/events/ui/event-texts'
import { CallForm } from '@kit/form/call-form'
import { useCallForm } from '@kit/form/use-call-form'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Field } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { Select } from '@kit/ui/select'
import { Textarea } from '@kit/ui/textarea'
import { TextInput } from '@kit/ui/text-input'
import { texts } from './texts'
import styles from './view.module.css'

/** A message to the people of the event, by mail, to each once. */
export function MessageForm({ event }: { event: EditedEvent }) {
  const t = useT()
  const form = useCallForm(sendCall, {
    contract: () => import('@schemas/events/calls/event/send'),
    defaultValues: { event: event.id, subject: '', text: '', status: 'confirmed' as const },
    done: ({ recipients }) => showToast(t(texts.sent, { count: recipients }), { tone: 'success' }),
  })
  return (
    <CallForm form={form} label={t(texts.names.messages)} className={styles.form}>
      <Field label={t(texts.to)} error={form.error('status')}>
        <Select
          {...form.register('status')}
          options={registrationStatuses.map((value) => ({ value, label: t(eventTexts.statuses[value]) }))}
        />
      </Field>
      <Field label={t(texts.subject)} error={form.error('subject')}>
        <TextInput {...form.register('subject')} maxLength={120} />
      </Field>
      <Field label={t(texts.message)} error={form.error('text')}>
        <Textarea {...form.register('text')} rows={8} />
      </Field>
      <div className={styles.acts}>
        <ActionButton type="submit" state={form.state} icon="send">
          {t(texts.send)}
        </ActionButton>
      </div>
    </CallForm>
  )
}
