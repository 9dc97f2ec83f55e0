import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OutputOf } from '@schemas/call'
import type { call as waitCall } from '@schemas/site/calls/updates/wait'
import { hashAccessToken, newAccessToken } from '@areas/commerce/server/carts/access-token'
import { rejectSlip, sendSlip } from '@areas/commerce/server/billing/slips'
import { withSite } from '@gateway/db/scope'
import { credentials } from '../support/caller'
import { ask, openGateway, type TestGateway } from '../support/gateway'
import { newBill, newIntent, newOrder } from './make-sales'
import { shopOf } from './trial-shop'

type State = OutputOf<typeof waitCall>
type Who = { cookie?: string; token?: string; host?: string }
let gateway: TestGateway
let manager: Who
let elsewhere: Who
beforeAll(async () => {
  gateway = await openGateway()
  manager = await credentials(gateway, { role: 'manager', site: 'alpha' })
  elsewhere = { ...(await credentials(gateway, { role: 'manager', site: 'beta' })), host: 'beta.localhost' }
})
afterAll(() => gateway.close())

const wait = async (who: Who, topic: string, since?: string, seconds = 20) =>
  (
    await ask(gateway, `/api/updates/wait?topics=${topic}${since ? `~${since}` : ''}&seconds=${seconds}`, who)
  ).json<State>()
const revOf = (state: State) => state.topics[0]?.rev
const inShop = <T>(site: string, work: (shop: ReturnType<typeof shopOf>) => Promise<T>) =>
  withSite(gateway.database, site, (tx) => work(shopOf(tx, { site, now: new Date() })))

/** An order of a guest, and the intent to pay it. */
async function order(site: string) {
  const { db } = gateway.database
  const secret = newAccessToken()
  const id = await newOrder(db, site, { tokenHash: hashAccessToken(secret) })
  const bill = await newBill(db, site, { orderId: id })
  return { id, secret, intent: await newIntent(db, site, bill) }
}

it('tells a guest of their order, and the staff of its slip, when one is sent and decided on', async () => {
  const { id, secret, intent } = await order('alpha')
  const [ofOrder, ofSlips] = [`billing/watch:${id}.${secret}`, 'billing/slips']
  const [seen, queue] = [revOf(await wait({}, ofOrder)), revOf(await wait(manager, ofSlips))]
  expect(seen).toBeDefined()
  const before = (await wait(manager, ofSlips)).topics[0]?.count ?? 0
  const [guest, staff] = [wait({}, ofOrder, seen), wait(manager, ofSlips, queue)]
  const slip = await inShop('alpha', (shop) => sendSlip(shop, { intent, sha256: 'a'.repeat(64) }))
  const sent = revOf(await guest)
  expect(sent).not.toBe(seen)
  const grown = (await staff).topics[0]
  expect(grown).toMatchObject({ count: before + 1 })
  const [guestAgain, staffAgain] = [wait({}, ofOrder, sent), wait(manager, ofSlips, grown?.rev)]
  await inShop('alpha', (shop) => rejectSlip(shop, { slip: slip?.id ?? '', reason: 'unreadable' }))
  expect(revOf(await guestAgain)).not.toBe(sent)
  expect((await staffAgain).topics[0]).toMatchObject({ count: before })
})

it('exists for nobody without the secret, for no guest the queue, and for no other site either', async () => {
  const { id, secret } = await order('alpha')
  for (const [who, topic] of [
    [{}, `billing/watch:${id}`],
    [{}, `billing/watch:${id}.wrong`],
    [elsewhere, `billing/watch:${id}.${secret}`],
    [{}, 'billing/slips'],
  ] as [Who, string][])
    expect(await wait(who, topic, '1', 5)).toEqual({ topics: [], gone: [topic] })
  const { intent } = await order('beta')
  const queue = revOf(await wait(manager, 'billing/slips'))
  const held = wait(manager, 'billing/slips', queue, 3)
  await inShop('beta', (shop) => sendSlip(shop, { intent, sha256: 'b'.repeat(64) }))
  expect(revOf(await held)).toBe(queue)
})
