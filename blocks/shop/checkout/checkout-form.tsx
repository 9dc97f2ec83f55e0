import { useEffect, useRef, useState } from 'react'
import { Controller } from 'react-hook-form'
import { call as cartCall } from '@client/commerce/calls/shop/cart'
import { call as placeOrder } from '@client/commerce/calls/shop/place-order'
import { call as quoteCall } from '@client/commerce/calls/shop/quote'
import { AddressFields, useAmphures, useTambons } from '@areas/account/public'
import { forgetCartMemory, writeCartToken } from '@areas/commerce/ui/cart/cart-memory'
import { useCart, useCartOwner } from '@areas/commerce/ui/cart/use-cart'
import { useQuote } from '@areas/commerce/ui/checkout/use-quote'
import { setProvince } from '@areas/commerce/ui/own-province'
import { keepOrderKey } from '@areas/commerce/ui/order/order-keys'
import { useLocale, useSession } from '@kit/boot'
import { CallForm } from '@kit/form/call-form'
import { useCallForm } from '@kit/form/use-call-form'
import { formatBaht } from '@kit/format'
import { navigateTo } from '@kit/navigate'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Field } from '@kit/ui/field'
import { Textarea } from '@kit/ui/textarea'
import { refreshCalls } from '@kit/use-call'
import { Consent } from './consent'
import { ContactFields } from './contact-fields'
import { DeliveryNote } from './delivery-note'
import { Differences } from './differences'
import { MethodFields } from './method-fields'
import { Part } from './part'
import { Prefill } from './prefill'
import { RecipientFields } from './recipient-fields'
import type { Props } from './schema'
import { TaxFields } from './tax-fields'
import { texts } from './texts'
import { useCheckoutDraft } from './use-checkout-draft'
import { type CheckoutValues, inputOf, noValues } from './values'
import styles from './view.module.css'

const needed = {
  'contact.name': texts.nameNeeded,
  'contact.email': texts.emailNeeded,
  'contact.phone': texts.phoneNeeded,
  'address.line': texts.lineNeeded,
  'address.province': texts.provinceNeeded,
  'address.amphure': texts.amphureNeeded,
  'address.tambon': texts.tambonNeeded,
  'address.postcode': texts.postcodeNeeded,
  'tax.name': texts.taxNameNeeded,
  'tax.taxId': texts.taxIdNeeded,
  'tax.address': texts.taxAddressNeeded,
}

