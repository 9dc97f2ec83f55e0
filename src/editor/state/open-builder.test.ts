import { notifications } from '@mantine/notifications'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { flatten } from '@schemas/layout/flat/flatten'
import { installGateway } from '@kit/call-gateway'
import { saveBlob } from '@kit/download-file'
import { loadMergeTools } from '../document/load-merge'
import { setField } from '../document/operations/set-field'
import { showConflict, useConflict } from './conflict'
import { openBuilder } from './open-builder'
import { useSaving } from './saving'
import { mergeTheme } from '../theme-page/take-theme'
import { useThemePage } from './theme-page-store'

const page = (text: string, other = 'Base') => ({
  format: 1 as const,
  path: '/a',
  frame: 'default' as const,
  access: 'guest' as const,
  title: 'T',
  views: {
    guest: {
      rows: [
        {
          id: 'r',
          cells: [
            {
              id: 'c',
              blocks: [
                { id: 'x', type: 'gone/unknown', version: 1, props: { text } },
                { id: 'y', type: 'gone/unknown', version: 1, props: { text: other } },
              ],
            },
          ],
        },
      ],
    },
  },
})
/** What was written to this device. */
const deviceCopies = vi.hoisted(() => [] as { unsaved: boolean; content: unknown; base?: unknown }[])
const device = vi.hoisted(() => ({ isFull: false }))
vi.mock(import('./device-copy'), async (original) => ({
  ...(await original()),
  writeDeviceCopy: async (_owner, copy) => !device.isFull && deviceCopies.push(copy) > 0,
}))

vi.mock('../document/load-merge', { spy: true })
vi.mock('@kit/download-file', { spy: true })

/** What another editor has saved since. */
let theirs: unknown
/** The connection accepts requests and never responds. */
let isDead = false
let answer: (sent: Record<string, unknown>) => Response
const assign = vi.fn<(address: string) => void>()

beforeEach(() => {
  deviceCopies.length = 0
  assign.mockClear()
  isDead = false
  device.isFull = false
  installGateway({ session: { role: 'manager' }, site: {} as never, locale: 'en' })
  answer = () =>
    Response.json(
      { error: { status: 409, message: 'Stale.', details: { version: 2, content: theirs, updatedBy: 'Anan' } } },
      { status: 409 },
    )
  vi.useFakeTimers()
  vi.stubGlobal('location', { hostname: 'site.example', assign })
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    if (isDead)
      await new Promise((_resolve, reject) =>
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
      )
    return answer(JSON.parse(init.body as string) as Record<string, unknown>)
  })
})
afterEach(() => {
  useConflict.setState({ open: undefined, isShown: false })
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const open = (opened: object = {}, copy?: object) =>
  openBuilder({
    documentKey: 'page:/a',
    opened: { key: 'page:/a', version: 1, ...opened } as never,
    page: flatten(page('Base') as never),
    copy: copy as never,
    boot: { site: { id: 's' }, session: { role: 'manager', userID: 'u' }, locale: 'en' } as never,
    payload: { path: '/a', pattern: '/a', params: {} } as never,
    announce: () => {},
  })

it('keeps a postponed conflict closed while typing, until there is more to decide', async () => {
  const { builder, saving } = open()
  const type = (id: string, text: string) => builder.edit('', (edit) => setField(edit, id, ['props', 'text'], text), id)
  theirs = page('Theirs')
  type('x', 'Mine')
  expect(await saving.flush()).toBe(false)
  expect(useConflict.getState().isShown).toBe(true)
  // Another decision replaced it.
  useConflict.setState({ open: undefined, isShown: false })
  showConflict(saving)
  await vi.advanceTimersByTimeAsync(0)
  expect(useConflict.getState()).toMatchObject({ isShown: true, open: { list: [{ id: 'x' }] } })
  useConflict.setState({ isShown: false })
  type('x', 'Mine too')
  await vi.advanceTimersByTimeAsync(5000)
  expect(useConflict.getState()).toMatchObject({
    isShown: false,
    open: { list: [{ id: 'x', mine: { fields: { props: { text: 'Mine too' } } } }] },
  })

  theirs = page('Theirs', 'Theirs too')
  type('y', 'Mine')
  await vi.advanceTimersByTimeAsync(5000)
  expect(useConflict.getState().isShown).toBe(true)
})

it('stores changes on this device while the merge code cannot load, and merges later', async () => {
  const { builder, saving } = open()
  theirs = page('Base', 'Theirs')
  const stale = answer
  answer = (sent) => (sent.base === 1 ? stale(sent) : Response.json({ version: 3, savedAt: '2026-11-24T00:00:00Z' }))
  vi.mocked(loadMergeTools).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  builder.edit('', (edit) => setField(edit, 'x', ['props', 'text'], 'Mine'))
  expect([await saving.flush(), useSaving.getState().state]).toEqual([false, 'offline'])
  expect(deviceCopies.at(-1)).toMatchObject({ unsaved: true, base: page('Base') })
  await vi.advanceTimersByTimeAsync(5000)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
  expect([useSaving.getState().state, saving.version, builder.store.get('x'), builder.store.get('y')]).toMatchObject([
    'saved',
    3,
    { fields: { props: { text: 'Mine' } } },
    { fields: { props: { text: 'Theirs' } } },
  ])
})

it("waits for a newer builder when another's version cannot be read, without offering a choice", async () => {
  const { builder, saving } = open()
  theirs = { format: 99 }
  builder.edit('', (edit) => setField(edit, 'x', ['props', 'text'], 'Mine'))
  expect([await saving.flush(), useSaving.getState()]).toMatchObject([false, { state: 'offline', reason: 'outdated' }])
  expect(deviceCopies.at(-1)).toMatchObject({ unsaved: true, base: page('Base') })
})

it('gives up a save without a response, stores it, and sends everything once connected', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController()
    setTimeout(() => limit.abort(new DOMException('Late.', 'TimeoutError')), ms)
    return limit.signal
  })
  answer = () => Response.json({ version: 2, savedAt: '' })
  isDead = true
  const { builder, saving } = open()
  builder.edit('', (edit) => setField(edit, 'x', ['props', 'text'], 'Mine'))
  const flushed = saving.flush()
  await vi.advanceTimersByTimeAsync(44_000)
  expect(useSaving.getState().state).toBe('saving')
  await vi.advanceTimersByTimeAsync(2000)
  expect([await flushed, useSaving.getState().state]).toEqual([false, 'offline'])
  expect(deviceCopies.at(-1)).toMatchObject({ unsaved: true, unheard: [page('Mine')] })
  isDead = false
  await vi.advanceTimersByTimeAsync(4000)
  expect([useSaving.getState().state, saving.version]).toEqual(['saved', 2])
})

