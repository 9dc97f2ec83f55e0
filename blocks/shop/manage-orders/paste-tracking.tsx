import { useState } from 'react'
import type { OutputOf } from '@schemas/call'
import { call as trackingCall } from '@client/commerce/calls/shop/manage-tracking'
import { callGateway } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Badge } from '@kit/ui/badge'
import { Field } from '@kit/ui/field'
import { Modal } from '@kit/ui/modal/modal'
import { showToast } from '@kit/ui/overlay/toasts'
import { TextInput } from '@kit/ui/text-input'
import { Textarea } from '@kit/ui/textarea'
import { refreshOrders } from './order-acts'
import { readTracking } from './read-tracking'
import { reportFailure } from '@areas/commerce/ui/report-failure'
import { texts } from './texts'
import styles from './view.module.css'

type Rows = OutputOf<typeof trackingCall>['rows']

/** Ships many orders by a pasted list, after it has shown what each line would do. */
export function PasteTracking({ onClose }: { onClose: () => void }) {
  const t = useT()
  const [text, setText] = useState('')
  const [carrier, setCarrier] = useState('')
  const [rows, setRows] = useState<Rows>([])
  const [problem, setProblem] = useState('')
  const count = rows.filter(({ outcome }) => outcome === 'ship').length
  const send = async (isTrial: boolean) => {
    const read = readTracking(text)
    setProblem(read.length === 0 ? t(texts.noRows) : '')
    if (read.length === 0) return false
    const answer = await callGateway(trackingCall, { carrier, rows: read, isTrial })
    setRows(answer.rows)
    if (isTrial) return true
    await refreshOrders()
    const shipped = answer.rows.filter(({ outcome }) => outcome === 'shipped').length
    showToast(t(texts.shippedMany, { count: shipped }), { tone: 'success' })
    if (shipped === answer.rows.length) onClose()
    return true
  }
  return (
    <Modal
      title={t(texts.paste)}
      onClose={onClose}
      foot={
        <>
          <ActionButton look="secondary" onAction={() => send(true)} onError={reportFailure}>
            {t(texts.check)}
          </ActionButton>
          <ActionButton disabled={count === 0} onAction={() => send(false)} onError={reportFailure}>
            {t(texts.shipMany, { count })}
          </ActionButton>
        </>
      }
    >
      <div className={styles.facts}>
        <Field label={t(texts.carrier)}>
          <TextInput value={carrier} maxLength={80} onChange={({ target }) => setCarrier(target.value)} />
        </Field>
        <Field label={t(texts.tracking)} hint={t(texts.pasteHint)} error={problem}>
          <Textarea
            rows={6}
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setRows([])
            }}
          />
        </Field>
        {rows.length > 0 && (
          <ul role="list" className={styles.list}>
            {rows.map(({ number, tracking, name, outcome }) => (
              <li key={`${number} ${tracking}`} className={styles.row}>
                <span>
                  {number} {name} <span className={styles.soft}>{tracking}</span>
                </span>
                <Badge size="s" tone={outcome === 'ship' || outcome === 'shipped' ? 'success' : 'danger'}>
                  {t(texts.outcomes[outcome])}
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Modal>
  )
}
