import { eq } from 'drizzle-orm'
import type { SeedBatch, SeedContext, SeedFileBatch } from '@gateway/seed/demo-seed'
import { openPayment } from '../billing/open-payment'
import { hashOfPicture, receiveSlip } from '../billing/receive-slip'
import { confirmSlip, rejectSlip } from '../billing/slips'
import type { OrderRow } from '../orders/order-rows'
import { bill, paymentSlip } from '../tables'
import { demoShop, done } from './demo-shop'
import { blurSlip, drawSlip, slipCode } from './draw-slip'
import { placeDemoOrder } from './place-demo-order'
import type { DemoSlip } from './plan-trade'

const minuteMs = 60_000
/** The bank that buyers pay from. */
const bank = '014'
/** So much less was transferred than is due. */
const missing = 2000

/** Slips of every kind that a reviewer meets, then what was decided about those that are reviewed. */
export const slipParts = (slips: readonly DemoSlip[]): (SeedBatch | SeedFileBatch)[] => [
  ...slips.map((slip, index) => slipPart(slip, slip.is === 'reused' ? slips[index - 1] : undefined)),
  ...slips.flatMap((slip) => (slip.is === 'confirmed' || slip.is === 'rejected' ? [decide(slip)] : [])),
]

const minutesAfter = ({ at }: { at: Date }, minutes: number) => new Date(at.getTime() + minutes * minuteMs)

/** `first` is the slip whose picture is sent again. */
function slipPart(slip: DemoSlip, first: DemoSlip | undefined): SeedFileBatch {
  const shown = first ?? slip
  const paidAt = minutesAfter(shown.order, 6)
  return {
    prepare: async (context) => {
      const { order } = await placeSlipOrder(context, slip)
      if (await slipOf(context, order.id)) return undefined
      const { order: of } = first ? await placeSlipOrder(context, first) : { order }
      const { intent } = await openWay(context, slip, order)
      const amount = amountOf(slip, of)
      return async () => {
        const picture = await drawSlip({
          bank,
          reference: shown.reference,
          amount,
          paidAt,
          from: of.name,
          to: { name: intent.account?.name ?? '', number: intent.account?.number ?? '' },
        })
        return {
          name: `slip-${order.number}.jpg`,
          bytes: slip.is === 'unreadable' ? await blurSlip(picture) : picture,
          at: minutesAfter(slip.order, 9),
        }
      }
    },
    use: async (context, { id, file }) => {
      const { order } = await placeSlipOrder(context, slip)
      const { order: of } = first ? await placeSlipOrder(context, first) : { order }
      const { intent } = await openWay(context, slip, order)
      const { account } = slip.order.buyer
      done(
        await receiveSlip(demoShop(context, minutesAfter(slip.order, 9)), order.id, {
          intent: intent.id,
          file: id,
          sha256: hashOfPicture(file.bytes),
          codes: slip.is === 'unreadable' ? [] : [slipCode({ bank, reference: shown.reference })],
          amount: amountOf(slip, of),
          ...(slip.is === 'unreadable' ? {} : { paidAt }),
          person: account && context.people[account],
        }),
        'A slip',
      )
    },
  }
}

/** An order that waits for its slip until this is made. */
const placeSlipOrder = (context: SeedContext, { order }: DemoSlip) =>
  placeDemoOrder(context, order, new Date(Date.now() + 60 * minuteMs))

const openWay = async (context: SeedContext, { order: { at } }: DemoSlip, order: OrderRow) =>
  done(
    await openPayment(demoShop(context, minutesAfter({ at }, 2)), { order: order.id, method: 'transfer' }),
    'A way to pay',
  )

const amountOf = ({ is }: DemoSlip, { total }: OrderRow) => (is === 'wrong' ? total - missing : total)

async function slipOf({ db }: SeedContext, order: string) {
  const [row] = await db
    .select({ slip: paymentSlip, bill })
    .from(paymentSlip)
    .innerJoin(bill, eq(bill.id, paymentSlip.billId))
    .where(eq(bill.orderId, order))
  return row
}

const decide =
  ({ is, order }: DemoSlip): SeedBatch =>
  async (context) => {
    const row = await slipOf(context, order.id)
    if (row?.slip.status !== 'needs_review') return
    const shop = demoShop(context, minutesAfter(order, 100), context.people.manager)
    const slip = row.slip.id
    if (is === 'confirmed') done(await confirmSlip(shop, { slip, amount: row.bill.total }), 'A confirmation')
    else done(await rejectSlip(shop, { slip, reason: 'ไม่พบยอดนี้ในบัญชี กรุณาส่งสลิปที่ถูกต้อง' }), 'A rejection')
  }