it('follows a page that gets another address while it is edited', async () => {
  answer = () =>
    Response.json({ error: { status: 410, message: 'Moved.', details: { movedTo: 'page:/b' } } }, { status: 410 })
  const { builder, saving } = open()
  builder.edit('', (edit) => setField(edit, 'x', ['props', 'text'], 'Mine'))
  expect(await saving.flush()).toBe(false)
  expect(assign).toHaveBeenCalledWith('/b?edit=page:/b')
  expect(saving.isSafe).toBe(true)
})

it('stays when unsaved changes cannot move to the new address, and offers them as a file', async () => {
  const shown = vi.spyOn(notifications, 'show')
  answer = () =>
    Response.json({ error: { status: 410, message: 'Moved.', details: { movedTo: 'page:/b' } } }, { status: 410 })
  device.isFull = true
  const { builder, saving } = open()
  builder.edit('', (edit) => setField(edit, 'x', ['props', 'text'], 'Mine'))
  expect(await saving.flush()).toBe(false)
  await vi.dynamicImportSettled()
  expect(assign).not.toHaveBeenCalled()
  expect([saving.isSafe, useSaving.getState()]).toMatchObject([false, { state: 'offline', lacksLocalCopy: true }])
  const notice = shown.mock.calls.at(-1)?.[0] as {
    message: { props: { children: [string, { props: { onClick: () => void } }] } }
  }
  expect(notice).toMatchObject({
    autoClose: false,
    message: { props: { children: [expect.stringContaining('/b'), { props: { onClick: expect.any(Function) } }] } },
  })
  const saved = vi.fn<(blob: Blob) => void>()
  vi.mocked(saveBlob).mockImplementation(saved)
  notice.message.props.children[1].props.onClick()
  expect(await saved.mock.calls[0]?.[0].text()).toContain('"text": "Mine"')

  device.isFull = false
  expect(await saving.flush()).toBe(false)
  expect([assign.mock.calls, saving.isSafe]).toEqual([[['/b?edit=page:/b']], true])
})

