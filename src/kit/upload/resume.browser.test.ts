import { createStore, values } from 'idb-keyval'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeStore } from '@tests/support/fake-store'
import { forget, holdTab, remember, type RememberedUpload, takeRemembered } from './remembered'
import { endUploads, forgetStopped, hasUploads, wereStopped } from './upload-signal'
import { uploads, useUploads } from './uploads'

const part = 5_242_880
const film = (name = 'film.mp4') => new File([new Uint8Array(part * 4)], name, { lastModified: 7, type: 'video/mp4' })
const left = (id: string, change: Partial<RememberedUpload> = {}): RememberedUpload => ({
  id,
  person: 'malee',
  tab: 'gone',
  name: 'film.mp4',
  size: part * 4,
  type: 'video/mp4',
  lastModified: 7,
  folders: 'Trip',
  parent: 'mine',
  mode: 'private',
  group: '',
  batch: 'b',
  conflict: 'ask',
  addedAt: Date.now(),
  ...change,
})
let store: FakeStore
beforeEach(() => {
  store = new FakeStore()
  vi.stubGlobal('fetch', store.fetch)
  vi.stubGlobal('XMLHttpRequest', store.request)
})
afterEach(async () => {
  uploads.cancelAll()
  vi.unstubAllGlobals()
  await forget(['one', 'two', 'old', 'theirs', 'busy', 'guest', 'other'])
})
const entry = (id: string) => useUploads.getState().entries.find((each) => each.id === id)
const becomes = (id: string, state: string) => vi.waitFor(() => expect(entry(id)?.state).toBe(state), { timeout: 5000 })

it('takes over uploads of the same person, and leaves those of others, old ones and live tabs', async () => {
  await remember([
    left('one'),
    left('theirs', { person: 'somchai' }),
    left('old', { addedAt: Date.now() - 25 * 3_600_000 }),
    left('busy', { tab: 'alive' }),
  ])
  holdTab('alive')
  await vi.waitFor(async () => expect((await navigator.locks.query()).held?.length).toBeGreaterThan(0))
  expect((await takeRemembered('malee', 'mine')).map(({ id }) => id)).toEqual(['one'])
  // It now belongs to that tab, so that no second one continues it.
  holdTab('mine')
  expect(await takeRemembered('malee', 'other')).toEqual([])
  expect((await takeRemembered('somchai', 'other')).map(({ id }) => id)).toEqual(['theirs'])
})

it('resumes after a reload with the stored parts once the file is chosen again, and refuses another file', async () => {
  const started = (await (
    await store.fetch('/api/files/start-upload', { body: JSON.stringify({ name: 'film.mp4', size: part * 4 }) })
  ).json()) as { upload: { id: string } }
  for (const number of [1, 3])
    store.uploads.get(started.upload.id)?.parts.set(number, { size: part, etag: `"e${started.upload.id}-${number}"` })
  await remember([left('one', { uploadId: started.upload.id }), left('two', { name: 'other.mp4' })])
  await uploads.begin('malee')
  await becomes('one', 'missing')
  // How much is there already, before the file is chosen.
  await vi.waitFor(() => expect(entry('one')?.sent).toBe(part * 2))

  uploads.giveFile('one', { file: new File(['x'], 'film.mp4', { lastModified: 7 }) })
  expect(entry('one')).toMatchObject({ state: 'missing', problem: { kind: 'other-file' } })
  uploads.giveFile('one', { file: film() })
  await becomes('one', 'done')
  expect(store.puts.sort()).toEqual(['film.mp4#2', 'film.mp4#4'])
  expect(store.uploads.size).toBe(1)

  // Adding the file again counts as choosing it, when it has the same target and mode.
  expect(uploads.add([{ file: film('other.mp4'), folders: 'Trip' }], { parent: 'mine' })).toEqual(['two'])
  await becomes('two', 'done')
  expect([...store.uploads.values()].at(-1)).toMatchObject({ name: 'other.mp4', folders: 'Trip', parent: 'mine' })
  expect(await takeRemembered('malee', 'later')).toEqual([])
})

