import { useState } from 'react'
import { call as receiptCall } from '@client/organisation/calls/pos/receipt'
import { call as receiptsCall } from '@client/organisation/calls/pos/receipts'
import { call as refundCall } from '@client/organisation/calls/pos/refund'
import { useLocale } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { formatBaht } from '@kit/format'
import { PrintFrame } from '@kit/print/print-frame'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Checkbox } from '@kit/ui/checkbox'
import { Field } from '@kit/ui/field'
import { Modal } from '@kit/ui/modal/modal'
import { TextInput } from '@kit/ui/text-input'
import { refreshCalls, useCall } from '@kit/use-call'
import { ReceiptPaper } from './receipt-paper'
import styles from './sheets.module.css'
import { texts } from './texts'
import type { OpenedRegister } from './till-types'

type Props = { id: string; opened: OpenedRegister; onClose: () => void }

/** A receipt to print again, and for leads to refund lines of. */
export function ReceiptSheet({ id, opened, onClose }: Props) {
  const t = useT()
  const locale = useLocale()
  const { data, error } = useCall(receiptCall, { id })
  const [isPrinting, setPrinting] = useState(false)
  const [units, setUnits] = useState<Record<string, number>>({})
  const [reason, setReason] = useState('')
  const [restock, setRestock] = useState(false)
  const [problem, setProblem] = useState('')
  const lines = Object.entries(units).flatMap(([line, count]) => (count > 0 ? [{ line, units: count }] : []))
  const refund = async () => {
    setProblem('')
    try {
      await callGateway(refundCall, {
        sale: id,
        shift: opened.shift?.id ?? '',
        lines,
        method: 'cash',
        reason,
        restock,
      })
      void refreshCalls(receiptCall, receiptsCall)
      setUnits({})
    } catch (failed) {
      setProblem(failed instanceof Error ? failed.message : '')
    }
  }
  const mayRefund = data?.mayRefund && opened.shift
  return (
    <Modal
      title={data?.number ?? t(texts.receipt)}
      onClose={onClose}
      foot={
        data && (
          <>
            <Button look="secondary" icon="printer" onClick={() => setPrinting(true)}>
              {t(texts.reprint)}
            </Button>
            {mayRefund && lines.length > 0 && (
              <Button look="danger" disabled={reason.trim() === ''} onClick={() => void refund()}>
                {t(texts.refundNow)}
              </Button>
            )}
          </>
        )
      }
    >
      {error && <p role="alert">{error.message}</p>}
      <ul role="list" className={styles.lines}>
        {data?.lines.map((line) => (
          <li key={line.id}>
            <span>
              {line.quantity} × {line.title}
              {line.options && <small>{line.options}</small>}
            </span>
            <span>{formatBaht(line.total, locale)}</span>
            {mayRefund && line.refunded < line.quantity && (
              <label>
                {t(texts.refundUnits)}
                <input
                  type="number"
                  min={0}
                  max={line.quantity - line.refunded}
                  value={units[line.id] ?? 0}
                  onChange={(event) => setUnits({ ...units, [line.id]: Math.floor(Number(event.target.value)) })}
                />
              </label>
            )}
          </li>
        ))}
      </ul>
      {data && (
        <p className={styles.total}>
          <span>{t(texts.total)}</span>
          <strong>{formatBaht(data.total, locale)}</strong>
        </p>
      )}
      {data && data.refunded > 0 && <p>{t(texts.refunded, { amount: formatBaht(data.refunded, locale) })}</p>}
      {lines.length > 0 && (
        <>
          <Field label={t(texts.reason)}>
            <TextInput value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />
          </Field>
          <Checkbox label={t(texts.restock)} checked={restock} onChange={(event) => setRestock(event.target.checked)} />
        </>
      )}
      {problem && <p role="alert">{problem}</p>}
      {isPrinting && data && (
        <PrintFrame paper="receipt-80" onDone={() => setPrinting(false)}>
          <ReceiptPaper opened={opened} receipt={{ ...data, priced: data, isCopy: true }} />
        </PrintFrame>
      )}
    </Modal>
  )
}
