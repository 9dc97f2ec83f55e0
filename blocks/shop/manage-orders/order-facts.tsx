import { call as orderCall } from '@client/commerce/calls/shop/manage-order'
import { OrderDocuments } from '@areas/commerce/ui/order/order-documents'
import { OrderLines } from '@areas/commerce/ui/order/order-lines'
import { orderState } from '@areas/commerce/ui/order/order-state'
import { orderTexts } from '@areas/commerce/ui/order/order-texts'
import { useLocale, useTimeZone } from '@kit/boot'
import { formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { ListState } from '@kit/ui/list-state'
import { useCall } from '@kit/use-call'
import { PackLines } from './pack-lines'
import { ParcelItem } from './parcel-item'
import { provinceName } from './province-name'
import { Refunds } from './refunds'
import { texts } from './texts'
import styles from './view.module.css'

/** An order with all that staff do about it. */
export function OrderFacts({ order: id }: { order: string }) {
  const t = useT()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const { data, error, refetch } = useCall(orderCall, { order: id })
  return (
    <ListState
      isLoading={!data && !error}
      error={data ? undefined : error?.message}
      failed={t(texts.failed)}
      onRetry={() => void refetch()}
    >
      {() => {
        if (!data) return null
        const { order, parcels, unpacked, refunds } = data
        const { address } = order
        const state = orderState(order)
        return (
          <div className={styles.facts}>
            <p className={styles.badges}>
              <Badge tone={state.tone}>{t(state.text)}</Badge>
              <Badge>{t(orderTexts.payment[order.paymentStatus])}</Badge>
              <span className={styles.soft}>
                {formatDateTime(order.placedAt, locale, { timeZone, style: 'short' })}
              </span>
            </p>
            {unpacked.length > 0 && order.status === 'confirmed' && <PackLines order={order} unpacked={unpacked} />}
            {parcels.length > 0 && (
              <section>
                <h3>{t(texts.parcels)}</h3>
                <ul role="list" className={styles.list}>
                  {parcels.map((parcel) => (
                    <ParcelItem key={parcel.id} order={order} parcel={parcel} />
                  ))}
                </ul>
              </section>
            )}
            <section>
              <h3>{t(texts.address)}</h3>
              <p>{[order.name, order.phone, order.email].filter(Boolean).join(' · ')}</p>
              {address && (
                <p className={styles.soft}>
                  {address.line} {address.tambon} {address.amphure} {provinceName(address.province, locale)}{' '}
                  {address.postcode}
                </p>
              )}
              {order.note && (
                <p>
                  {t(texts.note)}: {order.note}
                </p>
              )}
            </section>
            <section>
              <h3>{t(texts.items)}</h3>
              <OrderLines order={order} />
            </section>
            <Refunds order={order} refunds={refunds} />
            <OrderDocuments documents={order.documents} token={undefined} />
          </div>
        )
      }}
    </ListState>
  )
}
