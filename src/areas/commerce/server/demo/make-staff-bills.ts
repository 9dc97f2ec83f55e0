import { eq } from 'drizzle-orm'
import { addDays } from '@schemas/commerce/reminder-day'
import { type SeedBatch, momentOf } from '@gateway/seed/demo-seed'
import { orderOfDraft, saveDraft, voidBill } from '../billing/draft-bills'
import { creditPayment } from '../billing/payments'
import { dayIn } from '../orders/day-in'
import { placeOrder } from '../orders/place-order'
import { bill } from '../tables'
import { demoId } from './demo-id'
import { demoShop, done } from './demo-shop'
import type { ShopFile } from './shop-file'

const hourMs = 3_600_000

/** Bills that staff write by hand, through the same functions as real ones; one in each batch. */
export const staffBillBatches = (file: ShopFile): SeedBatch[] =>
  file.staffBills.map((planned, number) => async (context) => {
    const { db, site, people } = context
    const id = demoId(site, 'staff-bill', String(number))
    const [known] = await db.select({ id: bill.id }).from(bill).where(eq(bill.id, id))
    if (known) return
    const { client, title, quantity, price, state, ago, due, deposit, note } = planned
    const at = momentOf(ago)
    const after = (hours: number) => demoShop(context, new Date(at.getTime() + hours * hourMs), people.manager)
    const { bill: draft } = done(
      await saveDraft(after(0), {
        newId: id,
        draft: {
          payer: { name: client },
          lines: [{ title, quantity, price, vatClass: 'standard' }],
          dueOn: addDays(dayIn(new Date(), 'Asia/Bangkok'), due),
          ...(note === '' ? {} : { note }),
        },
      }),
      'A draft',
    )
    if (state === 'draft') return
    const { order } = done(
      await placeOrder(after(1), {
        ...orderOfDraft(draft, 'th'),
        id: demoId(site, 'staff-bill-order', String(number)),
      }),
      'A bill',
    )
    if (state === 'void') {
      done(await voidBill(after(48), id, { who: 'manager', reason: 'ลูกค้ายกเลิกงาน' }), 'A void bill')
      return
    }
    const paid = state === 'paid' ? order.total : Math.round((order.total * deposit) / 100)
    if (paid > 0)
      await creditPayment(after(72), {
        method: 'transfer',
        amount: paid,
        transfer: { bank: '004', reference: `${site}-staff-${number}` },
        payer: client,
        bill: id,
      })
  })
