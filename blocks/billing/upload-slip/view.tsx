import { useState } from 'react'
import { usePayMethod } from '@areas/commerce/ui/pay/method-choice'
import { usePayment } from '@areas/commerce/ui/pay/use-payment'
import { useLocale, useTimeZone } from '@kit/boot'
import { formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { Button } from '@kit/ui/button'
import type { Props } from './schema'
import { SlipForm } from './slip-form'
import { texts } from './texts'
import styles from './view.module.css'

const tones = {
  uploaded: 'info',
  verifying: 'info',
  needs_review: 'info',
  verified: 'success',
  rejected: 'danger',
} as const

export function View({ blockId, title, note }: Props) {
  const t = useT()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const shared = usePayment()
  const { payment, isCanvas } = shared
  const method = usePayMethod(payment)
  const [isMore, setMore] = useState(false)
  /** The way that was paid in, also when its QR has expired since. */
  const [intent, setIntent] = useState<string>()
  const open = payment?.intent?.method === method ? payment?.intent?.id : undefined
  if (open !== undefined && open !== intent) setIntent(open)
  if (!isCanvas && (!payment || payment.step === 'result')) return null
  // Nothing can have been paid yet.
  if (payment && payment.methods.length === 0 && payment.slips.length === 0) return null
  const isForm = isCanvas || payment?.step === 'pay' || isMore
  return (
    <section className={styles.upload} aria-labelledby={`${blockId}-title`}>
      <h2 id={`${blockId}-title`} className={styles.title}>
        {title ?? t(texts.title)}
      </h2>
      {isForm && (
        <>
          <p className={styles.soft}>{note ?? t(texts.intro)}</p>
          <SlipForm shared={shared} intent={intent} due={payment?.due ?? 0} onSent={() => setMore(false)} />
        </>
      )}
      {payment && payment.slips.length > 0 && (
        <ul role="list" className={styles.slips} aria-label={t(texts.slips)}>
          {payment.slips.map(({ id, status, sentAt, reason }) => (
            <li key={id}>
              <Badge tone={tones[status]}>{t(texts.states[status])}</Badge>
              <span className={styles.soft}>
                {t(texts.sentAt, { time: formatDateTime(sentAt, locale, { timeZone, style: 'short' }) })}
              </span>
              {reason && <span>{reason}</span>}
            </li>
          ))}
        </ul>
      )}
      {!isForm && (
        <div>
          <Button look="quiet" icon="plus" onClick={() => setMore(true)}>
            {t(texts.more)}
          </Button>
        </div>
      )}
    </section>
  )
}
