import { useState } from 'react'
import { call as linkCall } from '@client/commerce/calls/billing/pay-link'
import { call as payByLink } from '@client/commerce/calls/billing/pay-by-link'
import { keepOrderKey } from '@areas/commerce/ui/order/order-keys'
import { useLocale } from '@kit/boot'
import { CallForm } from '@kit/form/call-form'
import { FieldRow } from '@kit/form/field-row'
import { useCallForm } from '@kit/form/use-call-form'
import { formatBaht } from '@kit/format'
import { navigateTo } from '@kit/navigate'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Checkbox } from '@kit/ui/checkbox'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import { Textarea } from '@kit/ui/textarea'
import { refreshCalls } from '@kit/use-call'
import { newPayKey } from './pay-key'
import { texts } from './texts'

type Values = {
  contact: { name: string; email: string; phone: string }
  wantsTax: boolean
  tax: { name: string; taxId: string; branchNo: string; address: string }
}
const noValues: Values = {
  contact: { name: '', email: '', phone: '' },
  wantsTax: false,
  tax: { name: '', taxId: '', branchNo: '00000', address: '' },
}

type Props = { slug: string; amount: number; taxInvoice: boolean; payPage: string }

/** Who pays; the order that it makes is then paid like any other. */
export function PayForm({ slug, amount, taxInvoice, payPage }: Props) {
  const t = useT()
  const locale = useLocale()
  /** Sent again, the gateway answers the same order. */
  const [key] = useState(newPayKey)
  const form = useCallForm<typeof payByLink, Values>(payByLink, {
    contract: () => import('@schemas/commerce/calls/billing/pay-by-link'),
    defaultValues: noValues,
    needed: {
      'contact.name': texts.nameNeeded,
      'contact.email': texts.emailNeeded,
      'contact.phone': texts.phoneNeeded,
      'tax.name': texts.needed,
      'tax.taxId': texts.needed,
      'tax.address': texts.needed,
    },
    input: ({ contact, wantsTax, tax }) => ({
      slug,
      key,
      seenAmount: amount,
      contact,
      ...(wantsTax ? { tax } : {}),
    }),
    refused: () => {
      void refreshCalls(linkCall)
      return false
    },
    done: ({ order, number, token }) => {
      keepOrderKey(token, order, number)
      navigateTo(`${payPage}?order=${encodeURIComponent(order)}`)
    },
  })
  return (
    <CallForm form={form} label={t(texts.title)}>
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
      {taxInvoice && <Checkbox {...form.register('wantsTax')} label={t(texts.wantsTax)} />}
      {form.watch('wantsTax') && (
        <>
          <Field label={t(texts.taxName)} error={form.error('tax.name')} required>
            <TextInput {...form.register('tax.name')} maxLength={200} />
          </Field>
          <FieldRow>
            <Field label={t(texts.taxId)} error={form.error('tax.taxId')} required>
              <TextInput {...form.register('tax.taxId')} inputMode="numeric" maxLength={40} />
            </Field>
            <Field label={t(texts.branch)} error={form.error('tax.branchNo')} required>
              <TextInput {...form.register('tax.branchNo')} inputMode="numeric" maxLength={5} />
            </Field>
          </FieldRow>
          <Field label={t(texts.taxAddress)} error={form.error('tax.address')} required>
            <Textarea {...form.register('tax.address')} rows={2} maxLength={500} />
          </Field>
        </>
      )}
      <ActionButton type="submit" size="l" full state={form.state}>
        {t(texts.pay, { amount: formatBaht(amount, locale) })}
      </ActionButton>
    </CallForm>
  )
}
