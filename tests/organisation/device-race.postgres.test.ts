import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bindDevice, liveSegment, registerOf, revokeDevice } from '@areas/organisation/server/domain/registers'
import { saveRegister } from '@areas/organisation/server/domain/save-branches'
import { closeShift, openShift } from '@areas/organisation/server/domain/shifts'
import type { Staff } from '@areas/organisation/server/domain/staff'
import { tillShift } from '@areas/organisation/server/tables'
import type { Database } from '@gateway/db/open'
import { withSite } from '@gateway/db/scope'
import { CallError } from '@gateway/errors/call-error'
import { openTrialShop } from '../commerce/trial-shop'
import { device, openTill, staffOf, type Till } from './trial-branch'

let database: Database
beforeAll(async () => {
  ;({ database } = await openTrialShop())
})
afterAll(() => database.close())

const asStaff = <T>(till: Till, work: (staff: Staff) => Promise<T>): Promise<T> =>
  withSite(database, 'alpha', (tx) => work(staffOf(tx, till.actor)))
const openAgain = (till: Till) =>
  asStaff(till, (staff) => openShift(staff, { register: till.register, device, float: {} })).then(
    () => 'opened',
    (error: unknown) => (error instanceof CallError ? error.code : 'failed'),
  )

/** Resolves when `work` has ended, or a statement of this database waits for a lock. */
async function endsOrWaits(work: Promise<unknown>): Promise<void> {
  const state = { isOver: false }
  void work.finally(() => (state.isOver = true))
  const waiting = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  const isWaiting = async () => ((await database.db.execute(waiting)) as unknown as { rows: object[] }).rows.length > 0
  while (!state.isOver && !(await isWaiting())) await pause(5)
}

function gate(): { open: () => void; opened: Promise<void> } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open: () => open(), opened }
}

const acts: [string, string, (staff: Staff, till: Till) => Promise<unknown>, string][] = [
  [
    'another device is bound',
    'DA',
    async (staff, till) =>
      bindDevice(staff, (await registerOf(staff, till.register)).register, { id: 'device-that-came', name: '' }),
    'in_use',
  ],
  [
    'its device is revoked',
    'DB',
    async (staff, till) => revokeDevice(staff, (await registerOf(staff, till.register)).register),
    'in_use',
  ],
  [
    'it is retired',
    'DC',
    (staff, till) =>
      saveRegister(staff, {
        id: till.register,
        version: 1,
        branch: till.branch,
        code: till.code,
        name: '',
        retired: true,
      }),
    'conflict',
  ],
]

it.each(acts)('opens no shift at a register while %s', { timeout: 60_000 }, async (_title, code, act, refusal) => {
  const till = await openTill(database, code)
  await asStaff(till, (staff) => closeShift(staff, { shift: till.shift, pieces: {}, lastSeq: 0 }))
  const [acted, seen] = [gate(), gate()]
  const acting = asStaff(till, async (staff) => {
    await act(staff, till)
    acted.open()
    await seen.opened
  })
  await acted.opened
  const opening = openAgain(till)
  await endsOrWaits(opening)
  seen.open()
  await acting
  expect(await opening).toBe(refusal)
  const rows = await asStaff(till, async (staff) => ({
    shifts: await staff.tx.select().from(tillShift).where(eq(tillShift.registerId, till.register)),
    live: await liveSegment(staff, till.register),
  }))
  expect(rows.shifts.filter(({ status }) => status === 'open')).toEqual([])
  expect(rows.live?.deviceId).toBe(code === 'DA' ? 'device-that-came' : code === 'DB' ? undefined : device)
})
