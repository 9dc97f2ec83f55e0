import { useWatch } from 'react-hook-form'
import { call as saveCall } from '@client/events/calls/event/save'
import type { EditedEvent } from '@schemas/events/entities/edited-event'
import { registrationModes } from '@schemas/events/entities/event-options'
import { fromLocal, toLocal } from '@areas/events/ui/local-time'
import { useSpace } from '@kit/boot'
import { CallForm } from '@kit/form/call-form'
import { FieldRow } from '@kit/form/field-row'
import { useCallForm } from '@kit/form/use-call-form'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { Select } from '@kit/ui/select'
import { Textarea } from '@kit/ui/textarea'
import { TextInput } from '@kit/ui/text-input'
import { inputOf, type SaveInput } from './edit-input'
import { texts } from './texts'
import styles from './view.module.css'

type Both = { th: string; en: string }
const both = (value: unknown): Both => {
  if (typeof value === 'string') return { th: value, en: value }
  const { th = '', en = '' } = (value ?? {}) as Partial<Both>
  return { th, en }
}
const written = ({ th, en }: Both) => (th === '' && en === '' ? '' : { ...(th ? { th } : {}), ...(en ? { en } : {}) })

/** Title, time, place and the rules of registering. */
export function DetailsForm({ event, onSaved }: { event: EditedEvent; onSaved: (event: EditedEvent) => void }) {
  const t = useT()
  const { timeZone } = useSpace()
  const venue = event.venue as { name: unknown; address: unknown } | null
  const privacy = event.privacy as { keepDays: number; contact: string }
  const values = {
    title: both(event.title),
    summary: both(event.summary),
    slug: event.slug,
    venueName: both(venue?.name),
    venueAddress: both(venue?.address),
    sessions: event.sessions.map(({ id, title, from, until }) => ({
      key: id,
      title: both(title),
      from: toLocal(from, timeZone),
      until: toLocal(until, timeZone),
    })),
    opens: toLocal(event.opens, timeZone),
    closes: toLocal(event.closes, timeZone),
    mode: event.mode as string,
    accessCode: event.accessCode ?? '',
    onePer: event.onePer as string,
    onlineUrl: event.onlineUrl ?? '',
    openChatUrl: event.openChatUrl ?? '',
    keepDays: String(privacy.keepDays),
    contact: privacy.contact,
  }
  const form = useCallForm<typeof saveCall, typeof values>(saveCall, {
    contract: () => import('@schemas/events/calls/event/save'),
    defaultValues: values,
    input: (all): SaveInput => ({
      ...inputOf(event),
      title: written(all.title),
      summary: written(all.summary),
      slug: all.slug,
      venue:
        all.venueName.th === '' && all.venueName.en === ''
          ? null
          : { ...(venue as object), name: written(all.venueName), address: written(all.venueAddress) },
      sessions: all.sessions.map(({ key, title, from, until }) => ({
        id: key,
        title: written(title) || written(all.title),
        from: fromLocal(from, timeZone) ?? '',
        until: fromLocal(until, timeZone) ?? '',
      })),
      opens: fromLocal(all.opens, timeZone) ?? null,
      closes: fromLocal(all.closes, timeZone) ?? null,
      mode: all.mode as SaveInput['mode'],
      accessCode: all.accessCode.trim() || null,
      onePer: all.onePer as SaveInput['onePer'],
      onlineUrl: all.onlineUrl.trim() || null,
      openChatUrl: all.openChatUrl.trim() || null,
      privacy: { ...(event.privacy as object), keepDays: Number(all.keepDays), contact: all.contact },
    }),
    done: (saved) => {
      showToast(t(texts.saved), { tone: 'success' })
      onSaved(saved)
    },
  })
  // Not useFieldArray: the builder starts with the form library, and that part of it would be for this form alone.
  const sessions = useWatch({ control: form.control, name: 'sessions' })
  const setSessions = (next: typeof sessions) => form.setValue('sessions', next, { shouldDirty: true })
  const pair = (name: 'title' | 'venueName' | 'venueAddress', th: string, en: string) => (
    <FieldRow>
      <Field label={th} error={form.error(`${name}.th`)}>
        <TextInput {...form.register(`${name}.th`)} />
      </Field>
      <Field label={en} error={form.error(`${name}.en`)}>
        <TextInput {...form.register(`${name}.en`)} />
      </Field>
    </FieldRow>
  )
  return (
    <CallForm form={form} label={t(texts.names.details)} className={styles.form} guard>
      {pair('title', t(texts.titleTh), t(texts.titleEn))}
      <FieldRow>
        <Field label={t(texts.summaryTh)} error={form.error('summary.th')}>
          <Textarea {...form.register('summary.th')} rows={3} />
        </Field>
        <Field label={t(texts.summaryEn)} error={form.error('summary.en')}>
          <Textarea {...form.register('summary.en')} rows={3} />
        </Field>
      </FieldRow>
      <Field label={t(texts.slug)} error={form.error('slug')}>
        <TextInput {...form.register('slug')} autoCapitalize="none" spellCheck={false} />
      </Field>
      {pair('venueName', `${t(texts.venueName)} (ไทย)`, `${t(texts.venueName)} (English)`)}
      {pair('venueAddress', `${t(texts.venueAddress)} (ไทย)`, `${t(texts.venueAddress)} (English)`)}
      {sessions.map(({ key }, at) => (
        <fieldset key={key} className={styles.group}>
          <legend>{t(texts.session, { no: at + 1 })}</legend>
          <FieldRow>
            <Field label={t(texts.titleTh)}>
              <TextInput {...form.register(`sessions.${at}.title.th`)} />
            </Field>
            <Field label={t(texts.titleEn)}>
              <TextInput {...form.register(`sessions.${at}.title.en`)} />
            </Field>
          </FieldRow>
          <FieldRow>
            <Field label={t(texts.from)} error={form.error(`sessions.${at}.from`)}>
              <TextInput {...form.register(`sessions.${at}.from`)} type="datetime-local" />
            </Field>
            <Field label={t(texts.until)} error={form.error(`sessions.${at}.until`)}>
              <TextInput {...form.register(`sessions.${at}.until`)} type="datetime-local" />
            </Field>
          </FieldRow>
          {sessions.length > 1 && (
            <Button look="quiet" size="s" onClick={() => setSessions(sessions.filter((each) => each.key !== key))}>
              {t(texts.removeSession)}
            </Button>
          )}
        </fieldset>
      ))}
      <div className={styles.acts}>
        <Button
          look="secondary"
          size="s"
          icon="plus"
          onClick={() =>
            setSessions([
              ...sessions,
              { key: `s${Date.now().toString(36)}`, title: { th: '', en: '' }, from: '', until: '' },
            ])
          }
        >
          {t(texts.addSession)}
        </Button>
      </div>
      <FieldRow>
        <Field label={t(texts.opens)} error={form.error('opens')}>
          <TextInput {...form.register('opens')} type="datetime-local" />
        </Field>
        <Field label={t(texts.closes)} error={form.error('closes')}>
          <TextInput {...form.register('closes')} type="datetime-local" />
        </Field>
      </FieldRow>
      <FieldRow>
        <Field label={t(texts.mode)} error={form.error('mode')}>
          <Select
            {...form.register('mode')}
            options={registrationModes.map((value) => ({ value, label: t(texts.modes[value]) }))}
          />
        </Field>
        <Field label={t(texts.onePer)} error={form.error('onePer')}>
          <Select
            {...form.register('onePer')}
            options={(['none', 'contact'] as const).map((value) => ({ value, label: t(texts.onePers[value]) }))}
          />
        </Field>
      </FieldRow>
      <Field label={t(texts.accessCode)} error={form.error('accessCode')}>
        <TextInput {...form.register('accessCode')} autoComplete="off" />
      </Field>
      <FieldRow>
        <Field label={t(texts.online)} error={form.error('onlineUrl')}>
          <TextInput {...form.register('onlineUrl')} type="url" />
        </Field>
        <Field label={t(texts.openChat)} error={form.error('openChatUrl')}>
          <TextInput {...form.register('openChatUrl')} type="url" />
        </Field>
      </FieldRow>
      <FieldRow>
        <Field label={t(texts.keepDays)} error={form.error('keepDays')}>
          <TextInput {...form.register('keepDays')} inputMode="numeric" />
        </Field>
        <Field label={t(texts.contactLine)} error={form.error('contact')}>
          <TextInput {...form.register('contact')} />
        </Field>
      </FieldRow>
      <div className={styles.acts}>
        <ActionButton type="submit" state={form.state}>
          {t(texts.save)}
        </ActionButton>
      </div>
    </CallForm>
  )
}
