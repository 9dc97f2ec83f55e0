import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import type { MailText } from '@gateway/mail/compose-mail'

/** Events of an order that its buyer gets a mail about. */
export const mailedEvents = [
  'placed',
  'paid',
  'slip_rejected',
  'shipped',
  'cancelled',
  'expired',
  'refund_sent',
  'link_requested',
] as const
export type MailedEvent = (typeof mailedEvents)[number]
export const isMailed = (kind: string): kind is MailedEvent => mailedEvents.some((each) => each === kind)

type Both = { en: string; th: string }
const open = { en: 'See the order', th: 'ดูคำสั่งซื้อ' }

const texts: Record<MailedEvent, { title: Both; lines: Both[]; action: Both }> = {
  placed: {
    title: { en: 'We have your order {number}', th: 'เราได้รับคำสั่งซื้อ {number} แล้ว' },
    lines: [
      { en: 'Thank you for your order. The total is {total}.', th: 'ขอบคุณที่สั่งซื้อ ยอดรวม {total}' },
      {
        en: 'Its page says what happens next, and where you can pay if that is still open.',
        th: 'หน้าคำสั่งซื้อบอกขั้นตอนถัดไป และใช้ชำระเงินได้หากยังไม่ได้ชำระ',
      },
    ],
    action: open,
  },
  paid: {
    title: { en: 'Payment received for {number}', th: 'ได้รับชำระเงินของคำสั่งซื้อ {number} แล้ว' },
    lines: [{ en: 'We have received {amount}. Thank you.', th: 'เราได้รับเงิน {amount} แล้ว ขอบคุณค่ะ' }],
    action: { en: 'See order and documents', th: 'ดูคำสั่งซื้อและเอกสาร' },
  },
  slip_rejected: {
    title: { en: 'We could not accept your slip for {number}', th: 'สลิปของคำสั่งซื้อ {number} ยังใช้ไม่ได้' },
    lines: [
      { en: 'The reason: {reason}', th: 'เหตุผล: {reason}' },
      {
        en: 'Please send another slip, or pay again. If you have paid already, reply to the shop: no money is lost.',
        th: 'กรุณาส่งสลิปใหม่หรือชำระอีกครั้ง หากโอนแล้วกรุณาติดต่อร้าน เงินของคุณไม่สูญหาย',
      },
    ],
    action: { en: 'Send another slip', th: 'ส่งสลิปใหม่' },
  },
  shipped: {
    title: { en: 'Your order {number} is on its way', th: 'จัดส่งคำสั่งซื้อ {number} แล้ว' },
    lines: [{ en: 'Carrier and tracking number: {tracking}', th: 'ขนส่งและเลขพัสดุ: {tracking}' }],
    action: open,
  },
  cancelled: {
    title: { en: 'Your order {number} was cancelled', th: 'คำสั่งซื้อ {number} ถูกยกเลิกแล้ว' },
    lines: [
      {
        en: 'Nothing more is due. What you have paid will be given back.',
        th: 'ไม่ต้องชำระเงินเพิ่ม หากชำระแล้วเราจะคืนเงินให้',
      },
    ],
    action: open,
  },
  expired: {
    title: { en: 'Your order {number} was not paid in time', th: 'คำสั่งซื้อ {number} หมดเวลาชำระเงิน' },
    lines: [
      {
        en: 'What it held is free again. If you have paid already, send your slip on its page: your money counts.',
        th: 'สินค้าที่จองไว้ถูกปล่อยแล้ว หากโอนเงินแล้ว กรุณาส่งสลิปที่หน้าคำสั่งซื้อ เงินของคุณไม่สูญหาย',
      },
    ],
    action: open,
  },
  refund_sent: {
    title: { en: 'Refund for {number}', th: 'คืนเงินของคำสั่งซื้อ {number} แล้ว' },
    lines: [{ en: 'We have sent you {amount}.', th: 'เราโอนเงินคืน {amount} ให้คุณแล้ว' }],
    action: open,
  },
  link_requested: {
    title: { en: 'Your order {number}', th: 'คำสั่งซื้อ {number} ของคุณ' },
    lines: [
      {
        en: 'Someone, most likely you, asked for the link to this order.',
        th: 'มีผู้ขอลิงก์ของคำสั่งซื้อนี้ ซึ่งน่าจะเป็นคุณ',
      },
    ],
    action: open,
  },
}

/** A mail about an order in its buyer's language. */
export function orderMail(
  event: MailedEvent,
  locale: Locale,
  { url, values }: { url: string; values: Record<string, string> },
): MailText {
  const { title, lines, action } = texts[event]
  const fill = (text: Both) => fillText(text[locale], values)
  return { title: fill(title), lines: lines.map(fill), action: { label: fill(action), url } }
}
