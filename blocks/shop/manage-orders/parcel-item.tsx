import { useState } from 'react'
import type { OutputOf } from '@schemas/call'
import { call as fulfilCall } from '@client/commerce/calls/shop/manage-fulfil'
import type { call as orderCall } from '@client/commerce/calls/shop/manage-order'
import { useLocale } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { formatBaht } from '@kit/format'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Badge } from '@kit/ui/badge'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { confirmDialog } from '@kit/ui/overlay/dialogs'
import { TextInput } from '@kit/ui/text-input'
import { refreshOrders } from './order-acts'
import { PackingSlips } from './packing-slips'
import { reportFailure } from '@areas/commerce/ui/report-failure'
import { texts } from './texts'
import styles from './view.module.css'

type Detail = OutputOf<typeof orderCall>
type Props = { order: Detail['order']; parcel: Detail['parcels'][number] }
type Act = 'ready' | 'unpack' | 'ship' | 'deliver' | 'collected' | 'refused'

/** A parcel with what can be done about it in its state. */
export function ParcelItem({ order, parcel: { id, no, status, carrier, tracking, codDue, lines } }: Props) {
  const t = useT()
  const locale = useLocale()
  const [shipment, setShipment] = useState({ carrier, tracking })
  const [isPrinting, setPrinting] = useState(false)
  const isWaiting = status === 'packing' || status === 'ready'
  const amount = formatBaht(codDue, locale)
  const lead = async (act: Act) => {
    await callGateway(fulfilCall, { act, order: order.id, parcel: id, ...(act === 'ship' ? shipment : {}) })
    await refreshOrders()
  }
  const leadIf = async (act: Act, question: string, title: string) => {
    if (!(await confirmDialog(question, { title }))) return false
    await lead(act)
    return true
  }
  const set = (part: Partial<typeof shipment>) => setShipment({ ...shipment, ...part })
  const button = (act: Act, label: { en: string; th: string }, variant: 'primary' | 'secondary' | 'quiet') => (
    <ActionButton size="s" look={variant} onAction={() => lead(act)} onError={reportFailure}>
      {t(label)}
    </ActionButton>
  )
  return (
    <li className={styles.parcel}>
      <p className={styles.badges}>
        <strong>{t(texts.parcel, { no })}</strong>
        <Badge size="s" tone={status === 'delivered' ? 'success' : status === 'cancelled' ? 'neutral' : 'info'}>
          {t(texts.parcelStates[status])}
        </Badge>
        {codDue > 0 && status !== 'cancelled' && (
          <Badge size="s" tone="warning">
            {t(texts.cod, { amount })}
          </Badge>
        )}
      </p>
      <p className={styles.soft}>
        {lines
          .map(({ line, quantity }) => `${order.lines.find((each) => each.id === line)?.title ?? ''} × ${quantity}`)
          .join(', ')}
      </p>
      {!isWaiting && (carrier || tracking) && <p>{[carrier, tracking].filter(Boolean).join(' · ')}</p>}
      {isWaiting && (
        <div className={styles.shipment}>
          <Field label={t(texts.carrier)}>
            <TextInput
              value={shipment.carrier}
              maxLength={80}
              onChange={({ target }) => set({ carrier: target.value })}
            />
          </Field>
          <Field label={t(texts.tracking)}>
            <TextInput
              value={shipment.tracking}
              maxLength={80}
              onChange={({ target }) => set({ tracking: target.value })}
            />
          </Field>
        </div>
      )}
      <div className={styles.acts}>
        {status === 'packing' && button('ready', texts.ready, 'secondary')}
        {isWaiting && button('ship', texts.ship, 'primary')}
        {status === 'shipped' && codDue === 0 && button('deliver', texts.deliver, 'primary')}
        {status === 'shipped' && codDue > 0 && (
          <>
            <ActionButton
              size="s"
              onAction={() => leadIf('collected', t(texts.collectAsk, { amount }), t(texts.collected))}
              onError={reportFailure}
            >
              {t(texts.collected)}
            </ActionButton>
            <ActionButton
              size="s"
              look="secondary"
              onAction={() => leadIf('refused', t(texts.refuseAsk), t(texts.refused))}
              onError={reportFailure}
            >
              {t(texts.refused)}
            </ActionButton>
          </>
        )}
        {status !== 'cancelled' && (
          <Button size="s" look="quiet" icon="printer" onClick={() => setPrinting(true)}>
            {t(texts.slip)}
          </Button>
        )}
        {isWaiting && button('unpack', texts.unpack, 'quiet')}
      </div>
      {isPrinting && <PackingSlips orders={[order]} parcel={id} onDone={() => setPrinting(false)} />}
    </li>
  )
}
