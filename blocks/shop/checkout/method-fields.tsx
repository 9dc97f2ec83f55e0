import { useEffect } from 'react'
import type { QuoteView } from '@schemas/commerce/entities/checkout'
import { chooseMethod } from '@areas/commerce/ui/checkout/method-choice'
import { useLocale } from '@kit/boot'
import { formatBaht } from '@kit/format'
import type { CallForm } from '@kit/form/use-call-form'
import { Notice } from '@kit/form/notice'
import { Icon } from '@kit/icon'
import { usePageLink } from '@kit/page-link'
import { useT } from '@kit/t'
import { FieldError } from '@kit/ui/field'
import { Part } from './part'
import { texts } from './texts'
import type { CheckoutValues } from './values'
import styles from './view.module.css'

type Props = {
  form: CallForm<CheckoutValues>
  offered: QuoteView['methods']
  chosen: CheckoutValues['method']
}

const icons = { promptpay: 'qrcode', transfer: 'building-bank', cod: 'truck-delivery' } as const

/** The ways to pay. One that this order cannot be paid in stays visible and says so. */
export function MethodFields({ form, offered, chosen }: Props) {
  const t = useT()
  const locale = useLocale()
  const isCanvas = usePageLink() === null
  const { setValue } = form
  // Without a province nothing is priced yet: then all of them are open.
  const isOpen = offered.every(({ isOffered }) => !isOffered)
  const isPossible = offered.some(({ method, isOffered }) => method === chosen && (isOffered || isOpen))
  const first = offered.find(({ isOffered }) => isOffered || isOpen)?.method
  useEffect(() => {
    if (!isPossible && first) setValue('method', first)
    else if (chosen) chooseMethod(chosen)
  }, [isPossible, first, chosen, setValue])
  const error = form.error('method')
  return (
    <Part title={t(texts.payment)} role="radiogroup" describedBy={error ? 'method-error' : undefined}>
      {offered.length === 0 && !isCanvas && <Notice tone="warning">{t(texts.noMethods)}</Notice>}
      <div className={styles.methods}>
        {offered.map(({ method, isOffered, fee }) => (
          <label key={method} className={styles.method} data-off={isOffered || isOpen ? undefined : ''}>
            <input
              type="radio"
              name="method"
              value={method}
              checked={chosen === method}
              disabled={!isOffered && !isOpen}
              onChange={() => setValue('method', method, { shouldDirty: true })}
            />
            <Icon name={icons[method]} size="1.5rem" />
            <span className={styles.methodText}>
              <span className={styles.methodName}>
                {t(texts.methods[method])}
                {fee > 0 && <span> {t(texts.methodFee, { fee: formatBaht(fee, locale) })}</span>}
              </span>
              <span className={styles.soft}>
                {t(isOffered || isOpen ? texts.methodHints[method] : texts.notOffered)}
              </span>
            </span>
          </label>
        ))}
      </div>
      <FieldError id="method-error">{error}</FieldError>
    </Part>
  )
}
