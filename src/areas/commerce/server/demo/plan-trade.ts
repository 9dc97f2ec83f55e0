import { momentOf } from '@gateway/seed/demo-seed'
import { demoId, demoNumber } from './demo-id'
import type { DemoBuyer, DemoSlipKind, DemoState, DemoTrade } from './shop-file'

export type DemoOrder = {
  id: string
  at: Date
  method: 'promptpay' | 'transfer' | 'cod'
  buyer: DemoBuyer
  lines: { sku: string; quantity: number }[]
}
export type DemoStateOrder = DemoOrder & { state: DemoState }
export type DemoSlip = { is: DemoSlipKind; order: DemoOrder; /** Of the transfer that it shows. */ reference: string }

const hourMs = 3_600_000

/** The same orders each time, the oldest first; only their days follow today's. */
export function planOrders(site: string, trade: DemoTrade): DemoStateOrder[] {
  return trade.orders
    .flatMap(({ state, count, days: [from, to] }) =>
      Array.from({ length: count }, (_, index) => {
        const key = `${state} ${index}`
        const draw = (limit: number, what: string) => demoNumber(limit, site, 'order', key, what)
        const days = Math.round(from + ((to - from) * index) / Math.max(1, count - 1))
        const minutes = 8 * 60 + draw(13 * 60, 'minute')
        return {
          id: demoId(site, 'order', key),
          state,
          at: momentOf([days, clock(minutes)]),
          method: methodOf(state, draw(3, 'method')),
          buyer: pick(trade.buyers, draw(trade.buyers.length, 'buyer')),
          lines: linesOf(trade, draw),
        }
      }),
    )
    .sort((one, other) => one.at.getTime() - other.at.getTime())
}

/** Orders whose buyers sent slips. Managers have none: they review no slip of their own. */
export function planSlips(site: string, trade: DemoTrade, now: Date): DemoSlip[] {
  const buyers = trade.buyers.filter(({ account }) => account !== 'manager')
  const referenceOf = (index: number) =>
    demoId(site, 'transfer', String(index)).replaceAll('-', '').slice(0, 20).toUpperCase()
  return trade.slips.map(({ is, hours }, index) => {
    const isReused = is === 'reused'
    return {
      is,
      order: {
        id: demoId(site, 'slip-order', String(index)),
        at: new Date(now.getTime() - hours * hourMs),
        method: 'transfer',
        // One transfer that is shown for two orders is of one buyer.
        buyer: pick(buyers, isReused ? index - 1 : index),
        lines: linesOf(trade, (limit, what) =>
          demoNumber(limit, site, 'slip', String(isReused ? index - 1 : index), what),
        ),
      },
      reference: referenceOf(isReused ? index - 1 : index),
    }
  })
}

function linesOf({ goods }: DemoTrade, draw: (limit: number, what: string) => number): DemoOrder['lines'] {
  const first = draw(goods.length, 'good')
  // Steps over different goods: no product comes twice.
  return Array.from({ length: 1 + draw(3, 'lines') }, (_, line) => ({
    sku: pick(goods, first + line * 3),
    quantity: draw(4, `quantity ${line}`) === 0 ? 2 : 1,
  }))
}

function methodOf(state: DemoState, draw: number): DemoOrder['method'] {
  if (state.startsWith('cod')) return 'cod'
  return draw === 0 ? 'transfer' : 'promptpay'
}

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

function pick<T>(list: readonly T[], at: number): T {
  const found = list[at % list.length]
  if (found === undefined) throw new Error('The demo trade has an empty list.')
  return found
}
