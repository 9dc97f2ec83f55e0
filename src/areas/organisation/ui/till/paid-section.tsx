import { useEffect, useEffectEvent, useState } from 'react'
import { useLocale } from '@kit/boot'
import { formatBaht } from '@kit/format'
import { PrintFrame } from '@kit/print/print-frame'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import styles from './checkout.module.css'
import { type PrintedReceipt, ReceiptPaper } from './receipt-paper'
import { texts } from './texts'
import type { OpenedRegister } from './till-types'

type Props = { opened: OpenedRegister; receipt: PrintedReceipt; onNext: () => void }

/** What to give back, in large figures; the next customer may begin at once. */
export function PaidSection({ opened, receipt, onNext }: Props) {
  const t = useT()
  const locale = useLocale()
  const [isPrinting, setPrinting] = useState(false)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === 'Escape') onNext()
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <section className={styles.paid} aria-live="polite">
      <small>{receipt.number}</small>
      {receipt.change > 0 ? (
        <p>
          {t(texts.change)}
          <strong>{formatBaht(receipt.change, locale)}</strong>
        </p>
      ) : (
        <p>
          {t(texts.noChange)}
          <strong>{formatBaht(receipt.priced.total + receipt.rounding, locale)}</strong>
        </p>
      )}
      <div className={styles.after}>
        <Button size="l" onClick={onNext}>
          {t(texts.next)}
        </Button>
        <Button size="l" look="secondary" icon="printer" onClick={() => setPrinting(true)}>
          {t(texts.print)}
        </Button>
      </div>
      {isPrinting && (
        <PrintFrame paper="receipt-80" onDone={() => setPrinting(false)}>
          <ReceiptPaper opened={opened} receipt={receipt} />
        </PrintFrame>
      )}
    </section>
  )
}
