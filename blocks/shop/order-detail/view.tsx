import type { OrderView } from '@schemas/commerce/entities/order-view'
import { thaiProvinces } from '@schemas/layout/thai-provinces'
import { OrderDocuments } from '@areas/commerce/ui/order/order-documents'
import { OrderFrame } from '@areas/commerce/ui/order/order-frame'
import { OrderLines } from '@areas/commerce/ui/order/order-lines'
import { orderState } from '@areas/commerce/ui/order/order-state'
import { orderTexts } from '@areas/commerce/ui/order/order-texts'
import { useOrder } from '@areas/commerce/ui/order/use-order'
import { useLocale, useTimeZone } from '@kit/boot'
import { formatBaht, formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { ButtonLink } from '@kit/ui/button'
import { CancelButton } from './cancel-button'
import type { Props } from './schema'
import { texts } from './texts'
import { Timeline } from './timeline'
import styles from './view.module.css'

export function View({ blockId, level, cancel, payPage }: Props) {
  const t = useT()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const shared = useOrder()
  const { order, key, show, isCanvas } = shared
  const Heading = `h${level}` as 'h1' | 'h2'
  const time = (at: string) => formatDateTime(at, locale, { timeZone, style: 'short' })
  return (
    <section className={styles.detail} aria-labelledby={`${blockId}-title`}>
      <Heading id={`${blockId}-title`} className={styles.title}>
        {order ? t(orderTexts.order, { number: order.number }) : t(texts.order)}
      </Heading>
      <OrderFrame shared={shared}>
        {(shown) => (
          <>
            <div className={styles.head} role="status">
              <Badge size="l" tone={orderState(shown).tone}>
                {t(orderState(shown).text)}
              </Badge>
              <span className={styles.soft}>{t(orderTexts.placed, { time: time(shown.placedAt) })}</span>
            </div>
            {(shown.step === 'pay' || shown.step === 'review') && (
              <div className={styles.pay}>
                {shown.expiresAt && shown.step === 'pay' && <p>{t(texts.payUntil, { time: time(shown.expiresAt) })}</p>}
                <ButtonLink size="l" icon="qrcode" link={{ to: `${payPage}?order=${encodeURIComponent(shown.id)}` }}>
                  {shown.step === 'pay'
                    ? t(orderTexts.pay, { amount: formatBaht(shown.total - shown.credited, locale) })
                    : t(texts.toReview)}
                </ButtonLink>
              </div>
            )}
            <div className={styles.columns}>
              <div className={styles.main}>
                <section aria-labelledby={`${blockId}-timeline`}>
                  <h2 id={`${blockId}-timeline`}>{t(texts.timeline)}</h2>
                  <Timeline order={shown} />
                </section>
                <section aria-labelledby={`${blockId}-products`}>
                  <h2 id={`${blockId}-products`}>{t(texts.products)}</h2>
                  <OrderLines order={shown} />
                </section>
              </div>
              <div className={styles.side}>
                <Parcels order={shown} />
                <OrderDocuments documents={shown.documents} token={key} />
                <Facts order={shown} />
                {cancel && shown.canCancel && !isCanvas && <CancelButton order={shown} token={key} onDone={show} />}
              </div>
            </div>
          </>
        )}
      </OrderFrame>
    </section>
  )
}

function Parcels({ order: { parcels } }: { order: OrderView }) {
  const t = useT()
  if (parcels.length === 0) return null
  return (
    <section>
      <h2>{t(texts.parcels)}</h2>
      <ul role="list" className={styles.parcels}>
        {parcels.map(({ no, carrier, tracking }) => (
          <li key={no}>
            <strong>{t(texts.parcel, { no })}</strong>
            {(carrier || tracking) && <span>{t(texts.tracking, { carrier, tracking })}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts({ order }: { order: OrderView }) {
  const t = useT()
  const locale = useLocale()
  const { address, tax, note, name, phone, email } = order
  const province = thaiProvinces.find(({ code }) => code.slice(3) === address?.province)
  const facts = [
    {
      label: texts.delivery,
      lines: address && [
        `${address.name} · ${address.phone}`,
        address.line,
        `${address.tambon} ${address.amphure}`,
        `${province ? province[locale === 'th' ? 'th' : 'en'] : ''} ${address.postcode}`,
      ],
    },
    { label: texts.contact, lines: [name, phone ?? '', email ?? ''] },
    { label: texts.tax, lines: tax && [tax.name] },
    { label: texts.note, lines: note ? [note] : undefined },
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ label, lines }) =>
          lines && (
            <div key={label.en}>
              <dt>{t(label)}</dt>
              {lines.filter(Boolean).map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </div>
          ),
      )}
    </dl>
  )
}
