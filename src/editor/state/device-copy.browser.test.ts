import { afterEach, expect, it, vi } from 'vitest'
import { emptyHistory } from '../document/history'
import {
  copyOwner,
  type DeviceCopy,
  holdTab,
  isMoreLeft,
  moveDeviceCopy,
  readDeviceCopy,
  markDeviceCopySaved,
  writeDeviceCopy,
} from './device-copy'

const owner = (userID: string) => copyOwner({ site: { id: 'copies' }, session: { role: 'manager', userID } } as never)
const copy = (key: string, title: string, unsaved = true): DeviceCopy => ({
  key,
  version: 4,
  content: { path: key.slice(5), title },
  history: emptyHistory,
  unsaved,
  at: Date.now(),
})

const step = { changes: { label: 'Typed', nodes: new Map() }, at: 1 }

/** The device's storage is full. */
const fill = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
afterEach(() => void vi.restoreAllMocks())

it('belongs to its owner only', async () => {
  await writeDeviceCopy(owner('a'), copy('page:/own', 'A'))
  expect(await readDeviceCopy(owner('b'), 'page:/own')).toBeUndefined()
  await markDeviceCopySaved(owner('b'), 'page:/own', 9)
  expect(await readDeviceCopy(owner('a'), 'page:/own')).toMatchObject({ version: 4, unsaved: true })
})

it("moves with a page's address, but never over unsaved changes there", async () => {
  const me = owner('mover')
  await writeDeviceCopy(me, { ...copy('page:/old', 'Mine'), base: { path: '/old', title: 'Before' } })
  expect(await moveDeviceCopy(me, 'page:/old', 'page:/new')).toBe('moved')
  expect(await readDeviceCopy(me, 'page:/new')).toMatchObject({
    key: 'page:/new',
    version: 4,
    unsaved: true,
    content: { path: '/new', title: 'Mine' },
    base: { path: '/new', title: 'Before' },
  })
  expect(await readDeviceCopy(me, 'page:/old')).toBeUndefined()

  await writeDeviceCopy(me, copy('page:/older', 'Others'))
  expect(await moveDeviceCopy(me, 'page:/older', 'page:/new')).toBe('stays')
  expect(await readDeviceCopy(me, 'page:/new')).toMatchObject({ content: { title: 'Mine' } })
  expect(await readDeviceCopy(me, 'page:/older')).toMatchObject({ content: { title: 'Others' } })

  // A copy that the gateway already has is sacrificed, with its history.
  await writeDeviceCopy(me, { ...copy('page:/saved', 'Saved', false), history: { ...emptyHistory, done: [step] } })
  expect(await moveDeviceCopy(me, 'page:/saved', 'page:/elsewhere')).toBe('moved')
  expect(await readDeviceCopy(me, 'page:/elsewhere')).toMatchObject({
    unsaved: false,
    content: { path: '/elsewhere' },
    history: { done: [step] },
  })
  expect(await moveDeviceCopy(me, 'page:/none', 'page:/nowhere')).toBe('stays')
  // Newer work at the new address is not replaced by what an old bookmark opens.
  await writeDeviceCopy(me, { ...copy('page:/bookmark', 'Old', false), at: Date.now() - 60_000 })
  expect(await moveDeviceCopy(me, 'page:/bookmark', 'page:/elsewhere')).toBe('stays')
  expect(await readDeviceCopy(me, 'page:/elsewhere')).toMatchObject({ content: { title: 'Saved' } })
})

