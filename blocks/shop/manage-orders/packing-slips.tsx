import { useEffect, useEffectEvent, useState } from 'react'
import type { OutputOf } from '@schemas/call'
import { call as orderCall } from '@client/commerce/calls/shop/manage-order'
import { useLocale, useSite } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { formatBaht } from '@kit/format'
import { PrintFrame } from '@kit/print/print-frame'
import { useT } from '@kit/t'
import { QrCode } from '@kit/ui/qr/qr-code'
import { showToast } from '@kit/ui/overlay/toasts'
import { provinceName } from './province-name'
import { reportFailure } from '@areas/commerce/ui/report-failure'
import { texts } from './texts'
import styles from './packing-slips.module.css'

type Detail = OutputOf<typeof orderCall>
type Slip = { order: Detail['order']; parcel: Detail['parcels'][number] }
type Props = { orders: readonly { id: string }[]; /** Only this one. */ parcel?: string; onDone: () => void }

/** Prints a label of 100 × 150 mm for each parcel of these orders. */
export function PackingSlips({ orders, parcel, onDone }: Props) {
  const t = useT()
  const [slips, setSlips] = useState<readonly Slip[]>()
  const show = useEffectEvent((found: readonly Slip[]) => {
    if (found.length > 0) return setSlips(found)
    showToast(t(texts.noSlips), { tone: 'info' })
    onDone()
  })
  const fail = useEffectEvent((error: unknown) => {
    reportFailure(error)
    onDone()
  })
  const load = useEffectEvent(() => readSlips(orders, parcel))
  useEffect(() => void load().then(show, fail), [])
  if (!slips) return null
  return (
    <PrintFrame paper="label-100x150" onDone={onDone}>
      {slips.map((slip) => (
        <Label key={slip.parcel.id} {...slip} />
      ))}
    </PrintFrame>
  )
}

async function readSlips(orders: Props['orders'], parcel: string | undefined): Promise<Slip[]> {
  const details = await Promise.all(orders.map(({ id }) => callGateway(orderCall, { order: id })))
  return details.flatMap(({ order, parcels }) =>
    parcels
      .filter(({ id, status }) => (parcel === undefined ? status !== 'cancelled' : id === parcel))
      .map((each) => ({ order, parcel: each })),
  )
}

function Label({ order, parcel: { no, codDue, tracking, carrier, lines } }: Slip) {
  const t = useT()
  const locale = useLocale()
  const site = useSite()
  const { address } = order
  return (
    <article className={styles.label}>
      <header className={styles.head}>
        <div>
          <p className={styles.small}>{t(texts.from)}</p>
          <p>{site.siteName}</p>
        </div>
        <QrCode text={order.number} label={order.number} className={styles.code} />
      </header>
      <section className={styles.to}>
        <p className={styles.small}>{t(texts.to)}</p>
        <p className={styles.name}>{address?.name ?? order.name}</p>
        <p className={styles.phone}>{address?.phone ?? order.phone}</p>
        {address && (
          <p>
            {address.line} {address.tambon} {address.amphure}
            <br />
            <strong>
              {provinceName(address.province, locale)} {address.postcode}
            </strong>
          </p>
        )}
      </section>
      {codDue > 0 && <p className={styles.cod}>{t(texts.cod, { amount: formatBaht(codDue, locale) })}</p>}
      <p className={styles.number}>
        {order.number} · {t(texts.parcel, { no })} {[carrier, tracking].filter(Boolean).join(' ')}
      </p>
      <ul role="list" className={styles.lines}>
        {lines.map(({ line, quantity }) => {
          const of = order.lines.find(({ id }) => id === line)
          return (
            <li key={line}>
              <span>
                {of?.title} {of?.options.map(({ text }) => text).join(' · ')}
                {of?.sku && <span className={styles.small}> {of.sku}</span>}
              </span>
              <strong>× {quantity}</strong>
            </li>
          )
        })}
      </ul>
      {order.note && (
        <p className={styles.small}>
          {t(texts.note)}: {order.note}
        </p>
      )}
    </article>
  )
}
