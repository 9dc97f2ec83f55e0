import { demoId, demoNumber, type listTillGoods, priceTillSale } from '@areas/commerce/server/public'
import { currentPrice } from '@schemas/commerce/price/current-price'
import { roundCash } from '@schemas/commerce/price/refund-part'
import { toSatang } from '@schemas/money/satang'
import type { TillSale } from '@schemas/organisation/entities/sale'

type Goods = Awaited<ReturnType<typeof listTillGoods>>['items']
type Wanted = { key: readonly string[]; goods: Goods; shift: string; seq: number; at: Date; cashier: string }

/** A sale of the demo: one to three things of the menu, mostly by QR or in cash, now and then with a discount. */
export function demoSale({ key, goods, shift, seq, at, cashier }: Wanted): TillSale {
  const number = (limit: number, of: string) => demoNumber(limit, ...key, of)
  const count = [1, 1, 1, 2, 2, 3][number(6, 'lines')] ?? 1
  const chosen = Array.from({ length: count }, (_, line) => goods[number(goods.length, `item ${line}`)]).filter(
    (item, index, all) => item !== undefined && all.indexOf(item) === index,
  )
  const lines = chosen.flatMap((item, index) => {
    if (!item) return []
    const regular = toSatang(item.regular)
    const charged = currentPrice(
      {
        regular,
        ...(item.sale === null ? {} : { sale: toSatang(item.sale) }),
        ...(item.saleFrom ? { saleFrom: item.saleFrom } : {}),
        ...(item.saleTo ? { saleTo: item.saleTo } : {}),
      },
      at,
    )
    const quantity = number(5, `quantity ${index}`) === 0 ? 2 : 1
    return [{ id: String(index + 1).padStart(4, '0'), variant: item.id, quantity, regular, charged, options: [] }]
  })
  const gross = lines.reduce((all, { charged, quantity }) => all + charged * quantity, 0)
  const discount = toSatang(number(12, 'discount') === 0 ? Math.floor(gross / 20) : 0)
  const vats = new Map(goods.map(({ id, vat }) => [id, vat]))
  const { total } = priceTillSale(
    { lines: lines.map((line) => ({ ...line, extras: [] })), discount, at },
    (id) => vats.get(id) ?? 'standard',
    true,
  )
  const kind = (['promptpay', 'promptpay', 'cash', 'cash', 'card'] as const)[number(5, 'tender')] ?? 'cash'
  const due = kind === 'cash' ? roundCash(total, { step: 25, way: 'down' }) : total
  const put = kind === 'cash' ? toSatang(Math.max(due, Math.ceil(due / 10_000) * 10_000)) : total
  return {
    id: demoId(...key),
    shift,
    seq,
    at: at.toISOString(),
    cashier,
    offline: number(40, 'offline') === 0,
    lines,
    discount,
    total,
    tenders: [{ kind, amount: put }],
    change: toSatang(put - due),
    rounding: due - total,
  }
}
