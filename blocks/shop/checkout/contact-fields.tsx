import type { CallForm } from '@kit/form/use-call-form'
import { FieldRow } from '@kit/form/field-row'
import { Link } from '@kit/link'
import { usePage } from '@kit/boot'
import { useT } from '@kit/t'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import { Part } from './part'
import { texts } from './texts'
import type { CheckoutValues } from './values'
import styles from './view.module.css'

/** Who buys, and where the order is mailed to. */
export function ContactFields({ form, isGuest }: { form: CallForm<CheckoutValues>; isGuest: boolean }) {
  const t = useT()
  const path = usePage()?.path
  return (
    <Part title={t(texts.contact)}>
      {isGuest && (
        <p className={styles.soft}>
          {t(texts.haveAccount)}{' '}
          <Link link={{ to: path ? `/user/login?${new URLSearchParams({ to: path })}` : '/user/login' }}>
            {t(texts.signIn)}
          </Link>
        </p>
      )}
      <Field label={t(texts.name)} error={form.error('contact.name')} required>
        <TextInput {...form.register('contact.name')} autoComplete="name" maxLength={200} />
      </Field>
      <FieldRow>
        <Field label={t(texts.email)} hint={t(texts.emailHint)} error={form.error('contact.email')} required>
          <TextInput {...form.register('contact.email')} type="email" autoComplete="email" maxLength={254} />
        </Field>
        <Field label={t(texts.phone)} error={form.error('contact.phone')} required>
          <TextInput {...form.register('contact.phone')} type="tel" autoComplete="tel" maxLength={40} />
        </Field>
      </FieldRow>
    </Part>
  )
}