it('is never overwritten by another tab, and taken over from a closed one, newest first', async () => {
  const me = owner('tabs')
  const titleOf = async (tab: string) =>
    ((await readDeviceCopy(me, 'page:/two', tab))?.content as { title: string } | undefined)?.title
  holdTab('living')
  await writeDeviceCopy(me, { ...copy('page:/two', 'Undecided'), at: 1 }, 'living')
  expect(await titleOf('second')).toBeUndefined()
  await writeDeviceCopy(me, copy('page:/two', 'Saved', false), 'second')
  expect(await titleOf('living')).toBe('Undecided')

  await writeDeviceCopy(me, { ...copy('page:/two', 'Older'), at: 2 }, 'gone')
  await writeDeviceCopy(me, { ...copy('page:/two', 'Newer'), at: 3 }, 'gone-too')
  expect(await titleOf('third')).toBe('Newer')
  expect(await isMoreLeft(me, 'page:/two', 'third')).toBe(true)
  await markDeviceCopySaved(me, 'page:/two', 5, 'third')
  expect(await titleOf('third')).toBe('Older')
  // A living tab saves its own copy.
  expect(await isMoreLeft(me, 'page:/two', 'third')).toBe(false)
  await markDeviceCopySaved(me, 'page:/two', 6, 'third')
  expect(await readDeviceCopy(me, 'page:/two', 'fourth')).toMatchObject({
    unsaved: false,
    version: 6,
    content: { title: 'Older' },
  })
  expect(await titleOf('living')).toBe('Undecided')
})

it('never expires while it is the only copy', async () => {
  const me = owner('away')
  const at = Date.now() - 40 * 24 * 60 * 60 * 1000
  await writeDeviceCopy(me, { ...copy('page:/long', 'Typed'), at }, 'gone')
  await writeDeviceCopy(me, { ...copy('page:/saved', 'Saved', false), at }, 'gone')
  expect(await readDeviceCopy(me, 'page:/long', 'now')).toMatchObject({ content: { title: 'Typed' } })
  expect(await readDeviceCopy(me, 'page:/saved', 'now')).toBeUndefined()
})

it('reports when it could not be stored, and moves with its page only if written', async () => {
  const me = owner('full')
  expect(await writeDeviceCopy(me, copy('page:/full', 'Typed'))).toBe(true)
  fill()
  expect(await writeDeviceCopy(me, copy('page:/full', 'Typed on'))).toBe(false)
  expect(await moveDeviceCopy(me, 'page:/full', 'page:/fuller')).toBe('unwritten')
  vi.restoreAllMocks()
  expect(await readDeviceCopy(me, 'page:/full')).toMatchObject({ unsaved: true, content: { title: 'Typed' } })
  expect(await moveDeviceCopy(me, 'page:/full', 'page:/fuller')).toBe('moved')
})

it('is restored on a full device too, and not again once the gateway has it', async () => {
  const me = owner('full-again')
  await writeDeviceCopy(me, copy('page:/left', 'Typed'), 'gone')
  fill()
  expect(await readDeviceCopy(me, 'page:/left', 'next')).toMatchObject({ unsaved: true, content: { title: 'Typed' } })
  // Not overwritten, it is still there after a crash.
  expect(await readDeviceCopy(me, 'page:/left', 'later')).toMatchObject({ unsaved: true, content: { title: 'Typed' } })
  expect(await writeDeviceCopy(me, copy('page:/left', 'Saved', false), 'later')).toBe(false)
  vi.restoreAllMocks()
  expect(await readDeviceCopy(me, 'page:/left', 'last')).toBeUndefined()
})

it('counts as saved only if it is the copy that was saved, whatever the clock says', async () => {
  const me = owner('clock')
  const at = Date.now()
  await writeDeviceCopy(me, { ...copy('page:/clock', 'Saved'), at }, 'one')
  await markDeviceCopySaved(me, 'page:/clock', 5, 'one')
  // The clock was fast and is corrected.
  await writeDeviceCopy(me, { ...copy('page:/clock', 'Typed since'), at: at - 600_000 }, 'one')
  expect(await readDeviceCopy(me, 'page:/clock', 'two')).toMatchObject({
    unsaved: true,
    content: { title: 'Typed since' },
  })

  await writeDeviceCopy(me, { ...copy('page:/clock', 'Ahead'), at: at + 600_000 }, 'two')
  await markDeviceCopySaved(me, 'page:/clock', 6, 'two')
  expect(await readDeviceCopy(me, 'page:/clock', 'three')).toMatchObject({ unsaved: false, version: 6 })
})
