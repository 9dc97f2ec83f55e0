import { useState } from 'react'
import type { OrderView } from '@schemas/commerce/entities/order-view'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import { reportFailure } from '@areas/commerce/ui/report-failure'
import { texts } from './texts'
import styles from './view.module.css'

type Wanted = { lines?: { line: string; units: number }[]; reason: string }
type Props = {
  order: OrderView
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onRequest: (wanted: Wanted) => Promise<void>
}

/** Asks for money of an order back: of chosen pieces, or all. */
export function RefundForm({ order, isOpen, onOpen, onRequest }: Props) {
  const t = useT()
  const [units, setUnits] = useState<Readonly<Record<string, number>>>({})
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<'reasonNeeded' | 'unitsNeeded'>()
  const request = async (isWhole: boolean) => {
    const lines = Object.entries(units)
      .map(([line, count]) => ({ line, units: count }))
      .filter((each) => each.units > 0)
    const found = reason.trim() === '' ? 'reasonNeeded' : !isWhole && lines.length === 0 ? 'unitsNeeded' : undefined
    setProblem(found)
    if (found) return false
    await onRequest({ reason: reason.trim(), ...(isWhole ? {} : { lines }) })
    return true
  }
  if (!isOpen)
    return (
      <Button size="s" look="quiet" icon="arrow-back-up" onClick={() => onOpen(true)}>
        {t(texts.refund)}
      </Button>
    )
  return (
    <div className={styles.parcel}>
      <ul role="list" className={styles.list}>
        {order.lines
          .filter(({ quantity, refunded }) => quantity > refunded)
          .map(({ id, title, quantity, refunded }) => (
            <li key={id} className={styles.row}>
              <span>{title}</span>
              <span className={styles.units}>
                <input
                  type="number"
                  min={0}
                  max={quantity - refunded}
                  value={units[id] ?? 0}
                  aria-label={t(texts.refundUnits, { title })}
                  onChange={({ target }) =>
                    setUnits({
                      ...units,
                      [id]: Math.max(0, Math.min(quantity - refunded, Math.floor(target.valueAsNumber || 0))),
                    })
                  }
                />
                / {quantity - refunded}
              </span>
            </li>
          ))}
      </ul>
      <Field label={t(texts.reason)} error={problem && t(texts[problem])}>
        <TextInput value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <div className={styles.acts}>
        <ActionButton size="s" onAction={() => request(false)} onError={reportFailure}>
          {t(texts.refundSome)}
        </ActionButton>
        <ActionButton size="s" look="secondary" onAction={() => request(true)} onError={reportFailure}>
          {t(texts.refundAll)}
        </ActionButton>
      </div>
    </div>
  )
}
