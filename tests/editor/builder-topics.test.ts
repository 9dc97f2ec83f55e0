import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OutputOf } from '@schemas/call'
import { call as presenceCall } from '@schemas/editor/calls/editor/presence'
import { call as setNoteCall } from '@schemas/editor/calls/editor/set-note'
import { call as notesCall } from '@schemas/editor/calls/editor/notes'
import { call as writeNoteCall } from '@schemas/editor/calls/editor/write-note'
import { documentTopicOf, notesTopic } from '@schemas/editor/entities/document-topic'
import type { call as waitCall } from '@schemas/site/calls/updates/wait'
import { askCall, credentials } from '../support/caller'
import { ask, openGateway, type TestGateway } from '../support/gateway'

type State = OutputOf<typeof waitCall>
type Who = { cookie?: string; token?: string; host?: string }
let gateway: TestGateway
let manager: Who
let admin: Who
let elsewhere: Who
beforeAll(async () => {
  gateway = await openGateway()
  manager = await credentials(gateway, { role: 'manager', site: 'alpha' })
  admin = await credentials(gateway, { role: 'admin', site: 'alpha' })
  elsewhere = { ...(await credentials(gateway, { role: 'manager', site: 'beta' })), host: 'beta.localhost' }
})
afterAll(() => gateway.close())

const key = 'page:/'
const present = async (who: Who, tab: string, more: object = {}) =>
  expect((await askCall(gateway, presenceCall, { key, tab, ...more }, who)).statusCode).toBe(200)
const wait = async (who: Who, topic: string, since?: string, seconds = 20) =>
  (
    await ask(gateway, `/api/updates/wait?topics=${topic}${since ? `~${since}` : ''}&seconds=${seconds}`, who)
  ).json<State>()
const revOf = (state: State) => state.topics[0]?.rev
const tabs = () => [`tab-${randomUUID()}`, `tab-${randomUUID()}`] as const

it('tells a tab who opens its page, what they hold, and that they have left', async () => {
  const [mine, theirs] = tabs()
  await present(manager, mine)
  const topic = documentTopicOf(key, mine)
  let rev = revOf(await wait(manager, topic))
  for (const more of [{}, { block: 'block-1' }, { leaves: true }]) {
    const held = wait(manager, topic, rev)
    await present(admin, theirs, more)
    const next = revOf(await held)
    expect(next).not.toBe(rev)
    rev = next
  }
  // Being there still is no news, and what the own tab holds is none to itself.
  await present(admin, theirs)
  rev = revOf(await wait(manager, topic))
  await present(admin, theirs)
  await present(manager, mine, { block: 'block-2' })
  expect(revOf(await wait(manager, topic, undefined, 0))).toBe(rev)
})

it('is there for the tab that has the page open, and for no other person or site', async () => {
  const [mine] = tabs()
  const topic = documentTopicOf(key, mine)
  expect(await wait(manager, topic, '1', 5)).toEqual({ topics: [], gone: [topic] })
  await present(manager, mine)
  expect(revOf(await wait(manager, topic))).toBeDefined()
  for (const who of [admin, elsewhere]) expect(await wait(who, topic, '1', 5)).toEqual({ topics: [], gone: [topic] })
})

it('tells of notes on the page and of the site, and of none of another site', async () => {
  const [mine, theirs] = tabs()
  await present(manager, mine)
  await present(elsewhere, theirs)
  const topic = documentTopicOf(key, mine)
  const [rev, all] = [revOf(await wait(manager, topic)), revOf(await wait(manager, notesTopic))]
  const [other, otherPage] = [
    revOf(await wait(elsewhere, notesTopic)),
    revOf(await wait(elsewhere, documentTopicOf(key, theirs))),
  ]
  const [ofPage, ofSite] = [wait(manager, topic, rev), wait(manager, notesTopic, all)]
  const held = wait(elsewhere, notesTopic, other, 3)
  expect((await askCall(gateway, writeNoteCall, { key, body: 'Look here', mentions: [] }, admin)).statusCode).toBe(200)
  expect(revOf(await ofPage)).not.toBe(rev)
  const written = revOf(await ofSite)
  expect(written).not.toBe(all)
  expect(revOf(await held)).toBe(other)
  expect(revOf(await wait(elsewhere, documentTopicOf(key, theirs), undefined, 0))).toBe(otherPage)
  const { notes } = (await askCall(gateway, notesCall, { key }, admin)).json<{ notes: { id: string }[] }>()
  const resolved = wait(manager, notesTopic, written)
  expect((await askCall(gateway, setNoteCall, { id: notes[0]?.id, state: 'settled' }, admin)).statusCode).toBe(200)
  expect(revOf(await resolved)).not.toBe(written)
})
