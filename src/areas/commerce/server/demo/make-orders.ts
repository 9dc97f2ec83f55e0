import type { SeedBatch, SeedContext } from '@gateway/seed/demo-seed'
import { openPayment } from '../billing/open-payment'
import { creditPayment } from '../billing/payments'
import { leadRefund, requestRefund } from '../billing/refunds'
import { cancelOrder } from '../orders/cancel-order'
import { collectCash, refuseAtDoor } from '../orders/cash-on-delivery'
import { expireDue } from '../orders/expire-due'
import { type OrderRow, readLines } from '../orders/order-rows'
import { markParcel, packOrder } from '../orders/pack'
import { leadParcel, shipParcel } from '../orders/ship'
import type { Shop } from '../shop'
import { demoId, demoNumber } from './demo-id'
import { demoShop, done } from './demo-shop'
import { placeDemoOrder } from './place-demo-order'
import type { DemoStateOrder } from './plan-trade'

const hourMs = 3_600_000
/** What waits for its payment does so for some days, so that a demo shows it. */
const pendingHours = 72

type Trail = {
  context: SeedContext
  planned: DemoStateOrder
  order: OrderRow
  /** So many hours after it was placed. */ after: (hours: number) => Shop
}

/** Orders in every state, each led there by the functions that lead real ones; one in each batch. */
export const orderBatches = (orders: readonly DemoStateOrder[]): SeedBatch[] =>
  orders.map((planned) => async (context) => {
    const { order, isNew } = await placeDemoOrder(
      context,
      planned,
      planned.state === 'pending' ? new Date(Date.now() + pendingHours * hourMs) : undefined,
    )
    if (!isNew) return
    const manager = context.people.manager
    const after = (hours: number) =>
      demoShop(context, new Date(planned.at.getTime() + hours * hourMs), hours > 1 ? manager : undefined)
    await lead({ context, planned, order, after })
  })

async function lead(trail: Trail): Promise<void> {
  const { planned, order, after } = trail
  switch (planned.state) {
    case 'pending':
    case 'cod':
      return
    case 'expired':
      await expireDue(trail.context.db, after(0.5).now, { site: trail.context.site, isSilent: true })
      return
    case 'cancelled':
      done(await cancelOrder(after(0.2), { order: order.id, who: 'user', reason: 'สั่งผิดรายการ' }), 'A cancellation')
      return
    case 'refund_requested':
    case 'refund_sent':
      return cancelPaid(trail)
    default:
      if (planned.method !== 'cod') await pay(trail)
      return handOver(trail)
  }
}

async function pay({ context, planned, order, after }: Trail): Promise<void> {
  const shop = after(0.1)
  const method = planned.method === 'transfer' ? 'transfer' : 'promptpay'
  const { intent, bill } = done(await openPayment(shop, { order: order.id, method }), 'A way to pay')
  const seen = await creditPayment(shop, {
    method,
    amount: order.total,
    transfer: {
      bank: '004',
      reference: demoId(context.site, 'paid', order.id).replaceAll('-', '').slice(0, 20).toUpperCase(),
    },
    intent: intent.id,
    payer: order.name,
    bill: bill.id,
  })
  if (!seen.ok || seen.problem) throw new Error(`The demo order ${order.number} could not be paid.`)
}

async function cancelPaid(trail: Trail): Promise<void> {
  await pay(trail)
  const { planned, order, after } = trail
  const { refund = '' } = done(
    await cancelOrder(after(3), { order: order.id, who: 'user', reason: 'เปลี่ยนใจก่อนส่งของ' }),
    'A cancellation',
  )
  if (planned.state === 'refund_sent') await sendRefund(trail, refund, 4)
}

async function sendRefund({ after }: Trail, refund: string, hours: number): Promise<void> {
  done(await leadRefund(after(hours), refund, 'approved'), 'A refund')
  done(await leadRefund(after(hours + 20), refund, 'sent', { note: 'โอนคืนเข้าบัญชีเดิม' }), 'A refund')
}

/** Packs and sends what is paid, or is to be paid at the door, as far as its state says. */
async function handOver(trail: Trail): Promise<void> {
  const { context, planned, order, after } = trail
  const state = planned.state.replace('cod_', '')
  if (state === 'confirmed') return
  const { parcel } = done(await packOrder(after(3), { order: order.id }), 'A parcel')
  if (state === 'packing') return
  await markParcel(after(4), parcel, 'ready')
  if (state === 'ready') return
  const tracking = `TH${String(demoNumber(10 ** 9, context.site, order.id, 'tracking')).padStart(9, '0')}`
  done(await shipParcel(after(20), { parcel, carrier: 'Flash Express', tracking }), 'A shipment')
  if (state === 'shipped') return
  if (state === 'collected') {
    done(await collectCash(after(66), parcel), 'Cash on delivery')
    return
  }
  if (state === 'refused') {
    done(await refuseAtDoor(after(66), parcel), 'A refusal at the door')
    return
  }
  await leadParcel(after(66), parcel, 'delivered')
  if (state === 'refunded' || state === 'part_refunded') await giveBack(trail)
}

/** Money of goods that the buyer complained about: of one unit, or of all. */
async function giveBack(trail: Trail): Promise<void> {
  const { context, planned, order, after } = trail
  const [line] = await readLines(context.db, order.id)
  const { refund } = done(
    await requestRefund(after(90), {
      order: order.id,
      method: planned.method,
      reason: 'สินค้าเสียหายระหว่างขนส่ง',
      ...(planned.state === 'refunded' || !line
        ? { whole: true }
        : { extras: 0, lines: [{ line: line.id, units: 1 }] }),
    }),
    'A refund',
  )
  await sendRefund(trail, refund.id, 96)
}
