import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeStore } from '@tests/support/fake-store'
import { isOpen } from './upload-entry'
import { hasUploads } from './upload-signal'
import { onBatchDone } from './batched-done'
import { sendForPurpose } from './send-for-purpose'
import { uploads, useUploads } from './uploads'
import { channelFor } from './upload-channel'

const part = 5_242_880
let store: FakeStore
let online = true
beforeEach(() => {
  store = new FakeStore()
  online = true
  vi.stubGlobal('fetch', store.fetch)
  vi.stubGlobal('XMLHttpRequest', store.request)
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
})
afterEach(() => {
  uploads.cancelAll()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const file = (name: string, size: number) => new File([new Uint8Array(size)], name, { lastModified: 1 })
const add = (...files: File[]) =>
  uploads.add(
    files.map((each) => ({ file: each })),
    { parent: 'mine' },
  )
const entry = (id: string | undefined) => useUploads.getState().entries.find((each) => each.id === id)
const becomes = (id: string | undefined, state: string) =>
  vi.waitFor(() => expect(entry(id)?.state).toBe(state), { timeout: 5000 })

it('sends a small or empty file with one request, and reports it', async () => {
  const done = vi.fn<Parameters<typeof uploads.onDone>[0]>()
  const quiet = uploads.onDone(done)
  const [small, empty] = add(file('a.txt', 10), file('ว่าง.txt', 0))
  expect(hasUploads()).toBe(true)
  await becomes(small, 'done')
  await becomes(empty, 'done')
  quiet()
  expect(store.puts.sort()).toEqual(['a.txt#1', 'ว่าง.txt#1'])
  expect(store.calls).not.toContain('sign-parts')
  expect(new Set(done.mock.calls.map(([{ item }]) => item.name))).toEqual(new Set(['a.txt', 'ว่าง.txt']))
  expect(hasUploads()).toBe(false)
})

it('sends a larger file in four parallel parts, and lists all parts on completion', async () => {
  const [id] = add(file('film.mp4', part * 9 + 1))
  await becomes(id, 'done')
  expect(store.maxAtOnce).toBe(4)
  const [upload] = store.uploads.values()
  expect([...(upload?.parts ?? [])].sort(([a], [b]) => a - b).map(([, { size }]) => size)).toEqual([
    ...Array.from({ length: 9 }, () => part),
    1,
  ])
  expect(store.calls.filter((call) => call === 'sign-parts').length).toBeLessThan(4)
})

it('pauses, keeps stored parts, and sends only the rest', async () => {
  let open = () => {}
  let sent = 0
  store.refuse = () => {
    sent += 1
    // The rest is held after two parts.
    if (sent === 2) store.gate = new Promise((resolve) => (open = resolve))
    return undefined
  }
  const [id] = add(file('film.mp4', part * 8))
  await vi.waitFor(() => expect(store.puts.length).toBeGreaterThanOrEqual(2), { timeout: 5000 })
  uploads.pause(id as string)
  await becomes(id, 'paused')
  open()
  store.gate = Promise.resolve()
  const before = [...store.puts]
  store.puts.length = 0
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(store.puts).toEqual([])
  void uploads.resume(id as string)
  await becomes(id, 'done')
  expect([...before, ...store.puts].length).toBe(8)
  expect(store.uploads.size).toBe(1)
})

it('retries a temporary server refusal, and shows it', async () => {
  const failing = new Set([2, 5])
  store.refuse = (_name, number) => (failing.delete(number) ? 503 : undefined)
  const seen = new Set<string>()
  const stop = useUploads.subscribe(({ entries }) => entries.forEach(({ state }) => seen.add(state)))
  const [id] = add(file('film.mp4', part * 6))
  await becomes(id, 'done')
  stop()
  expect(seen).toContain('retrying')
  expect(store.calls).not.toContain('cancel-upload')
})

it('requests another address after one expired', async () => {
  const failing = new Set([3])
  store.refuse = (_name, number) => (failing.delete(number) ? 403 : undefined)
  const [id] = add(file('film.mp4', part * 4))
  await becomes(id, 'done')
  expect(store.calls.filter((call) => call === 'sign-parts').length).toBe(2)
})

it('waits while offline and continues when online', async () => {
  online = false
  store.refuseCall = () => (online ? undefined : { status: 0, body: undefined })
  let open = () => {}
  store.gate = new Promise((resolve) => (open = resolve))
  const [id] = add(file('a.txt', 10))
  await becomes(id, 'offline')
  online = true
  dispatchEvent(new Event('online'))
  // The state clears at once, however long the rest takes.
  await becomes(id, 'uploading')
  open()
  await becomes(id, 'done')
  expect(store.puts).toEqual(['a.txt#1'])
})

it('fails with a message for a missing ETag or a full store, keeps its parts, and succeeds on retry', async () => {
  store.withEtag = false
  const [id] = add(file('film.mp4', part * 2))
  await becomes(id, 'failed')
  expect(entry(id)?.problem).toMatchObject({ mayRetry: true, message: { en: expect.stringContaining('ETag') } })
  store.withEtag = true
  store.refuse = () => 507
  void uploads.retry(id as string)
  await vi.waitFor(() => expect(entry(id)?.problem?.kind).toBe('full'), { timeout: 5000 })
  store.refuse = () => undefined
  void uploads.retry(id as string)
  await becomes(id, 'done')
  expect(store.uploads.size).toBe(1)
})

it('keeps sent parts when the session ends', async () => {
  store.refuseCall = (path) =>
    path.endsWith('/finish-upload') ? { status: 401, body: { error: { message: 'Please sign in.' } } } : undefined
  const [id] = add(file('film.mp4', part * 3))
  await becomes(id, 'failed')
  expect(entry(id)?.problem).toMatchObject({ kind: 'session', mayRetry: true })
  const sent = store.puts.length
  store.refuseCall = () => undefined
  void uploads.retry(id as string)
  await becomes(id, 'done')
  expect(store.puts.length).toBe(sent)
})

it('asks about each name conflict, continues with other files, and skips one without stopping the rest', async () => {
  store.names.add('a.txt').add('b.txt').add('c.txt')
  const [a, b, free, c] = add(file('a.txt', 1), file('b.txt', 1), file('free.txt', 1), file('c.txt', 1))
  await becomes(free, 'done')
  for (const id of [a, b, c]) await becomes(id, 'asking')
  expect(entry(a)?.sibling?.name).toBe('a.txt')
  uploads.decide(a as string, 'skip')
  expect(entry(a)?.state).toBe('skipped')
  expect(entry(b)?.state).toBe('asking')
  uploads.decide(b as string, 'keep-both', true)
  await becomes(b, 'done')
  await becomes(c, 'done')
  expect(store.puts.sort()).toEqual(['b.txt#1', 'c.txt#1', 'free.txt#1'])
})

it("shows the gateway's refusal and has the store discard the upload", async () => {
  store.refuseCall = (path) =>
    path.endsWith('/finish-upload')
      ? { status: 422, body: { error: { message: 'This picture can’t be read.' } } }
      : undefined
  const [id] = add(file('a.jpg', 10))
  await becomes(id, 'failed')
  expect(entry(id)?.problem).toMatchObject({
    kind: 'refused',
    message: 'This picture can’t be read.',
    mayRetry: false,
  })
  await vi.waitFor(() => expect(store.calls).toContain('cancel-upload'))
})

it('refuses a file changed on the device, and sends it from the start on request', async () => {
  store.refuse = () => 507
  const [id = ''] = add(file('film.mp4', part * 2))
  await becomes(id, 'failed')
  const changed = new File([new Uint8Array(part * 3)], 'film.mp4', { lastModified: 2 })
  uploads.giveFile(id, { file: file('other.mp4', 1) })
  expect(entry(id)).toMatchObject({ problem: { kind: 'other-file' }, instead: undefined })
  uploads.giveFile(id, { file: changed })
  expect(entry(id)?.instead?.file).toBe(changed)
  const [first] = store.uploads.values()
  // "Clear finished" keeps entries that can still continue.
  uploads.clearEnded(useUploads.getState().entries)
  expect([store.puts, first?.state, entry(id)?.state]).toEqual([[], 'open', 'failed'])
  store.refuse = () => undefined
  uploads.beginAnew(id)
  await becomes(id, 'done')
  expect([...store.uploads.values()].map(({ size, state }) => [size, state])).toEqual([
    [part * 2, 'aborted'],
    [part * 3, 'done'],
  ])
})

it('removes a cancelled file from the list and the store', async () => {
  store.gate = new Promise(() => {})
  const [id, other] = add(file('film.mp4', part * 4), file('a.txt', 1))
  await vi.waitFor(() => expect(entry(id)?.uploadId).toBeDefined(), { timeout: 5000 })
  uploads.cancel(id as string)
  expect(entry(id)).toBeUndefined()
  await vi.waitFor(() =>
    expect([...store.uploads.values()].find(({ name }) => name === 'film.mp4')?.state).toBe('aborted'),
  )
  expect(entry(other) && isOpen(entry(other) as never)).toBe(true)
})

it('leaves the page a connection: runs one multipart file and one other, without small ones waiting for a second large one', async () => {
  let open = () => {}
  store.gate = new Promise((resolve) => (open = resolve))
  const ids = add(file('1.mp4', part * 5), file('2.mp4', part * 5), file('a.txt', 1), file('b.txt', 1))
  await vi.waitFor(
    () => expect(ids.map((id) => entry(id)?.state)).toEqual(['uploading', 'waiting', 'uploading', 'waiting']),
    { timeout: 5000 },
  )
  await vi.waitFor(() => expect(store.maxAtOnce).toBe(5), { timeout: 5000 })
  open()
  for (const id of ids) await becomes(id, 'done')
})

it('uploads for another purpose through the same channel: in parts, joined, and with retries', async () => {
  const failing = new Set([2])
  store.refuse = (_name, number) => (failing.delete(number) ? 503 : undefined)
  const states = new Set<string>()
  const channel = channelFor('import', (id) => Promise.resolve(id))
  const id = await sendForPurpose(file('site.zip', part * 3), channel, {
    signal: new AbortController().signal,
    onState: (state) => states.add(state),
  })
  expect(store.uploads.get(id)).toMatchObject({ name: 'site.zip', state: 'done' })
  expect([states.has('retrying'), store.calls.includes('join-parts'), store.calls.includes('finish-upload')]).toEqual([
    true,
    true,
    false,
  ])
})

it('is opened once although the response was lost, and reserves nothing when cancelled meanwhile', async () => {
  let lost = 0
  store.loseAnswer = (path) => path.endsWith('/start-upload') && (lost += 1) === 1
  const [id] = add(file('film.mp4', part + 1))
  await becomes(id, 'done')
  expect(store.calls.filter((call) => call === 'start-upload')).toHaveLength(2)
  expect(store.uploads.size).toBe(1)

  // The gateway has the file, and its response is in flight.
  store.refuseCall = (path) => {
    if (path.endsWith('/start-upload')) uploads.cancelAll()
    return undefined
  }
  add(file('other.mp4', part + 1))
  await vi.waitFor(
    () =>
      expect([...store.uploads.values()].map(({ name, state }) => [name, state])).toEqual([
        ['film.mp4', 'done'],
        ['other.mp4', 'aborted'],
      ]),
    { timeout: 5000 },
  )
})

it('reports many small files in batches, each of them once', async () => {
  const batches: string[][] = []
  const quiet = onBatchDone((done) => batches.push(done.map(({ name }) => name)))
  add(...Array.from({ length: 40 }, (_, at) => file(`${at}.txt`, 3)))
  await vi.waitFor(() => expect(batches.flat()).toHaveLength(40), { timeout: 8000 })
  expect(new Set(batches.flat()).size).toBe(40)
  expect(batches.length).toBeLessThan(8)
  quiet()
})

it('creates empty folders, and reports those that cannot be read or created', async () => {
  const incoming = {
    files: [{ file: file('a.txt', 10), folders: 'Trip' }],
    unread: [{ name: 'locked.txt', folders: 'Trip' }],
    empty: ['Trip/Day 2', 'Day 3'],
  }
  await uploads.addIncoming(incoming, { parent: 'mine' })
  expect(store.folders).toEqual(['Trip/Day 2', 'Day 3'])
  const entryStates = () =>
    useUploads.getState().entries.map(({ name, folders, state, problem }) => [folders, name, state, problem?.kind])
  expect(entryStates()).toContainEqual(['Trip', 'locked.txt', 'failed', 'unread'])
  store.refuseCall = (path) =>
    path.endsWith('/make-folders')
      ? { status: 409, body: { error: { message: 'A file with this name already exists.' } } }
      : undefined
  await uploads.addIncoming({ files: [], unread: [], empty: ['Trip/a.txt'] }, { parent: 'mine' })
  expect(entryStates()).toContainEqual(['Trip', 'a.txt', 'failed', 'refused'])
})

it('reserves nothing when cancelled while paused, although the start response was lost', async () => {
  store.loseAnswer = (path) => path.endsWith('/start-upload')
  const [id = ''] = add(file('film.mp4', part + 1))
  await becomes(id, 'retrying')
  uploads.pause(id)
  await becomes(id, 'paused')
  uploads.cancel(id)
  await vi.waitFor(() => expect([...store.uploads.values()].map(({ state }) => state)).toEqual(['aborted']))
})
