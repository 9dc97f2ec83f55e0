import type { PaymentView } from '@schemas/commerce/entities/payment-view'
import { choosePayMethod, usePayMethod } from '@areas/commerce/ui/pay/method-choice'
import { usePayment } from '@areas/commerce/ui/pay/use-payment'
import { useLocale } from '@kit/boot'
import { formatBaht } from '@kit/format'
import { Notice } from '@kit/form/notice'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { ListState } from '@kit/ui/list-state'
import { RadioGroup } from '@kit/ui/radio-group'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, title, level, ordersPage }: Props) {
  const t = useT()
  const { payment, error, isMissing, isUnknown, retry, isCanvas } = usePayment()
  const Heading = `h${level}` as 'h1' | 'h2'
  const toOrders = <ButtonLink link={{ to: ordersPage }}>{t(texts.orders)}</ButtonLink>
  return (
    <section className={styles.payment} aria-labelledby={`${blockId}-title`}>
      <div>
        <Heading id={`${blockId}-title`} className={styles.title}>
          {title ?? t(texts.title)}
        </Heading>
        {payment && <p className={styles.soft}>{t(texts.order, { number: payment.number })}</p>}
      </div>
      {isCanvas ? (
        <Amount payment={sample} />
      ) : isMissing || isUnknown ? (
        <EmptyState
          icon={isUnknown ? 'lock' : 'receipt'}
          title={t(isUnknown ? texts.unknown : texts.missing)}
          action={toOrders}
        >
          {t(isUnknown ? texts.unknownHint : texts.missingHint)}
        </EmptyState>
      ) : (
        <ListState isLoading={!payment && !error} error={error?.message} onRetry={retry} rows={2}>
          {() => payment && <State payment={payment} />}
        </ListState>
      )}
    </section>
  )
}

/** On the builder's canvas. */
const sample = { total: 59_000, paid: 0, due: 59_000 }

function Amount({ payment }: { payment: Pick<PaymentView, 'total' | 'paid' | 'due'> }) {
  const t = useT()
  const locale = useLocale()
  const money = (satang: number) => formatBaht(satang, locale)
  return (
    <p className={styles.amount}>
      <span>{t(texts.due)}</span>
      <strong>{formatBaht(payment.due, locale, { fixed: true })}</strong>
      {payment.paid > 0 && <span>{t(texts.part, { paid: money(payment.paid), total: money(payment.total) })}</span>}
    </p>
  )
}

function State({ payment }: { payment: PaymentView }) {
  const t = useT()
  const method = usePayMethod(payment)
  const [last] = payment.slips
  const isPaid = payment.step === 'result' && payment.due === 0
  const order = `/shop/orders/${encodeURIComponent(payment.order)}`
  return (
    <div className={styles.state} role="status">
      {isPaid ? (
        <div className={styles.paid} data-state="paid">
          <Icon name="circle-check" size="3rem" />
          <p className={styles.paidTitle}>{t(texts.paidTitle)}</p>
          <p>{t(texts.paid)}</p>
          <p className={styles.acts}>
            {payment.returnTo && <ButtonLink link={{ to: payment.returnTo }}>{t(texts.goOn)}</ButtonLink>}
            <ButtonLink look={payment.returnTo ? 'secondary' : 'primary'} link={{ to: order }}>
              {t(texts.toOrder)}
            </ButtonLink>
          </p>
        </div>
      ) : payment.step === 'result' ? (
        <EmptyState
          icon="clock"
          title={t(texts.over)}
          action={
            <ButtonLink look="secondary" link={{ to: order }}>
              {t(texts.toOrder)}
            </ButtonLink>
          }
        >
          {t(texts.overHint)}
        </EmptyState>
      ) : (
        <>
          <Amount payment={payment} />
          {payment.step === 'review' && (
            <div className={styles.review} data-state="review">
              <Icon name="hourglass" size="1.5rem" />
              <p>
                <strong>{t(texts.reviewTitle)}</strong>
                <span>{t(texts.review)}</span>
              </p>
            </div>
          )}
          {payment.step === 'pay' && last?.status === 'rejected' && (
            <Notice tone="danger">
              <strong>{t(texts.rejected)}</strong>
              {last.reason && <p>{last.reason}</p>}
            </Notice>
          )}
          {payment.step === 'pay' && payment.methods.length === 0 && (
            <Notice tone="warning">{t(texts.noMethods)}</Notice>
          )}
          {payment.step === 'pay' && payment.methods.length > 1 && method && (
            <RadioGroup
              label={t(texts.method)}
              inline
              value={method}
              options={payment.methods.map((value) => ({ value, label: t(texts.methods[value]) }))}
              onChange={(event) => choosePayMethod(event.target.value as typeof method)}
            />
          )}
        </>
      )}
    </div>
  )
}
