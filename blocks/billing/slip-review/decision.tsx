import { type RefObject, useEffect, useRef, useState } from 'react'
import type { SlipReview } from '@schemas/commerce/entities/payment-view'
import { call as confirmSlip } from '@client/commerce/calls/billing/manage-confirm-slip'
import { call as rejectSlip } from '@client/commerce/calls/billing/manage-reject-slip'
import { call as unmatchedCall } from '@client/commerce/calls/billing/manage-unmatched'
import { useLocale } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { FieldRow } from '@kit/form/field-row'
import { MoneyField } from '@kit/form/money-field'
import { Notice } from '@kit/form/notice'
import { formatBaht } from '@kit/format'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { useActionState } from '@kit/ui/action-state'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { TextInput } from '@kit/ui/text-input'
import { refreshCalls } from '@kit/use-call'
import { Rejection } from './rejection'
import { texts } from './texts'
import styles from './view.module.css'

type Props = {
  slip: SlipReview
  amountRef: RefObject<HTMLInputElement | null>
  isRejecting: boolean
  onReject: (isRejecting: boolean) => void
  onDecided: () => void
}

/** Confirms what was really received, or rejects with a reason. */
export function Decision({ slip, amountRef, isRejecting, onReject, onDecided }: Props) {
  const t = useT()
  const locale = useLocale()
  const [amount, setAmount] = useState<number | null>(slip.amount ?? slip.asked)
  const [bank, setBank] = useState(slip.bank ?? '')
  const [reference, setReference] = useState(slip.reference ?? '')
  const [problem, setProblem] = useState('')
  const alert = useRef<HTMLDivElement>(null)
  const fail = (error: unknown) => setProblem(error instanceof Error ? error.message : String(error))
  const { state, run } = useActionState(fail)
  useEffect(() => {
    if (problem) alert.current?.focus()
  }, [problem])
  const money = (satang: number) => formatBaht(satang, locale)
  const confirm = async () => {
    setProblem('')
    if (amount === null || !(amount > 0)) throw new Error(t(texts.amountNeeded))
    const isRead = slip.reference !== undefined
    const { credited, unmatched } = await callGateway(confirmSlip, {
      slip: slip.id,
      amount,
      ...(!isRead && bank && reference ? { bank, reference: reference.toUpperCase() } : {}),
    })
    void refreshCalls(unmatchedCall)
    showToast(
      unmatched > 0
        ? t(texts.surplus, { amount: money(credited), rest: money(unmatched) })
        : t(texts.credited, { amount: money(credited) }),
      { tone: 'success' },
    )
    onDecided()
  }
  const reject = async (reason: string) => {
    setProblem('')
    await callGateway(rejectSlip, { slip: slip.id, reason })
    showToast(t(texts.rejected))
    onDecided()
  }
  if (slip.isOwn) return <Notice tone="info">{t(texts.own)}</Notice>
  return (
    <div className={styles.decision}>
      <div ref={alert} tabIndex={-1} role="alert">
        {problem && <Notice tone="danger">{problem}</Notice>}
      </div>
      {isRejecting ? (
        <Rejection onReject={reject} onFail={fail} onBack={() => onReject(false)} />
      ) : (
        <form
          method="dialog"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            void run(confirm)
          }}
        >
          <Field label={t(texts.received)} hint={t(texts.receivedHint)}>
            <MoneyField ref={amountRef} value={amount} onChange={setAmount} />
          </Field>
          {slip.reference === undefined && (
            <FieldRow>
              <Field label={t(texts.bank)} hint={t(texts.bankWrong)} optional>
                <TextInput
                  value={bank}
                  inputMode="numeric"
                  maxLength={3}
                  onChange={(event) => setBank(event.target.value)}
                />
              </Field>
              <Field label={t(texts.reference)} optional>
                <TextInput value={reference} maxLength={60} onChange={(event) => setReference(event.target.value)} />
              </Field>
            </FieldRow>
          )}
          <div className={styles.acts}>
            <ActionButton type="submit" icon="check" state={state}>
              {t(texts.confirm)}
            </ActionButton>
            <Button look="secondary" icon="x" onClick={() => onReject(true)}>
              {t(texts.reject)}
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}
