import { useEffect, useEffectEvent, useState } from 'react'
import type { IntentView } from '@schemas/commerce/entities/payment-view'
import { usePayMethod } from '@areas/commerce/ui/pay/method-choice'
import { useOpenIntent, usePayment } from '@areas/commerce/ui/pay/use-payment'
import { useSecondsLeft } from '@areas/commerce/ui/pay/use-seconds-left'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { EmptyState } from '@kit/ui/empty-state'
import { Skeleton } from '@kit/ui/skeleton'
import { PayFacts } from './pay-facts'
import { QrCard } from './qr-card'
import { sampleIntent } from './sample-intent'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, showSteps }: Props) {
  const t = useT()
  const shared = usePayment()
  const { payment, isCanvas } = shared
  const { open, refusal } = useOpenIntent(shared)
  const method = usePayMethod(payment)
  const intent = isCanvas ? sampleIntent : payment?.intent?.method === method ? payment?.intent : undefined
  /** What expired while it was shown: it stays in sight, and is not replaced unasked. */
  const [last, setLast] = useState<IntentView>()
  if (intent && intent.id !== last?.id) setLast(intent)
  const isWanted = payment?.step === 'pay' && method !== undefined && !intent && last?.method !== method
  const openFirst = useEffectEvent(() => {
    if (method) open(method).catch(shown)
  })
  useEffect(() => {
    if (isWanted) openFirst()
  }, [isWanted, method])
  const shownIntent = intent ?? (last?.method === method ? last : undefined)
  const seconds = useSecondsLeft(isCanvas ? undefined : shownIntent?.expiresAt)
  const isExpired = !isCanvas && shownIntent !== undefined && (seconds === 0 || !intent)
  if (!isCanvas && (payment?.step !== 'pay' || method === undefined)) return null
  const isQr = (shownIntent?.method ?? method) === 'promptpay'
  return (
    <section className={styles.promptpay} aria-labelledby={`${blockId}-title`}>
      <h2 id={`${blockId}-title`} className={styles.title}>
        {t(isQr ? texts.title : texts.transferTitle)}
      </h2>
      {refusal ? (
        <div role="alert">
          <EmptyState
            icon="alert-triangle"
            tone="danger"
            title={refusal}
            action={
              method && (
                <ActionButton onAction={() => open(method)} onError={shown}>
                  {t(texts.retry)}
                </ActionButton>
              )
            }
          />
        </div>
      ) : !shownIntent ? (
        <output className={styles.loading}>
          <Skeleton width="17rem" height="17rem" />
          <span className="visually-hidden">{t(texts.loading)}</span>
        </output>
      ) : isExpired ? (
        <div role="alert">
          <EmptyState
            icon="clock"
            title={t(texts.expired)}
            action={
              <ActionButton icon="refresh" onAction={() => open(shownIntent.method)} onError={shown}>
                {t(texts.again)}
              </ActionButton>
            }
          >
            {t(texts.expiredHint)}
          </EmptyState>
        </div>
      ) : (
        <div className={styles.columns}>
          {isQr && <QrCard intent={shownIntent} seconds={seconds} />}
          <PayFacts intent={shownIntent} />
        </div>
      )}
      {showSteps && isQr && !isExpired && !refusal && (
        <ol className={styles.steps}>
          <li>{t(texts.step1)}</li>
          <li>{t(texts.step2)}</li>
          <li>{t(texts.step3)}</li>
        </ol>
      )}
    </section>
  )
}

/** The block shows why. */
const shown = () => {}