it('stays on the newer theme page until the step that applied it is undone', async () => {
  const sent: Record<string, unknown>[] = []
  answer = (body) => (sent.push(body), Response.json({ version: 1 + sent.length, savedAt: '' }))
  const { builder, saving } = open({ themeBase: page('Base'), theme: page('Base', 'New in the theme') })
  const texts = () => builder.store.get('y')?.fields
  mergeTheme(builder)
  expect(await saving.flush()).toBe(true)
  expect([sent.at(-1)?.takesTheme, useThemePage.getState().isTaken]).toEqual([true, true])
  expect(texts()).toMatchObject({ props: { text: 'New in the theme' } })

  builder.store.undo()
  expect(useThemePage.getState().isTaken).toBe(false)
  expect(await saving.flush()).toBe(true)
  expect(sent.at(-1)).toMatchObject({ themeBase: page('Base') })
  expect(texts()).toMatchObject({ props: { text: 'Base' } })

  // A theme step applied and undone before saving leaves no trace.
  builder.store.redo()
  builder.store.undo()
  expect(await saving.flush()).toBe(true)
  expect(sent.at(-1)).not.toHaveProperty('takesTheme')
  expect(sent.at(-1)).not.toHaveProperty('themeBase')

  builder.store.redo()
  expect(await saving.flush()).toBe(true)
  expect([sent.at(-1)?.takesTheme, useThemePage.getState().isTaken]).toEqual([true, true])
})

it("undoes a decision in one step, restoring one's own version", async () => {
  const { builder, saving } = open()
  const text = () => builder.store.get('x')?.fields
  theirs = page('Theirs')
  builder.edit('', (edit) => setField(edit, 'x', ['props', 'text'], 'Mine'))
  expect(await saving.flush()).toBe(false)
  answer = () => Response.json({ version: 3, savedAt: '' })
  useConflict.getState().open?.resolve(() => 'theirs')
  await vi.advanceTimersByTimeAsync(0)
  expect(text()).toMatchObject({ props: { text: 'Theirs' } })
  builder.store.undo()
  expect(text()).toMatchObject({ props: { text: 'Mine' } })
  builder.store.redo()
  expect(text()).toMatchObject({ props: { text: 'Theirs' } })
})

it('keeps saving after an admin locks the edited part, and says where the changes are', async () => {
  const shown = vi.spyOn(notifications, 'show')
  const sent: { content: ReturnType<typeof page> }[] = []
  const locked = page('Base')
  Object.assign(locked.views.guest.rows[0]?.cells[0]?.blocks[0] ?? {}, { locked: true })
  const stale = answer
  answer = (body) => (
    sent.push(body as never),
    body.base === 1 ? stale(body) : Response.json({ version: 3, savedAt: '' })
  )
  theirs = locked
  const { builder, saving } = open()
  for (const id of ['x', 'y']) builder.edit('', (edit) => setField(edit, id, ['props', 'text'], 'Mine'))
  expect(await saving.flush()).toBe(true)
  expect(sent.at(-1)?.content.views.guest.rows[0]?.cells[0]?.blocks).toMatchObject([
    { id: 'x', locked: true, props: { text: 'Base' } },
    { id: 'y', props: { text: 'Mine' } },
  ])
  await vi.dynamicImportSettled()
  expect(shown).toHaveBeenCalledWith(expect.objectContaining({ autoClose: false }))
  builder.store.undo()
  builder.store.undo()
  expect(builder.store.get('y')?.fields).toMatchObject({ props: { text: 'Base' } })
  expect(await saving.flush()).toBe(true)
})

it("keeps its history after a colleague's save, and recovers an unreadable copy as text", async () => {
  const shown = vi.spyOn(notifications, 'show')
  const first = open()
  first.builder.edit('', (edit) => setField(edit, 'y', ['props', 'text'], 'Typed'))
  const { history } = first.builder.store
  const again = open({ version: 2 }, { version: 1, unsaved: false, content: page('Base', 'Typed'), history })
  expect(again.builder.store.history.done).toHaveLength(1)
  expect(shown).not.toHaveBeenCalledWith(expect.objectContaining({ autoClose: false }))
  open({ version: 2 }, { version: 1, unsaved: true, content: 'broken', history })
  await vi.dynamicImportSettled()
  expect(shown).toHaveBeenCalledWith(expect.objectContaining({ autoClose: false }))
})

it('stores the base with unsaved changes while the gateway or the tab is away, as others may overwrite it', async () => {
  const { builder, saving } = open()
  const base = () => deviceCopies.at(-1)?.base as { views: ReturnType<typeof page>['views'] } | undefined
  const texts = (content: ReturnType<typeof base>) =>
    content?.views.guest.rows[0]?.cells[0]?.blocks.map(({ props }) => props.text)
  const type = async (text: string) => {
    builder.edit('', (edit) => setField(edit, 'x', ['props', 'text'], text), 'x')
    await vi.advanceTimersByTimeAsync(500)
  }
  await type('Mine')
  expect([deviceCopies.at(-1)?.unsaved, base()]).toEqual([true, undefined])
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await saving.flush()).toBe(false)
  expect(texts(base())).toEqual(['Base', 'Base'])
  await type('Mine too')
  expect(texts(base())).toEqual(['Base', 'Base'])
  answer = () => Response.json({ version: 2, savedAt: '' })
  expect(await saving.flush()).toBe(true)
  await type('Next')
  expect(base()).toBeUndefined()
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  await type('Last')
  expect(texts(base())).toEqual(['Mine too', 'Base'])
})

