import { useState } from 'react'
import { parseBaht } from '@schemas/money/parse-baht'
import { mayAs, type Position } from '@schemas/organisation/entities/position'
import { call as moveCall } from '@client/organisation/calls/pos/cash-move'
import { callGateway } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { Modal } from '@kit/ui/modal/modal'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { texts } from './texts'

type Kind = keyof typeof texts.kinds
type Props = { shift: string; position: Position; onClose: () => void }

/** Cash into the drawer; out of it for leads. */
export function CashMove({ shift, position, onClose }: Props) {
  const t = useT()
  const kinds: Kind[] = mayAs(position, 'lead') ? ['in', 'out', 'drop', 'deposit'] : ['in']
  const [kind, setKind] = useState<Kind>('in')
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const satang = parseBaht(amount)
  const save = async () => {
    try {
      await callGateway(moveCall, { shift, kind, amount: satang ?? 0, reason })
      onClose()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '')
    }
  }
  return (
    <Modal
      title={t(texts.cashMove)}
      onClose={onClose}
      foot={
        <Button disabled={!satang || satang <= 0 || reason.trim() === ''} onClick={() => void save()}>
          {t(texts.save)}
        </Button>
      }
    >
      <Field label={t(texts.cashMove)}>
        <Select
          value={kind}
          options={kinds.map((each) => ({ value: each, label: t(texts.kinds[each]) }))}
          onChange={(event) => setKind(event.target.value as Kind)}
        />
      </Field>
      <Field label={t(texts.amount)}>
        <TextInput inputMode="decimal" value={amount} onChange={(event) => setAmount(event.target.value)} />
      </Field>
      <Field label={t(texts.reason)}>
        <TextInput value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />
      </Field>
      {problem && <p role="alert">{problem}</p>}
    </Modal>
  )
}
