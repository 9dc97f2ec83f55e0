import { useState } from 'react'
import { call as receiptsCall } from '@client/organisation/calls/pos/receipts'
import { useLocale } from '@kit/boot'
import { formatBaht, formatTime } from '@kit/format'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { useCall } from '@kit/use-call'
import { CashMove } from './cash-move'
import { ReceiptSheet } from './receipt-sheet'
import styles from './shift.module.css'
import { texts } from './texts'
import type { OpenedRegister } from './till-types'
import type { useOutbox } from './use-outbox'

type Props = {
  opened: OpenedRegister
  outbox: Pick<ReturnType<typeof useOutbox>, 'unsent' | 'refused' | 'flush'>
  onClose: () => void
  onBack: () => void
}

/** The shift: its receipts, cash in and out, and its closing. */
export function ReceiptsSection({ opened, outbox, onClose, onBack }: Props) {
  const t = useT()
  const locale = useLocale()
  const { shift } = opened
  const { unsent, refused } = outbox
  const { data, error, refetch } = useCall(receiptsCall, {
    branch: opened.branch.id,
    ...(shift ? { shift: shift.id } : {}),
  })
  const [shown, show] = useState<string>()
  const [isMoving, setMoving] = useState(false)
  return (
    <section className={styles.sheet}>
      <header className={styles.bar}>
        <button type="button" onClick={onBack} aria-label={t(texts.back)}>
          <Icon name="arrow-left" />
        </button>
        <h1>
          {t(texts.shift)} {opened.register.code}
        </h1>
        {shift && <span>{t(texts.since, { time: formatTime(shift.openedAt, locale) })}</span>}
        {unsent > 0 && <span className={styles.warn}>{t(texts.unsent, { n: unsent })}</span>}
      </header>
      <div className={styles.buttons}>
        <Button look="secondary" icon="cash" onClick={() => setMoving(true)}>
          {t(texts.cashMove)}
        </Button>
        <Button icon="lock" onClick={onClose}>
          {t(texts.closeShift)}
        </Button>
      </div>
      {refused.length > 0 && (
        <section aria-labelledby="till-refused">
          <h2 id="till-refused">{t(texts.refused, { n: refused.length })}</h2>
          <p>{t(texts.refusedHint)}</p>
          <ul role="list" className={styles.refused}>
            {refused.map(({ id, number, message }) => (
              <li key={id}>
                <span>{number}</span>
                <small className={styles.warn}>{message}</small>
              </li>
            ))}
          </ul>
          <Button look="secondary" onClick={() => void outbox.flush()}>
            {t(texts.retry)}
          </Button>
        </section>
      )}
      <h2>{t(texts.receipts)}</h2>
      {error && (
        <p role="alert">
          {error.message}{' '}
          <button type="button" onClick={() => void refetch()}>
            {t(texts.retry)}
          </button>
        </p>
      )}
      {data?.items.length === 0 && <p>{t(texts.noReceipts)}</p>}
      <ul role="list" className={styles.receipts}>
        {data?.items.map((row) => (
          <li key={row.id}>
            <button type="button" onClick={() => show(row.id)}>
              <span>{row.number}</span>
              <small>
                {formatTime(row.at, locale)} · {row.cashier}
              </small>
              <strong>{formatBaht(row.total, locale)}</strong>
              {row.refunded > 0 && (
                <small className={styles.warn}>{t(texts.refunded, { amount: formatBaht(row.refunded, locale) })}</small>
              )}
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && <ReceiptSheet id={shown} opened={opened} onClose={() => show(undefined)} />}
      {isMoving && shift && <CashMove shift={shift.id} position={opened.position} onClose={() => setMoving(false)} />}
    </section>
  )
}
