import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { flatten } from '@schemas/layout/flat/flatten'
import { installGateway } from '@kit/call-gateway'
import { setField } from '../document/operations/set-field'
import { useConflict } from './conflict'
import { openBuilder } from './open-builder'
import { takeTheme } from '../theme-page/take-theme'
import { useThemePage } from '../theme-page/theme-page-store'

const page = (text: string, other = 'Base') => ({
  format: 1 as const, path: '/a', frame: 'default' as const, access: 'guest' as const, title: 'T',
  views: { guest: { rows: [{ id: 'r', cells: [{ id: 'c', blocks: [{ id: 'x', type: 'gone/unknown', version: 1, props: { text } }, { id: 'y', type: 'gone/unknown', version: 1, props: { text: other } }] }] }] } },
})
/** What another editor has saved since. */
let theirs: unknown
let answer: (sent: Record<string, unknown>) => Response
const assign = vi.fn<(address: string) => void>()

beforeEach(() => {
  installGateway({ session: { role: 'manager' }, site: {} as never, locale: 'en' })
  answer = () => Response.json({ error: { status: 409, message: 'Stale.', details: { version: 2, content: theirs, updatedBy: 'Anan' } } }, { status: 409 })
  vi.useFakeTimers()
  vi.stubGlobal('location', { hostname: 'site.example', assign })
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => answer(JSON.parse(init.body as string) as Record<string, unknown>))
})
afterEach(() => {
  useConflict.setState({ open: undefined, isShown: false })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = (opened: object = {}) => openBuilder({ documentKey: 'page:/a', opened: { key: 'page:/a', version: 1, ...opened } as never, page: flatten(page('Base') as never), copy: undefined, boot: { site: { id: 's' }, session: { role: 'manager', userID: 'u' }, locale: 'en' } as never, payload: { path: '/a', pattern: '/a', params: {} } as never, announce: () => {} })

it('a decision that is left for later stays closed while one types on, until there is more to decide', async () => {
  const { builder, saving } = open()
  const type = (id: string, text: string) => builder.edit('', (edit) => setField(edit, id, ['props', 'text'], text), id)
  theirs = page('Theirs')
  type('x', 'Mine')
  expect(await saving.flush()).toBe(false)
  expect(useConflict.getState().isShown).toBe(true)
  useConflict.setState({ isShown: false })
  type('x', 'Mine too')
  await vi.advanceTimersByTimeAsync(5000)
  expect(useConflict.getState()).toMatchObject({ isShown: false, open: { list: [{ id: 'x', mine: { fields: { props: { text: 'Mine too' } } } }] } })

  theirs = page('Theirs', 'Theirs too')
  type('y', 'Mine')
  await vi.advanceTimersByTimeAsync(5000)
  expect(useConflict.getState().isShown).toBe(true)
})

it('follows a page that was given another address while it was being edited', async () => {
  answer = () => Response.json({ error: { status: 410, message: 'Moved.', details: { movedTo: 'page:/b' } } }, { status: 410 })
  const { builder, saving } = open()
  builder.edit('', (edit) => setField(edit, 'x', ['props', 'text'], 'Mine'))
  expect(await saving.flush()).toBe(false)
  expect(assign).toHaveBeenCalledWith('/b?edit=page:/b')
  expect(saving.isSafe).toBe(true)
})

it('stands on the theme’s newer page as long as the step that took it is not undone', async () => {
  const sent: Record<string, unknown>[] = []
  answer = (body) => (sent.push(body), Response.json({ version: 1 + sent.length, savedAt: '' }))
  const { builder, saving } = open({ themeBase: page('Base'), theme: page('Base', 'New in the theme') })
  const texts = () => builder.store.get('y')?.fields
  takeTheme(builder)
  expect(await saving.flush()).toBe(true)
  expect([sent.at(-1)?.takesTheme, useThemePage.getState().isTaken]).toEqual([true, true])
  expect(texts()).toMatchObject({ props: { text: 'New in the theme' } })

  builder.store.undo()
  expect(useThemePage.getState().isTaken).toBe(false)
  expect(await saving.flush()).toBe(true)
  expect(sent.at(-1)).toMatchObject({ themeBase: page('Base') })
  expect(texts()).toMatchObject({ props: { text: 'Base' } })

  // What is taken and undone before it was saved has never been.
  builder.store.redo()
  builder.store.undo()
  expect(await saving.flush()).toBe(true)
  expect(sent.at(-1)).not.toHaveProperty('takesTheme')
  expect(sent.at(-1)).not.toHaveProperty('themeBase')

  builder.store.redo()
  expect(await saving.flush()).toBe(true)
  expect([sent.at(-1)?.takesTheme, useThemePage.getState().isTaken]).toEqual([true, true])
})
