import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withSite } from '@gateway/db/scope'
import { audit } from '@gateway/db/tables'
import { transition } from '@gateway/states/transition'
import { roles } from '@schemas/layout/role'
import { allowsStep, defineMachine, type Machine, nextStates, type StepOwner } from '@schemas/machine'
import { openGateway, type TestGateway } from '@tests/support/gateway'
import { testSeed } from '@tests/support/seed'
import type { MachineRows } from '@tests/support/stateful-rows'

const machines = Object.values(
  import.meta.glob<Record<string, Machine>>('/schemas/*/entities/*-machine.ts', { eager: true }),
).flatMap((file) => Object.values(file))
const rowsOf = Object.values(
  import.meta.glob<{ machineRows: MachineRows[] }>('/tests/*/machine-rows.ts', { eager: true }),
).flatMap(({ machineRows }) => machineRows)

// The steps are the same on both databases: the embedded one, which takes ten times as long, walks those of a fourth of
// the machines, another one per TEST_SEED, and of all in `test:full`.
const isShort = process.env.TEST_DATABASE === 'pglite' && process.env.TEST_PARTS === '1'
const walked = rowsOf.filter((_rows, at) => !isShort || at % 4 === testSeed % 4)

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

it('has rows to try for every machine', () => {
  expect(machines.length).toBeGreaterThan(1)
  expect(rowsOf.map(({ machine }) => machine.name).toSorted()).toEqual(machines.map(({ name }) => name).toSorted())
})

describe.each(walked.map((rows) => [rows.machine.name, rows] as const))('%s', (_name, { machine, table, make }) => {
  const owners: readonly StepOwner[] = [...roles, 'system']

  it('is led along its steps alone, by those who may, and audited each time', { timeout: 60_000 }, async () => {
    await withSite(gateway.database, 'alpha', async (db) => {
      for (const from of machine.states)
        for (const to of machine.states)
          for (const who of owners) {
            const name = `${from} → ${to} by ${who}`
            const id = await make(db, 'alpha', from)
            const step = await transition(db, machine, {
              site: 'alpha',
              table,
              id,
              to,
              who,
              person: undefined,
              audit: (_row, before) => ({ action: 'update', subject: `trial:${id}`, before: { status: before } }),
            })
            const isAllowed = from === to || allowsStep(machine, from, to, who)
            expect([name, step.ok]).toEqual([name, isAllowed])
            const [row] = await db
              .select({ status: table.status, version: table.version })
              .from(table)
              .where(eq(table.id, id))
            const isLed = isAllowed && from !== to
            expect([name, row?.status, row?.version]).toEqual([name, isLed ? to : from, isLed ? 2 : 1])
            const entries = await db
              .select()
              .from(audit)
              .where(eq(audit.subject, `trial:${id}`))
            expect([name, entries.map(({ before }) => before)]).toEqual([name, isLed ? [{ status: from }] : []])
          }
    })
  })

  it('is led once by many at once: each step starts from what the last one left', { timeout: 60_000 }, async () => {
    const [to] = nextStates(machine, machine.initial, 'admin')
    const id = await withSite(gateway.database, 'alpha', (db) => make(db, 'alpha', machine.initial))
    const entered: string[] = []
    const steps = await Promise.all(
      Array.from({ length: 8 }, () =>
        withSite(gateway.database, 'alpha', (db) =>
          transition(db, machine, {
            site: 'alpha',
            table,
            id,
            to: to ?? '',
            who: 'admin',
            person: undefined,
            version: 1,
            along: async (_row, from) => entered.push(from),
          }),
        ),
      ),
    )
    expect(steps.filter(({ ok }) => ok)).toHaveLength(1)
    expect(entered).toEqual([machine.initial])
  })
})

it('rolls back with what goes along', async () => {
  const [rows] = rowsOf
  if (!rows) throw new Error('No machine.')
  const { machine, table, make } = rows
  const id = await withSite(gateway.database, 'alpha', (db) => make(db, 'alpha', machine.initial))
  const [to = ''] = nextStates(machine, machine.initial, 'admin')
  await expect(
    withSite(gateway.database, 'alpha', (db) =>
      transition(db, machine, {
        site: 'alpha',
        table,
        id,
        to,
        who: 'admin',
        person: undefined,
        audit: () => ({ action: 'update', subject: `trial:${id}` }),
        along: () => Promise.reject(new Error('The mail could not be queued.')),
      }),
    ),
  ).rejects.toThrow('queued')
  const left = await withSite(gateway.database, 'alpha', async (db) => [
    ...(await db.select({ status: table.status }).from(table).where(eq(table.id, id))),
    ...(await db
      .select({ status: audit.action })
      .from(audit)
      .where(eq(audit.subject, `trial:${id}`))),
  ])
  expect(left).toEqual([{ status: machine.initial }])
})

it('tells of a row that is not there', async () => {
  const [rows] = rowsOf
  if (!rows) throw new Error('No machine.')
  const { machine, table } = rows
  const step = await withSite(gateway.database, 'alpha', (db) =>
    transition(db, machine, { site: 'alpha', table, id: 'none', to: machine.initial, who: 'admin', person: undefined }),
  )
  expect(step).toEqual({ ok: false, problem: 'unknown' })
})

it.each([
  [{ states: ['a', 'b'], initial: 'a', steps: {} }, 'nothing leads to b'],
  [{ states: ['a', 'b'], initial: 'a', steps: { a: { a: 'user', b: 'user' } } }, 'no step from a to a'],
  [{ states: ['a'], initial: 'a', steps: { a: { c: 'user' } } }, 'no step from a to c'],
] as const)('refuses a machine that cannot be: %j', (machine, message) =>
  expect(() => defineMachine({ name: 'trial', ...machine } as Machine)).toThrow(message),
)
