import type { InputOf } from '@schemas/call'
import { contactLimits } from '@schemas/site/entities/contact'
import { locales } from '@schemas/layout/locale'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { Contact } from '@schemas/site/entities/space'
import { call as contactCall } from '@client/editor/calls/editor/contact'
import { call as changeCall } from '@client/editor/calls/editor/set-contact'
import { useSpace } from '@kit/boot'
import { CallForm } from '@kit/form/call-form'
import { FieldRow } from '@kit/form/field-row'
import { useCallForm } from '@kit/form/use-call-form'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { SettingsPanel } from '@kit/ui/account/settings-panel'
import { ActionButton } from '@kit/ui/action-button'
import { Field } from '@kit/ui/field'
import { ListState } from '@kit/ui/list-state'
import { showToast } from '@kit/ui/overlay/toasts'
import { Textarea } from '@kit/ui/textarea'
import { TextInput } from '@kit/ui/text-input'
import { useCall } from '@kit/use-call'
import { texts } from './texts'

type Input = InputOf<typeof import('@schemas/editor/calls/editor/set-contact').call>
type Values = { contact: { phone: string; email: string; line: string; address: { th: string; en: string } } }

/** How the site is reached. Opening hours, map and social media are edited in the builder. */
export function ContactForm() {
  const t = useT()
  const { data, error, isPending, refetch } = useCall(contactCall, {})
  return (
    <SettingsPanel
      id="site-contact"
      title={t(texts.contact)}
      intro={t(texts.contactIntro)}
      actions={<Link link={{ to: '/?edit=slot:footer' }}>{t(texts.contactMore)}</Link>}
    >
      <ListState
        error={data ? undefined : error?.message}
        isLoading={isPending}
        onRetry={() => void refetch()}
        rows={3}
      >
        {() => data && <Fields contact={data.contact} version={data.version} />}
      </ListState>
    </SettingsPanel>
  )
}

function Fields({ contact, version }: { contact: Contact; version: string }) {
  const t = useT()
  const { locales: ofSite } = useSpace()
  const { phone = '', email = '', line = '', address } = contact
  const form = useCallForm<typeof changeCall, Values>(changeCall, {
    contract: () => import('@schemas/editor/calls/editor/set-contact'),
    defaultValues: { contact: { phone, email, line, address: bothOf(address) } },
    // What is not on this form stays.
    input: ({ contact: written }) => ({ version, contact: { ...contact, ...filled(written) } }) as Input,
    refresh: [contactCall],
    done: () => showToast(t(texts.saved), { tone: 'success' }),
  })
  const { register, error } = form
  const shown = locales.filter((locale) => ofSite.includes(locale))
  return (
    <CallForm form={form} label={t(texts.contact)} guard>
      <FieldRow>
        <Field label={t(texts.phone)} optional error={error('contact.phone')}>
          <TextInput
            {...register('contact.phone')}
            type="tel"
            maxLength={contactLimits.phone}
            autoComplete="off"
            icon="phone"
          />
        </Field>
        <Field label={t(texts.email)} optional error={error('contact.email')}>
          <TextInput
            {...register('contact.email')}
            type="email"
            maxLength={contactLimits.email}
            autoComplete="off"
            icon="mail"
          />
        </Field>
      </FieldRow>
      <Field label={t(texts.line)} optional error={error('contact.line')}>
        <TextInput {...register('contact.line')} maxLength={contactLimits.line} autoComplete="off" spellCheck={false} />
      </Field>
      {shown.map((locale, index) => (
        <Field
          key={locale}
          label={t(texts.address[locale])}
          optional
          error={index === 0 ? error('contact.address') : undefined}
        >
          <Textarea
            {...register(`contact.address.${locale}`)}
            lang={locale}
            rows={2}
            maxLength={contactLimits.address}
          />
        </Field>
      ))}
      <div>
        <ActionButton type="submit" state={form.state}>
          {t(texts.save)}
        </ActionButton>
      </div>
    </CallForm>
  )
}

const bothOf = (value: LocalisedText | undefined): { th: string; en: string } =>
  typeof value === 'string' ? { th: value, en: value } : { th: value?.th ?? '', en: value?.en ?? '' }

/** Blank fields are no contact data. */
function filled({ phone, email, line, address: { th, en } }: Values['contact']) {
  const orNone = (value: string) => value.trim() || undefined
  const address = { ...(th.trim() ? { th } : {}), ...(en.trim() ? { en } : {}) }
  return {
    phone: orNone(phone),
    email: orNone(email),
    line: orNone(line),
    address: Object.keys(address).length > 0 ? address : undefined,
  }
}
