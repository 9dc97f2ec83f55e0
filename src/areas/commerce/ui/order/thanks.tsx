import { formatBaht } from '@kit/format'
import { useLocale, useSession } from '@kit/boot'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { ButtonLink } from '@kit/ui/button'
import { OrderFrame } from './order-frame'
import { OrderLines } from './order-lines'
import { orderTexts } from './order-texts'
import styles from './thanks.module.css'
import { useOrder } from './use-order'

const texts = {
  thanks: { en: 'Thank you, {name}', th: 'ขอบคุณ คุณ{name}' },
  plain: { en: 'Thank you', th: 'ขอบคุณ' },
  states: {
    pay: { en: 'Your order is reserved. Please pay to confirm it.', th: 'จองสินค้าไว้ให้แล้ว กรุณาชำระเงินเพื่อยืนยัน' },
    review: { en: 'We have your slip and are checking it.', th: 'ได้รับสลิปแล้ว กำลังตรวจสอบ' },
    cod: { en: 'Your order is confirmed. Pay when it arrives.', th: 'ยืนยันคำสั่งซื้อแล้ว ชำระเงินเมื่อได้รับสินค้า' },
    paid: { en: 'Your payment is confirmed.', th: 'ยืนยันการชำระเงินแล้ว' },
    over: { en: 'This order is over.', th: 'คำสั่งซื้อนี้สิ้นสุดแล้ว' },
  },
  next: { en: 'What happens next', th: 'ขั้นตอนต่อไป' },
  mail: { en: 'We mail the order to {email}.', th: 'เราส่งรายละเอียดไปที่ {email}' },
  confirm: { en: 'After the payment we confirm the order.', th: 'เมื่อชำระเงินแล้ว เราจะยืนยันคำสั่งซื้อ' },
  pack: { en: 'We pack it and mail you the tracking number.', th: 'เราจัดสินค้าและส่งเลขพัสดุให้ทางอีเมล' },
  receipt: { en: 'The receipt comes with the payment.', th: 'ใบเสร็จออกให้เมื่อชำระเงิน' },
  toOrder: { en: 'Follow the order', th: 'ติดตามคำสั่งซื้อ' },
  goOn: { en: 'Continue', th: 'ไปต่อ' },
  account: { en: 'Make an account', th: 'สร้างบัญชี' },
  accountHint: {
    en: 'With an account under the same email you find all your orders in one place.',
    th: 'สมัครด้วยอีเมลเดียวกัน แล้วดูคำสั่งซื้อทั้งหมดได้ในที่เดียว',
  },
}

type Props = { blockId: string; level: number; title: string | undefined; offersAccount: boolean; payPage: string }

/** What has become of an order, and what happens when. The state comes first. */
export function Thanks({ blockId, level, title, offersAccount, payPage }: Props) {
  const t = useT()
  const locale = useLocale()
  const isGuest = useSession().role === 'guest'
  const shared = useOrder()
  const { order } = shared
  const Heading = `h${level}` as 'h1' | 'h2'
  return (
    <section className={styles.thanks} aria-labelledby={`${blockId}-title`}>
      <Heading id={`${blockId}-title`} className={styles.title}>
        {title ?? (order?.name ? t(texts.thanks, { name: order.name }) : t(texts.plain))}
      </Heading>
      <OrderFrame shared={shared}>
        {(shown) => {
          const isOver = shown.status === 'cancelled' || shown.status === 'expired'
          const state = isOver
            ? 'over'
            : shown.step !== 'result'
              ? (shown.step as 'pay' | 'review')
              : shown.paymentStatus === 'cod_due'
                ? 'cod'
                : 'paid'
          const link = `/shop/orders/${encodeURIComponent(shown.id)}`
          return (
            <>
              <div className={styles.state} role="status" data-state={state}>
                <Icon
                  name={isOver ? 'clock' : state === 'pay' || state === 'review' ? 'hourglass' : 'circle-check'}
                  size="2rem"
                />
                <p>
                  <strong>{t(texts.states[state])}</strong>
                  <span>{t(orderTexts.order, { number: shown.number })}</span>
                </p>
              </div>
              <p className={styles.acts}>
                {state === 'pay' && (
                  <ButtonLink size="l" icon="qrcode" link={{ to: `${payPage}?order=${encodeURIComponent(shown.id)}` }}>
                    {t(orderTexts.pay, { amount: formatBaht(shown.total - shown.credited, locale) })}
                  </ButtonLink>
                )}
                {shown.returnTo && state === 'paid' && (
                  <ButtonLink size="l" link={{ to: shown.returnTo }}>
                    {t(texts.goOn)}
                  </ButtonLink>
                )}
                <ButtonLink look="secondary" size="l" link={{ to: link }}>
                  {t(texts.toOrder)}
                </ButtonLink>
              </p>
              {!isOver && (
                <section aria-labelledby={`${blockId}-next`}>
                  <h2 id={`${blockId}-next`}>{t(texts.next)}</h2>
                  <ol className={styles.next}>
                    {shown.email && <li>{t(texts.mail, { email: shown.email })}</li>}
                    {(state === 'pay' || state === 'review') && <li>{t(texts.confirm)}</li>}
                    {shown.address && <li>{t(texts.pack)}</li>}
                    {!shown.address && <li>{t(texts.receipt)}</li>}
                  </ol>
                </section>
              )}
              <OrderLines order={shown} />
              {offersAccount && isGuest && (
                <div className={styles.account}>
                  <p>{t(texts.accountHint)}</p>
                  <ButtonLink
                    look="secondary"
                    icon="user"
                    link={{ to: `/user/register?${new URLSearchParams({ to: '/shop/orders' })}` }}
                  >
                    {t(texts.account)}
                  </ButtonLink>
                </div>
              )}
            </>
          )
        }}
      </OrderFrame>
    </section>
  )
}