it('asks nothing when its own save arrived without a response, and loses no later typing', async () => {
  let [stored, version]: [unknown, number] = [page('Base'), 1]
  let isLost = true
  answer = (sent) => {
    if (sent.base !== version)
      return Response.json(
        { error: { status: 409, message: 'Stale.', details: { version, content: stored, updatedBy: 'Me' } } },
        { status: 409 },
      )
    ;[stored, version] = [sent.content, version + 1]
    if (isLost) throw new TypeError('Failed to fetch')
    return Response.json({ version, savedAt: '' })
  }
  const { builder, saving } = open()
  const type = (id: string, text: string) => builder.edit('', (edit) => setField(edit, id, ['props', 'text'], text), id)
  type('x', 'One')
  expect(await saving.flush()).toBe(false)
  // None of the saves sent meanwhile arrives.
  for (const text of [
    'One and',
    'One and two',
    'One and two and',
    'One and two and three',
    'One and two and three more',
  ]) {
    type('x', text)
    answer = ((arrives) => (sent) => {
      if (!isLost) return arrives(sent)
      throw new TypeError('Failed to fetch')
    })(answer)
    expect(await saving.flush()).toBe(false)
  }
  expect(deviceCopies.at(-1)).toMatchObject({
    unheard: [page('One'), page('One and'), page('One and two and three'), page('One and two and three more')],
  })
  type('y', 'Also')
  isLost = false
  expect(await saving.flush()).toBe(true)
  expect(useConflict.getState().open).toBeUndefined()
  expect([stored, version, saving.version]).toEqual([page('One and two and three more', 'Also'), 3, 3])

  // A later overlapping change by another editor is a conflict as usual.
  ;[stored, version] = [page('Theirs', 'Also'), 4]
  type('x', 'Mine')
  expect(await saving.flush()).toBe(false)
  expect(useConflict.getState().open).toMatchObject({ by: 'Me', list: [{ id: 'x' }] })
})

it('sends the base of a theme page with the first save, as the theme may change by then', async () => {
  const { builder, saving } = open({ version: 0, origin: 'theme' })
  const sent: Record<string, unknown>[] = []
  answer = (body) => {
    sent.push(body)
    return Response.json({ version: sent.length, savedAt: '2026-01-01T00:00:00.000Z' })
  }
  for (const text of ['Mine', 'Mine too']) {
    builder.edit('', (edit) => setField(edit, 'x', ['props', 'text'], text), text)
    expect(await saving.flush()).toBe(true)
  }
  expect(sent).toMatchObject([{ base: 0, themeBase: page('Base') }, { base: 1 }])
  expect(sent[1]).not.toHaveProperty('themeBase')
})

it("returns to the previous theme base when going back to the theme's page is undone", async () => {
  await loadMergeTools()
  const sent: Record<string, unknown>[] = []
  answer = (body) => (sent.push(body), Response.json({ version: 2 + sent.length, savedAt: '2026-11-24T00:00:00Z' }))
  const { builder, saving } = open({ themeBase: page('Older theme') })
  expect(await saving.takeIn(async () => ({ version: 2, content: page('Theme'), step: 'Back' }))).toBe(true)
  expect(builder.store.get('x')?.fields).toMatchObject({ props: { text: 'Theme' } })
  builder.store.undo()
  await saving.flush()
  expect(sent).toMatchObject([{ base: 2, content: page('Base'), themeBase: page('Older theme') }])
  builder.store.redo()
  await saving.flush()
  expect(sent[1]).toMatchObject({ content: page('Theme') })
  expect(sent[1]).not.toHaveProperty('themeBase')
})

it('marks a save that replaces a version, also after the tab was closed', async () => {
  const sent: Record<string, unknown>[] = []
  answer = (body) => (sent.push(body), Response.json({ version: 1 + sent.length, savedAt: '2026-11-24T00:00:00Z' }))
  const { builder, saving } = open()
  builder.edit('', (edit) => setField(edit, 'x', ['props', 'text'], 'Restored'))
  saving.replaceNext()
  await vi.advanceTimersByTimeAsync(400)
  const copy = deviceCopies.at(-1)
  expect(copy).toMatchObject({ unsaved: true, replaces: true })
  await saving.flush()
  builder.edit('', (edit) => setField(edit, 'x', ['props', 'text'], 'Typed on'))
  await saving.flush()
  expect(sent.map(({ replaces }) => replaces)).toEqual([true, undefined])
  sent.length = 0
  const again = open({}, { ...copy, version: 1, history: { done: [], undone: [] } })
  await again.saving.flush()
  expect(sent).toMatchObject([{ replaces: true }])
})
