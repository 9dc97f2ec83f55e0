import { OrderDocuments } from '@areas/commerce/ui/order/order-documents'
import { OrderFrame } from '@areas/commerce/ui/order/order-frame'
import { OrderLines } from '@areas/commerce/ui/order/order-lines'
import { orderState } from '@areas/commerce/ui/order/order-state'
import { orderTexts } from '@areas/commerce/ui/order/order-texts'
import { useOrder } from '@areas/commerce/ui/order/use-order'
import { useLocale } from '@kit/boot'
import { formatBaht } from '@kit/format'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { ButtonLink } from '@kit/ui/button'
import type { Props } from './schema'
import styles from './view.module.css'

const texts = {
  title: { en: 'Your bill', th: 'บิลของคุณ' },
  due: { en: 'Amount due', th: 'ยอดที่ต้องชำระ' },
  paid: { en: 'Paid', th: 'ชำระแล้ว' },
  review: { en: 'See the payment', th: 'ดูการชำระเงิน' },
  details: { en: 'See the whole order', th: 'ดูคำสั่งซื้อทั้งหมด' },
}

/** The order as something to pay; what comes next is what the shop says. */
export function View({ blockId, level, payPage }: Props) {
  const t = useT()
  const locale = useLocale()
  const shared = useOrder()
  const { order, key } = shared
  const Heading = `h${level}` as 'h1' | 'h2'
  return (
    <section className={styles.bill} aria-labelledby={`${blockId}-title`}>
      <Heading id={`${blockId}-title`} className={styles.title}>
        {order ? t(orderTexts.order, { number: order.number }) : t(texts.title)}
      </Heading>
      <OrderFrame shared={shared}>
        {(shown) => {
          const due = Math.max(0, shown.total - shown.credited)
          const state = orderState(shown)
          const isOpen = shown.step === 'pay' || shown.step === 'review'
          return (
            <>
              <div className={styles.due} role="status">
                <p>
                  <span>{t(isOpen ? texts.due : texts.paid)}</span>
                  <strong>{formatBaht(isOpen ? due : shown.credited, locale, { fixed: true })}</strong>
                </p>
                <Badge size="l" tone={state.tone}>
                  {t(state.text)}
                </Badge>
              </div>
              <div className={styles.acts}>
                {isOpen && (
                  <ButtonLink size="l" icon="qrcode" link={{ to: `${payPage}?order=${encodeURIComponent(shown.id)}` }}>
                    {shown.step === 'pay' ? t(orderTexts.pay, { amount: formatBaht(due, locale) }) : t(texts.review)}
                  </ButtonLink>
                )}
                <ButtonLink
                  look="secondary"
                  size="l"
                  link={{
                    to: shown.returnTo && !isOpen ? shown.returnTo : `/shop/orders/${encodeURIComponent(shown.id)}`,
                  }}
                >
                  {t(texts.details)}
                </ButtonLink>
              </div>
              <OrderLines order={shown} />
              <OrderDocuments documents={shown.documents} token={key} />
            </>
          )
        }}
      </OrderFrame>
    </section>
  )
}
