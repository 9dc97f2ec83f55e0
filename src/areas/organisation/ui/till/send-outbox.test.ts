import { describe, expect, it } from 'vitest'
import { toSatang } from '@schemas/money/satang'
import { type SentGroup, sendOutbox } from './send-outbox'
import type { OutboxRow } from './till-types'

class Answer extends Error {
  constructor(readonly status: number) {
    super(`refused with ${status}`)
  }
}
const rowOf = (register: string, seq: number): OutboxRow => ({
  id: `${register}-${seq}`,
  register,
  segment: `${register}-1`,
  number: `${register}-1-${seq}`,
  sale: {
    id: `${register}-${seq}`,
    shift: 'shift',
    seq,
    at: '2026-11-28T05:00:00.000Z',
    offline: true,
    lines: [],
    discount: toSatang(0),
    total: toSatang(0),
    tenders: [],
    change: toSatang(0),
    rounding: 0,
  },
})
const rowsOf = (register: string, count: number) => Array.from({ length: count }, (_, at) => rowOf(register, at + 1))

/** Sends all rows to a gateway that refuses by `statusOf`; what it has taken, and what is left. */
async function sendTo(rows: OutboxRow[], statusOf: (group: SentGroup) => number | undefined) {
  const taken: string[] = []
  let calls = 0
  const result = await sendOutbox(rows, {
    send: async (group) => {
      calls += 1
      const status = statusOf(group)
      if (status !== undefined) throw new Answer(status)
      return group.sales.map(({ id }) => id)
    },
    onTaken: async (ids) => void taken.push(...ids),
    statusOf: (error) => (error instanceof Answer ? error.status : undefined),
  })
  return { ...result, taken, calls }
}

describe('handing over what waits', () => {
  it('goes on with the next register where one is refused, and names its sales', async () => {
    const { refused, taken, isAway, calls } = await sendTo([...rowsOf('A1', 60), ...rowsOf('B1', 2)], ({ register }) =>
      register === 'A1' ? 404 : undefined,
    )
    expect(taken).toEqual(['B1-1', 'B1-2'])
    expect(refused).toHaveLength(60)
    expect(refused[0]).toEqual({ id: 'A1-1', number: 'A1-1-1', message: 'refused with 404' })
    expect([isAway, calls]).toEqual([false, 2])
  })

  it.each([400, 409, 500])('takes the others of a batch where one sale is refused with %s', async (status) => {
    const { refused, taken } = await sendTo(rowsOf('A1', 30), ({ sales }) =>
      sales.some(({ seq }) => seq === 7) ? status : undefined,
    )
    expect(refused.map(({ id }) => id)).toEqual(['A1-7'])
    expect(taken).toHaveLength(29)
    // In the order of their numbers.
    expect(taken.at(-1)).toBe('A1-30')
  })

  it.each([0, 401, 429, 503])('stops at %s: nothing is refused, everything waits', async (status) => {
    const { refused, taken, isAway, calls } = await sendTo([...rowsOf('A1', 3), ...rowsOf('B1', 3)], () => status)
    expect([refused, taken, calls]).toEqual([[], [], 1])
    expect(isAway).toBe(status === 0)
  })
})
