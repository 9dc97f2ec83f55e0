import { and, eq } from 'drizzle-orm'
import type { ParcelStatus } from '@schemas/commerce/entities/parcel-machine'
import { recordAudit } from '@gateway/audit/audit'
import { notifyTopic } from '@gateway/updates/notify-topic'
import type { Shop } from '../shop'
import { parcel } from '../tables'
import { collectCash, refuseAtDoor } from './cash-on-delivery'
import { markParcel, packOrder, type PackProblem } from './pack'
import { ordersKey, ordersTopic } from './orders-topic'
import { leadParcel, shipParcel } from './ship'

export type Act = {
  act: 'pack' | 'unpack' | 'ready' | 'ship' | 'deliver' | 'collected' | 'refused'
  order: string
  parcel?: string | undefined
  lines?: readonly { line: string; quantity: number }[] | undefined
  carrier?: string | undefined
  tracking?: string | undefined
}
export type FulfilProblem = PackProblem | 'unknown_parcel' | 'further' | 'shipped' | 'not_cod' | 'not_whole'
export type Fulfilled = { ok: true; parcel: string; status: ParcelStatus } | { ok: false; problem: FulfilProblem }

/** One act of those who pack and send, recorded with who did it. */
export async function fulfil(shop: Shop, wanted: Act): Promise<Fulfilled> {
  const { tx, site, actor } = shop
  const done = wanted.act === 'pack' ? await pack(shop, wanted) : await lead(shop, wanted)
  if (!done.ok) return done
  const [row] = await tx.select({ status: parcel.status }).from(parcel).where(eq(parcel.id, done.parcel))
  if (!row) throw new Error('The parcel is gone.')
  await recordAudit(tx, {
    site,
    person: actor,
    action: 'order-fulfil',
    subject: `order:${wanted.order}`,
    after: { status: row.status, act: wanted.act },
  })
  // Packing is no step of the order, so no event tells of it.
  await notifyTopic(tx, site, ordersTopic, [ordersKey])
  return { ok: true, parcel: done.parcel, status: row.status }
}

type Done = { ok: true; parcel: string } | { ok: false; problem: FulfilProblem }

const pack = (shop: Shop, { order, lines }: Act): Promise<Done> =>
  packOrder(shop, { order, ...(lines ? { lines } : {}) })

async function lead(shop: Shop, { act, order, parcel: id = '', carrier, tracking }: Act): Promise<Done> {
  const [row] = await shop.tx
    .select({ id: parcel.id })
    .from(parcel)
    .where(and(eq(parcel.id, id), eq(parcel.orderId, order)))
  if (!row) return { ok: false, problem: 'unknown_parcel' }
  const led = (isLed: boolean): Done => (isLed ? { ok: true, parcel: id } : { ok: false, problem: 'further' })
  switch (act) {
    case 'ready':
      return led(await markParcel(shop, id, 'ready'))
    case 'unpack':
      return led(await markParcel(shop, id, 'cancelled'))
    case 'deliver':
      return led(await leadParcel(shop, id, 'delivered'))
    case 'ship': {
      const shipped = await shipParcel(shop, {
        parcel: id,
        ...(carrier === undefined ? {} : { carrier }),
        ...(tracking === undefined ? {} : { tracking }),
      })
      return shipped.ok ? { ok: true, parcel: id } : shipped
    }
    default: {
      const met = act === 'collected' ? await collectCash(shop, id) : await refuseAtDoor(shop, id)
      return met.ok ? { ok: true, parcel: id } : met
    }
  }
}