/** One page from contact to consent. The gateway prices it again: what differs from what was seen must be accepted. */
export function CheckoutForm({ methods, note: hasNote, taxInvoice, terms, payPage }: Props) {
  const t = useT()
  const locale = useLocale()
  const { role } = useSession()
  const owner = useCartOwner()
  const { cart, token } = useCart()
  const { quote, province, isChanging } = useQuote()
  /** The total that was seen when the shop refused it. */
  const [seenTotal, setSeenTotal] = useState<number>()
  const [demands, setDemands] = useState(0)
  const forgetDraft = useRef(() => {})
  const form = useCallForm<typeof placeOrder, CheckoutValues>(placeOrder, {
    contract: () => import('@schemas/commerce/calls/shop/place-order'),
    defaultValues: noValues,
    needed,
    input: (values) => withoutRecipient(inputOf(values, { quote, token, nameOf })),
    check: (values) => checkValues(values),
    refused: (error) => {
      const { total } = (error.details ?? {}) as { total?: number }
      if (error.status !== 409 || total === undefined) {
        void refreshCalls(cartCall, quoteCall)
        return false
      }
      setSeenTotal(quote?.total)
      setDemands((before) => before + 1)
      void refreshCalls(cartCall, quoteCall)
      return true
    },
    done: ({ order, number, token: secret, step }) => {
      forgetDraft.current()
      if (secret) keepOrderKey(secret, order, number)
      if (owner.isGuest) writeCartToken('')
      forgetCartMemory(owner.key)
      void refreshCalls(cartCall, quoteCall)
      navigateTo(
        step === 'pay'
          ? `${payPage}?order=${encodeURIComponent(order)}`
          : `/shop/thankyou/${encodeURIComponent(order)}`,
      )
    },
  })
  const forget = useCheckoutDraft(form)
  useEffect(() => {
    forgetDraft.current = forget
  })
  const values = form.watch()
  const { address, method, wantsTax, hasRecipient } = values
  const amphures = useAmphures(address.province)
  const tambons = useTambons(address.amphure)
  useEffect(() => {
    if (address.province) setProvince(address.province)
  }, [address.province])
  const hasChanged = quote?.problem === 'changed' || (seenTotal !== undefined && seenTotal !== quote?.total)
  const offered = methods.flatMap((each) => quote?.methods.find((one) => one.method === each) ?? [])
  const submit = () => {
    if (hasChanged) setDemands((before) => before + 1)
    else form.submit()
  }
  return (
    <CallForm form={{ ...form, submit }} label={t(texts.title)} className={styles.form ?? ''}>
      <Prefill form={form} province={province} />
      {hasChanged && cart && (
        <Differences
          cart={cart}
          was={seenTotal}
          now={quote?.total ?? 0}
          attempts={demands}
          onAccepted={() => setSeenTotal(undefined)}
        />
      )}
      <ContactFields form={form} isGuest={role === 'guest'} />
      {quote?.isShipped && (
        <Part title={t(texts.address)}>
          <Controller
            control={form.control}
            name="address"
            render={({ field }) => (
              <AddressFields
                label={t(texts.address)}
                required
                value={field.value}
                onChange={field.onChange}
                errors={{
                  line: form.error('address.line'),
                  province: form.error('address.province'),
                  amphure: form.error('address.amphure'),
                  tambon: form.error('address.tambon'),
                  postcode: form.error('address.postcode'),
                }}
              />
            )}
          />
          <RecipientFields form={form} isOpen={hasRecipient} />
          <DeliveryNote quote={quote} province={province} />
        </Part>
      )}
      <MethodFields form={form} offered={offered} chosen={method} />
      {taxInvoice && <TaxFields form={form} isOpen={wantsTax} />}
      {hasNote && (
        <Field label={t(texts.note)} optional error={form.error('note')}>
          <Textarea {...form.register('note')} rows={2} maxLength={1000} />
        </Field>
      )}
      <Consent form={form} terms={terms} />
      <div className={styles.end}>
        <ActionButton
          type="submit"
          size="l"
          full
          state={form.state}
          disabled={isChanging || offered.length === 0}
          aria-describedby="checkout-after"
        >
          {t(quote && quote.total > 0 ? texts.place : texts.placeFree, {
            amount: formatBaht(quote?.total ?? 0, locale),
          })}
        </ActionButton>
        <p id="checkout-after" className={styles.soft}>
          {t(method === 'cod' ? texts.afterCod : texts.after)}
        </p>
      </div>
    </CallForm>
  )

  /** Couriers read Thai. */
  function nameOf(code: string): string {
    return [...amphures.places, ...tambons.places].find(({ id }) => id === code)?.name_th ?? code
  }

  function checkValues({ accepted, wantsTax: needsTax, tax, hasRecipient: isOther, recipient }: CheckoutValues) {
    return {
      ...(accepted ? {} : { accepted: t(texts.acceptNeeded) }),
      ...(needsTax && !/^\d{5}$/.test(tax.branchNo) ? { 'tax.branchNo': t(texts.branchWrong) } : {}),
      ...(isOther && quote?.isShipped && recipient.name.trim() === '' ? { 'recipient.name': t(texts.nameNeeded) } : {}),
      ...(isOther && quote?.isShipped && !isPhone(recipient.phone) ? { 'recipient.phone': t(texts.phoneNeeded) } : {}),
    }
  }
}

const isPhone = (text: string) => /^(?:\+?66|0)\d{8,9}$/.test(text.replaceAll(/[\s().-]/g, ''))

/**
 * Name and phone of the address are those of the contact or of the recipient, where they are checked: here they must not
 * be refused a second time, at no field.
 */
function withoutRecipient(input: ReturnType<typeof inputOf>): ReturnType<typeof inputOf> {
  if (!input.address) return input
  const { name, phone } = input.address
  return {
    ...input,
    address: { ...input.address, name: name.trim() || '-', phone: isPhone(phone) ? phone : '000000000' },
  }
}
