import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnyCall } from '@schemas/call'
import { call as deskCall } from '@schemas/events/calls/event/desk'
import { call as exportCall } from '@schemas/events/calls/event/export'
import { call as packagesCall } from '@schemas/events/calls/event/packages'
import { call as registerCall } from '@schemas/events/calls/event/register'
import { call as registrationsCall } from '@schemas/events/calls/event/registrations'
import { call as scanCall } from '@schemas/events/calls/event/scan'
import { call as sendCall } from '@schemas/events/calls/event/send'
import type { ListedRegistration } from '@schemas/events/entities/registration'
import { askCall, credentials } from '../support/caller'
import { elsewhere } from '../support/elsewhere'
import { openGateway, type TestGateway } from '../support/gateway'
import { runJobs } from '../support/run-jobs'
import { makeEvent, questions } from './make-event'

type Who = { cookie?: string; token?: string }
let gateway: TestGateway
let manager: Who
let admin: Who
beforeAll(async () => {
  gateway = await openGateway()
  manager = await credentials(gateway, { role: 'manager', site: 'alpha' })
  admin = await credentials(gateway, { role: 'admin', site: 'alpha' })
})
afterAll(() => gateway.close())

const ask = (call: AnyCall, input: Record<string, unknown>, who: Who = {}) =>
  askCall(gateway, call, input, { ...who, cookie: `${who.cookie ?? ''}; lang=en`, from: elsewhere() })

it('shows managers who is coming, and sensitive answers to none but admins with a reason', async () => {
  const made = await makeEvent(gateway.database.db, 'alpha', { quotas: [30], questions })
  const register = (name: string, email: string, phone: string) =>
    ask(registerCall, {
      event: made.slug,
      packages: [{ package: made.packages[0], quantity: 1 }],
      contact: { name, email, phone },
      answers: { job: '=1+1', diet: 'halal' },
      consents: [{ purpose: 'sensitive' }],
    })
  for (const [name, email] of [
    ['Nok', 'nok@people.example'],
    ['Dao', 'dao@people.example'],
    ['Fah', 'fah@people.example'],
  ] as const)
    expect((await register(name, email, name === 'Fah' ? '0899999999' : '0811111111')).statusCode).toBe(200)
  const list = async (more: Record<string, string> = {}) => {
    const answer = await ask(registrationsCall, { event: made.id, ...more }, manager)
    expect(answer.statusCode).toBe(200)
    return answer.json<{ items: ListedRegistration[] }>().items
  }
  const all = await list({ sort: 'name' })
  expect(all.map(({ name, duplicate, arrived }) => [name, duplicate, arrived])).toEqual([
    ['Dao', true, 0],
    ['Fah', false, 0],
    ['Nok', true, 0],
  ])
  expect(JSON.stringify(all)).not.toContain('halal')
  await ask(
    scanCall,
    {
      event: made.id,
      point: made.point,
      device: 'gate',
      sentAt: new Date().toISOString(),
      rows: [
        {
          id: '11111111-1111-4111-8111-111111111111',
          code: all[1]?.attendees[0]?.shortCode ?? '',
          at: new Date().toISOString(),
        },
      ],
    },
    manager,
  )
  const names = async (more: Record<string, string>) => (await list({ sort: 'name', ...more })).map(({ name }) => name)
  expect(await names({ arrived: 'yes' })).toEqual(['Fah'])
  expect(await names({ arrived: 'no' })).toEqual(['Dao', 'Nok'])
  expect(await names({ duplicate: 'yes' })).toEqual(['Dao', 'Nok'])
  expect(await names({ package: made.packages[0] ?? '', q: 'nok', status: 'confirmed' })).toEqual(['Nok'])
  const desk = (await ask(deskCall, {}, manager)).json<{ items: { id: string; people: number; arrived: number }[] }>()
  expect(desk.items.find(({ id }) => id === made.id)).toMatchObject({ people: 3, arrived: 1 })
  const packages = (await ask(packagesCall, { event: made.id }, manager)).json<{ items: object[] }>()
  expect(packages.items).toMatchObject([{ sold: 3, held: 0, left: 27, revenue: 0 }])
  const file = await ask(exportCall, { event: made.id }, manager)
  expect(file.body).toContain("'=1+1")
  expect(file.body).not.toContain('halal')
  expect((await ask(exportCall, { event: made.id, reason: 'For the kitchen' }, manager)).statusCode).toBe(403)
  expect((await ask(exportCall, { event: made.id, reason: 'For the kitchen' }, admin)).body).toContain('halal')
  const sent = await ask(sendCall, { event: made.id, subject: 'Hello', text: 'See you' }, manager)
  expect(sent.json()).toEqual({ recipients: 3 })
  expect(await runJobs(gateway, 'events/send-message')).toBe(3)
  expect(await runJobs(gateway, 'events/send-message')).toBe(0)
})
