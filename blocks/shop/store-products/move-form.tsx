import { useState } from 'react'
import { type HandReason, handReasons, type StockShelf } from '@schemas/commerce/entities/staff-stock'
import { call as ledgerCall } from '@client/commerce/calls/stock/ledger'
import { call as levelsCall } from '@client/commerce/calls/stock/levels'
import { call as moveCall } from '@client/commerce/calls/stock/move'
import { reportFailure } from '@areas/commerce/ui/report-failure'
import { callGateway } from '@kit/call-gateway'
import { MoneyField } from '@kit/form/money-field'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Field } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { refreshCalls } from '@kit/use-call'
import { texts } from './texts'
import styles from './view.module.css'

const comesIn = new Set<HandReason>(['received', 'returned'])

/** Changes what is on hand: so many in or out for a reason, or what was counted. */
export function MoveForm({ shelf: { item, location, title }, onHand }: { shelf: StockShelf; onHand: number }) {
  const t = useT()
  const [reason, setReason] = useState<HandReason>('received')
  const [pieces, setPieces] = useState('')
  const [cost, setCost] = useState<number | null>(null)
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState('')
  const count = Math.floor(Number(pieces))
  const delta = reason === 'recount' ? count - onHand : comesIn.has(reason) ? count : -count
  const save = async () => {
    const isNothing = pieces.trim() === '' || !Number.isFinite(delta) || delta === 0 || count < 0
    setProblem(isNothing ? t(texts.nothing) : '')
    if (isNothing) return false
    const answer = await callGateway(moveCall, {
      item,
      location,
      delta,
      reason,
      ...(cost !== null && delta > 0 ? { cost } : {}),
      ...(note.trim() === '' ? {} : { note: note.trim() }),
    })
    await refreshCalls(levelsCall, ledgerCall)
    setPieces('')
    setCost(null)
    setNote('')
    showToast(t(texts.saved, { title, count: answer.onHand }), { tone: 'success' })
    return true
  }
  return (
    <section className={styles.facts}>
      <h3>{t(texts.change)}</h3>
      <div className={styles.pair}>
        <Field label={t(texts.reason)}>
          <Select
            value={reason}
            options={handReasons.map((value) => ({ value, label: t(texts.reasons[value]) }))}
            onChange={({ target }) => setReason(target.value as HandReason)}
          />
        </Field>
        <Field label={t(reason === 'recount' ? texts.counted : texts.pieces)} error={problem}>
          <TextInput
            type="number"
            min={0}
            value={pieces}
            onChange={({ target }) => setPieces(target.value)}
            onKeyDown={({ key, currentTarget }) => {
              if (key === 'Enter') currentTarget.closest('section')?.querySelector<HTMLElement>('button')?.click()
            }}
          />
        </Field>
        {reason === 'received' && (
          <Field label={t(texts.cost)} optional>
            <MoneyField value={cost} onChange={setCost} />
          </Field>
        )}
        <Field label={t(texts.note)} optional>
          <TextInput value={note} maxLength={500} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </div>
      <ActionButton onAction={save} onError={reportFailure}>
        {t(texts.save)}
      </ActionButton>
    </section>
  )
}
