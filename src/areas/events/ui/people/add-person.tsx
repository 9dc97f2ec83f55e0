import { call as addCall } from '@client/events/calls/event/add'
import { call as registrationsCall } from '@client/events/calls/event/registrations'
import type { EditedEvent } from '@schemas/events/entities/edited-event'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import { useLocale } from '@kit/boot'
import { CallForm } from '@kit/form/call-form'
import { FieldRow } from '@kit/form/field-row'
import { useCallForm } from '@kit/form/use-call-form'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Field } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { texts } from './texts'
import styles from './people.module.css'

/** Registers someone at the door. */
export function AddPerson({ event, onDone }: { event: EditedEvent; onDone: () => void }) {
  const t = useT()
  const locale = useLocale()
  const packages = event.packages.filter(({ archived }) => !archived)
  const form = useCallForm(addCall, {
    contract: () => import('@schemas/events/calls/event/add'),
    defaultValues: {
      event: event.id,
      package: packages[0]?.id ?? '',
      contact: { name: '', email: '', phone: '' },
    },
    refresh: [registrationsCall],
    done: ({ number }) => {
      showToast(t(texts.added, { number }), { tone: 'success' })
      onDone()
    },
  })
  return (
    <CallForm form={form} label={t(texts.add)} className={styles.form}>
      <p className={styles.soft}>{t(texts.addHint)}</p>
      <FieldRow>
        <Field label={t(texts.name)} error={form.error('contact.name')}>
          <TextInput {...form.register('contact.name')} maxLength={120} />
        </Field>
        <Field label={t(texts.package)} error={form.error('package')}>
          <Select
            {...form.register('package')}
            options={packages.map(({ id, title }) => ({ value: id, label: pickText(title as LocalisedText, locale) }))}
          />
        </Field>
      </FieldRow>
      <FieldRow>
        <Field label={t(texts.email)} error={form.error('contact.email')}>
          <TextInput {...form.register('contact.email')} type="email" />
        </Field>
        <Field label={t(texts.phone)} error={form.error('contact.phone')}>
          <TextInput {...form.register('contact.phone')} type="tel" />
        </Field>
      </FieldRow>
      <div className={styles.acts}>
        <ActionButton type="submit" state={form.state}>
          {t(texts.add)}
        </ActionButton>
      </div>
    </CallForm>
  )
}
