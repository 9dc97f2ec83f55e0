import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { installGateway } from '@kit/call-gateway'
import { openTheme, resolveConflict, type ThemeConflict, type ThemeCopy } from './open-theme'
import { useHeldTitle } from './held-title'
import type { OpenedTheme } from './theme-context'
import type { ThemeDraft } from './theme-leaves'

type Saved = { base: number; title?: unknown; overrides: ThemeDraft['overrides'] }
const sent: Saved[] = []
/** The gateway's version: another admin has saved a newer theme. */
const newest = {
  title: 'T',
  overrides: { rhythm: 12, picks: { brand: '#222222' } },
  slots: {},
  version: 5,
  updatedBy: 'Anan',
}

beforeEach(() => {
  sent.length = 0
  installGateway({ session: { role: 'admin' }, site: {} as never, locale: 'en' })
  vi.useFakeTimers()
  vi.stubGlobal('location', { hostname: 'site.example' })
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit = {}) => {
    const body = JSON.parse(init.body as string) as Saved
    sent.push(body)
    if (body.base !== newest.version)
      return Response.json({ error: { status: 409, message: 'Stale.', details: newest } }, { status: 409 })
    if (body.title === 'Taken')
      return Response.json(
        {
          error: {
            status: 409,
            message: 'Another theme already has this name.',
            fields: { 'title.th': 'Another theme already has this name.' },
          },
        },
        { status: 409 },
      )
    return Response.json({ version: 6, savedAt: '' })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const draft = (overrides: ThemeDraft['overrides']): ThemeDraft => ({ title: 'T', overrides, slots: {} })
const open = (stored: ThemeDraft, base?: ThemeDraft, unacknowledged?: ThemeDraft[]) => {
  const conflicts: ThemeConflict[] = []
  const copy: ThemeCopy = {
    key: 'theme:t',
    version: 4,
    content: {
      draft: stored,
      history: { past: [], future: [] },
      ...(base ? { base } : {}),
      ...(unacknowledged ? { unheard: unacknowledged } : {}),
    },
    unsaved: true,
    at: Date.now(),
  }
  const opened = { ...newest, name: 't', kind: 'site' } as unknown as OpenedTheme
  return {
    ...openTheme({ opened, owner: 'site person', copy, onConflict: (conflict) => conflicts.push(conflict) }),
    asked: conflicts,
  }
}

it('merges this device’s copy with what another admin saved since', async () => {
  const before = draft({ rhythm: 4, picks: { brand: '#222222' } })
  const { store, saving, asked: conflicts } = open(draft({ rhythm: 4, picks: { brand: '#999999' } }), before)
  expect(await saving.flush()).toBe(true)
  expect(conflicts).toEqual([])
  expect(sent.map(({ base }) => base)).toEqual([4, 5])
  expect(store.draft.overrides).toEqual({ rhythm: 12, picks: { brand: '#999999' } })
})

it('keeps a name taken at the same moment at its field, saves everything else, and keeps the theme’s name', async () => {
  const { store, saving } = open({ ...draft({ rhythm: 2, picks: { brand: '#222222' } }), title: 'Taken' }, newest)
  // The changes are saved on top of the newest version.
  saving.resolve(newest.version)
  expect(await saving.flush()).toBe(true)
  expect(sent.at(-1)).toMatchObject({ title: 'T', overrides: { rhythm: 2 } })
  expect(store.draft).toMatchObject({ title: 'T', overrides: { rhythm: 2 } })
  expect(useHeldTitle.getState().th).toEqual({ text: 'Taken', why: 'Another theme already has this name.' })
})

it('reports conflicts where both changed the same value, and every difference if the base is unknown', async () => {
  const { saving, asked: conflicts } = open(
    draft({ rhythm: 8, picks: { brand: '#222222' } }),
    draft({ rhythm: 4, picks: { brand: '#222222' } }),
  )
  expect(await saving.flush()).toBe(false)
  expect(conflicts).toMatchObject([{ version: 5, paths: ['overrides.rhythm'], by: 'Anan' }])

  const older = open(draft({ rhythm: 12, picks: { brand: '#999999' } }))
  expect(await older.saving.flush()).toBe(false)
  expect(older.asked.at(-1)?.paths).toEqual(['overrides.picks.brand'])
  resolveConflict(older, older.asked.at(-1) as ThemeConflict, 'theirs')
  expect(await older.saving.flush()).toBe(true)
  expect(sent.at(-1)?.overrides).toEqual({ rhythm: 12, picks: { brand: '#222222' } })
})

it('reports no conflict for an own save whose answer was lost, nor when reopened', async () => {
  const before = draft({ rhythm: 4, picks: { brand: '#222222' } })
  const { store, saving, asked: conflicts } = open(draft({ rhythm: 6, picks: { brand: '#222222' } }), before)
  const gateway = fetch
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  store.set('', { 'overrides.rhythm': newest.overrides.rhythm })
  expect(await saving.flush()).toBe(false)
  store.set('', { 'overrides.rhythm': 13 })
  vi.stubGlobal('fetch', gateway)
  expect(await saving.flush()).toBe(true)
  expect([conflicts, sent.at(-1)]).toMatchObject([
    [],
    { base: 5, overrides: { rhythm: 13, picks: { brand: '#222222' } } },
  ])

  const again = open(draft({ rhythm: 14, picks: { brand: '#222222' } }), before, [draft(newest.overrides)])
  expect(await again.saving.flush()).toBe(true)
  expect([again.asked, sent.at(-1)]).toMatchObject([[], { base: 5, overrides: { rhythm: 14 } }])
})