it('uploads a file added again to its new target and mode, and keeps the old upload', async () => {
  await remember([left('public', { name: 'letter.mp4', mode: 'public', folders: '' })])
  await uploads.begin('somsri')
  await uploads.begin('malee')
  await becomes('public', 'missing')
  for (const target of [
    { parent: 'mine', mode: 'private' },
    { parent: 'organisation', mode: 'public' },
    { parent: 'mine', mode: 'public', group: 'page' },
  ] as const) {
    const [id = ''] = uploads.add([{ file: film('letter.mp4') }], target)
    expect(entry(id)).toMatchObject(target)
    await becomes(id, 'done')
    expect([...store.uploads.values()].at(-1)).toMatchObject({ parent: target.parent, mode: target.mode })
  }
  expect(entry('public')?.state).toBe('missing')
  await forget(['public'])
})

it("resumes a visitor's upload by the same link only, regardless of the signed-in person", async () => {
  const started = (await (
    await store.fetch('/api/share/start-upload', { body: JSON.stringify({ name: 'film.mp4', size: part * 4 }) })
  ).json()) as { upload: { id: string } }
  store.uploads.get(started.upload.id)?.parts.set(2, { size: part, etag: `"e${started.upload.id}-2"` })
  await remember([
    left('guest', { person: 'link:code-1', link: 'code-1', parent: 'code-1', uploadId: started.upload.id }),
    left('other', { person: 'link:code-2', link: 'code-2' }),
  ])
  await uploads.beginLink('code-1')
  await becomes('guest', 'missing')
  expect(entry('other')).toBeUndefined()
  // The same file in the person's own folder is a separate upload.
  const [own] = uploads.add([{ file: film() }], { parent: 'mine' })
  expect(own).not.toBe('guest')
  await becomes(own as string, 'done')
  store.calls.length = 0
  store.puts.length = 0
  uploads.giveFile('guest', { file: film() })
  await becomes('guest', 'done')
  expect(store.puts.filter((put) => put.startsWith('film')).sort()).toEqual(['film.mp4#1', 'film.mp4#3', 'film.mp4#4'])
  expect(store.calls.filter((call) => !call.startsWith('/api/share/'))).toEqual([])
})

it('stops uploads of an expired visit until the password is entered again', async () => {
  store.refuseCall = (path) =>
    path.endsWith('/finish-upload')
      ? { status: 403, body: { error: { message: 'Please enter the password.', details: { state: 'locked' } } } }
      : undefined
  const [id] = uploads.add([{ file: new File(['x'], 'a.txt', { lastModified: 1 }) }], {
    parent: 'code-3',
    link: 'code-3',
    conflict: 'keep-both',
  })
  await becomes(id as string, 'failed')
  expect(entry(id as string)?.problem).toMatchObject({ kind: 'locked', mayRetry: true })
  store.refuseCall = () => undefined
  await uploads.beginLink('code-3')
  await becomes(id as string, 'done')
})

it('stops an upload with a message when the session ends, leaves without a prompt, and resumes after sign-in', async () => {
  await uploads.begin('nok')
  let open = () => {}
  store.refuse = () => {
    if (store.puts.length === 1) store.gate = new Promise((resolve) => (open = resolve))
    return undefined
  }
  const [id = ''] = uploads.add([{ file: film('long.mp4') }, { file: film('next.mp4') }], { parent: 'mine' })
  await vi.waitFor(() => expect(store.puts.length).toBeGreaterThan(0), { timeout: 5000 })
  endUploads()
  open()
  // Leaving the document does not prompt.
  expect([hasUploads(), wereStopped()]).toEqual([false, true])
  expect(useUploads.getState().entries.map(({ state, problem }) => [state, problem?.kind])).toEqual([
    ['failed', 'session'],
    ['failed', 'session'],
  ])
  expect(entry(id)?.problem?.message).toMatchObject({ en: expect.stringContaining('what was already sent is kept') })
  expect(store.calls).not.toContain('cancel-upload')
  // It is stored for its owner, and hidden from anyone else who signs in here.
  const stored: RememberedUpload[] = await values(createStore('sitewright-uploads', 'upload'))
  expect(
    stored
      .filter(({ person }) => person === 'nok')
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['long.mp4', 'next.mp4'])
  expect(stored.find(({ name }) => name === 'long.mp4')?.uploadId).toBe(entry(id)?.uploadId)
  // After signing in again in another tab, the person returns to this window.
  store.refuse = () => undefined
  store.gate = Promise.resolve()
  dispatchEvent(new Event('focus'))
  await becomes(id, 'done')
  expect([...store.uploads.values()].filter(({ name }) => name === 'long.mp4')).toHaveLength(1)
  forgetStopped()
})
