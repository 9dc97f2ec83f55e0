import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type SaveOutcome, Saving, useSaving } from './saving'
import { onFlushForms } from './flush-forms'

type Sent = { base: number; answer: (outcome: SaveOutcome) => void }

/** A saving whose gateway answers when the test says so. */
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

it('takes nothing in where that is no longer wanted once it was read', async () => {
  const { saving, given: options } = begin()
  expect(await saving.takeIn(async () => undefined)).toBe(false)
  expect([options.merge.mock.calls.length, saving.version]).toEqual([0, 3])
  expect(await saving.takeIn(async () => ({ version: 4, content: {} }))).toBe(true)
  expect(saving.version).toBe(4)
})

it('keeps what was typed last, half typed in a form too, as soon as the tab is asked to go', async () => {
  const heard = new Map<string, () => void>()
  vi.stubGlobal('addEventListener', (event: string, listener: () => void) => heard.set(event, listener))
  const { given: options, type } = begin()
  const end = onFlushForms(type)
  heard.get('beforeunload')?.()
  expect(options.keep.mock.calls).toEqual([[true]])
  end()
  // It has it: what nobody has changed since is not written again.
  heard.get('pagehide')?.()
  expect(options.keep).toHaveBeenCalledOnce()
  type()
  heard.get('pagehide')?.()
  expect(options.keep).toHaveBeenCalledTimes(2)
  await flushMicrotasks()
  vi.unstubAllGlobals()
})

it('brings a decision that is due to the front when somebody waits for a save, and not when one goes by itself', async () => {
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

it('gives the hand a longer rest where saves take long', async () => {
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
  // A quick one again, and the rest is as short.
  await saves(10)
  await vi.advanceTimersByTimeAsync(800)
  expect(sent.length).toBe(3)
})

describe('what is asked whether all is safe', () => {
  it('waits for a save that another one sent', async () => {
    const { saving, sent, type } = begin()
    type()
    const answers: boolean[] = []
    const flushes = [saving.flush(), saving.flush()].map((flush) => flush.then((isSafe) => answers.push(isSafe)))
    await flushMicrotasks()
    expect([sent.length, answers]).toEqual([1, []])
    sent[0]?.answer({ kind: 'away' })
    await flushMicrotasks()
    // Neither is told that all is well; whoever came second has asked again.
    sent[1]?.answer(saved(4))
    await Promise.all(flushes)
    expect(answers).toEqual([false, true])
  })

  it('saves what is typed meanwhile too', async () => {
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

  it('hears that it is not, where the gateway takes nothing', async () => {
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

it('takes what is unsaved along to where the page goes on, sends nothing more, and lets the tab go', async () => {
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

it('says what this device could not keep, and does not take it for kept', async () => {
  const { sent, given: options, type } = begin()
  options.keep.mockResolvedValue(false)
  type()
  await vi.advanceTimersByTimeAsync(800)
  sent[0]?.answer({ kind: 'away' })
  await flushMicrotasks()
  expect(useSaving.getState()).toMatchObject({ state: 'offline', isUnkept: true })
  await vi.advanceTimersByTimeAsync(4000)
  sent[1]?.answer(saved(4))
  await flushMicrotasks()
  expect(options.drop).toHaveBeenLastCalledWith(false)

  options.keep.mockResolvedValue(true)
  type()
  await vi.advanceTimersByTimeAsync(800)
  expect(useSaving.getState().lacksLocalCopy).toBe(false)
})
