import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type SaveOutcome, Saving, useSaving } from './saving'
import { onFlushForms } from './flush-forms'

type Sent = { base: number; answer: (outcome: SaveOutcome) => void }

/** A Saving whose gateway answers when the test says so. */
function begin() {
  const sent: Sent[] = []
  let notify: (changes: unknown, origin: string) => void = () => {}
  const options = {
    store: { onChange: (listener: typeof notify) => (notify = listener) },
    version: 3,
    save: (base: number) => new Promise<SaveOutcome>((resolve) => sent.push({ base, answer: resolve })),
    merge: vi.fn<() => boolean>(() => true),
    refused: vi.fn<(message: string) => void>(),
    undecided: vi.fn<() => void>(),
    moved: vi.fn<(to: string) => Promise<boolean>>(async () => true),
    keep: vi.fn<(isLeaving: boolean) => Promise<boolean>>(async () => true),
    drop: vi.fn<(isStored: boolean) => Promise<void>>(async () => {}),
  }
  const saving = new Saving(options)
  return { saving, sent, given: options, type: () => notify({}, 'edit') }
}
const saved = (version: number): SaveOutcome => ({ kind: 'saved', version, savedAt: '' })
const flushMicrotasks = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('merges nothing when it is no longer wanted after reading', async () => {
  const { saving, given: options } = begin()
  expect(await saving.takeIn(async () => undefined)).toBe(false)
  expect([options.merge.mock.calls.length, saving.version]).toEqual([0, 3])
  expect(await saving.takeIn(async () => ({ version: 4, content: {} }))).toBe(true)
  expect(saving.version).toBe(4)
})

it('stores the latest typing, including incomplete form input, when the tab is about to close', async () => {
  const heard = new Map<string, () => void>()
  vi.stubGlobal('addEventListener', (event: string, listener: () => void) => heard.set(event, listener))
  const { given: options, type } = begin()
  const end = onFlushForms(type)
  heard.get('beforeunload')?.()
  expect(options.keep.mock.calls).toEqual([[true]])
  end()
  // The device has it: unchanged content is not written again.
  heard.get('pagehide')?.()
  expect(options.keep).toHaveBeenCalledOnce()
  type()
  heard.get('pagehide')?.()
  expect(options.keep).toHaveBeenCalledTimes(2)
  await flushMicrotasks()
  vi.unstubAllGlobals()
})

it('shows a pending conflict on a requested save, not on an automatic one', async () => {
  const { saving, sent, given: options, type } = begin()
  options.merge.mockReturnValue(false)
  type()
  await vi.advanceTimersByTimeAsync(800)
  sent.at(-1)?.answer({ kind: 'stale', version: 4, content: {} })
  await flushMicrotasks()
  expect([useSaving.getState().state, options.undecided.mock.calls.length]).toEqual(['conflict', 0])
  const flushed = saving.flush()
  await flushMicrotasks()
  sent.at(-1)?.answer({ kind: 'stale', version: 4, content: {} })
  expect(await flushed).toBe(false)
  expect(options.undecided).toHaveBeenCalledOnce()
})

it('waits longer between saves when saves are slow', async () => {
  const { sent, type } = begin()
  const saves = async (takesMs: number) => {
    await vi.advanceTimersByTimeAsync(takesMs)
    sent.at(-1)?.answer(saved(4))
    await flushMicrotasks()
    type()
  }
  type()
  await vi.advanceTimersByTimeAsync(800)
  await saves(600)
  await vi.advanceTimersByTimeAsync(1799)
  expect(sent.length).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(sent.length).toBe(2)
  // After a quick save the delay is short again.
  await saves(10)
  await vi.advanceTimersByTimeAsync(800)
  expect(sent.length).toBe(3)
})

describe('checking whether everything is saved', () => {
  it('waits for a save already in flight', async () => {
    const { saving, sent, type } = begin()
    type()
    const answers: boolean[] = []
    const flushes = [saving.flush(), saving.flush()].map((flush) => flush.then((isSafe) => answers.push(isSafe)))
    await flushMicrotasks()
    expect([sent.length, answers]).toEqual([1, []])
    sent[0]?.answer({ kind: 'away' })
    await flushMicrotasks()
    // Neither call resolves as safe; the second one has requested another save.
    sent[1]?.answer(saved(4))
    await Promise.all(flushes)
    expect(answers).toEqual([false, true])
  })

  it('saves changes made meanwhile', async () => {
    const { saving, sent, type } = begin()
    type()
    const flushed = saving.flush()
    await flushMicrotasks()
    type()
    sent[0]?.answer(saved(4))
    await flushMicrotasks()
    expect(sent.map(({ base }) => base)).toEqual([3, 4])
    sent[1]?.answer(saved(5))
    expect(await flushed).toBe(true)
    expect([saving.isSafe, saving.version]).toEqual([true, 5])
  })

  it('returns false when the gateway accepts nothing', async () => {
    const { saving, sent, type } = begin()
    type()
    const flushed = saving.flush()
    await flushMicrotasks()
    sent[0]?.answer({ kind: 'refused', message: 'No.' })
    expect(await flushed).toBe(false)
    expect([saving.isSafe, useSaving.getState()]).toMatchObject([false, { state: 'changed', isRefused: true }])
    const again = saving.flush()
    await flushMicrotasks()
    sent[1]?.answer(saved(4))
    expect([await again, useSaving.getState().isRefused]).toEqual([true, false])
  })
})

it('takes unsaved changes along to the new address, sends nothing more, and lets the tab leave', async () => {
  const { saving, sent, given: options, type } = begin()
  type()
  const flushed = saving.flush()
  await flushMicrotasks()
  sent[0]?.answer({ kind: 'moved', to: 'page:/new' })
  expect(await flushed).toBe(false)
  expect(options.moved).toHaveBeenCalledWith('page:/new')
  expect(saving.isSafe).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
  expect(useSaving.getState().state).toBe('offline')
})

it('reports what this device could not store and does not count it as stored', async () => {
  const { sent, given: options, type } = begin()
  options.keep.mockResolvedValue(false)
  type()
  await vi.advanceTimersByTimeAsync(800)
  sent[0]?.answer({ kind: 'away' })
  await flushMicrotasks()
  expect(useSaving.getState()).toMatchObject({ state: 'offline', lacksLocalCopy: true })
  await vi.advanceTimersByTimeAsync(4000)
  sent[1]?.answer(saved(4))
  await flushMicrotasks()
  expect(options.drop).toHaveBeenLastCalledWith(false)

  options.keep.mockResolvedValue(true)
  type()
  await vi.advanceTimersByTimeAsync(800)
  expect(useSaving.getState().lacksLocalCopy).toBe(false)
})
