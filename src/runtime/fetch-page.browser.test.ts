import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Boot, SessionInfo } from '@schemas/boot'
import type { Viewer } from '@schemas/layout/render'
import { setUploading } from '@kit/upload/upload-signal'
import { fetchPage } from './fetch-page'
import { loadDocument } from './frame/reloading'

vi.mock(import('./frame/reloading'), async (original) => ({
  ...(await original()),
  loadDocument: vi.fn<typeof loadDocument>(),
}))

const ann: SessionInfo = { role: 'manager', userID: 'ann', firstname: 'Ann' }
const page = (viewer?: Viewer) => ({ path: '/about', head: {}, tree: null, ...(viewer ? { viewer } : {}) })
/**
 * Navigates in a document of `session`, while the gateway answers for `viewer`; returns the page, or the address of the
 * document loaded instead.
 */
async function goes(session: SessionInfo, viewer: Viewer | undefined, signal?: AbortSignal) {
  vi.mocked(window.fetch).mockImplementation(() => Promise.resolve(Response.json(page(viewer))))
  const shown = fetchPage(
    { session, routes: [] } as unknown as Boot,
    new URL('/about?tab=2', location.href),
    signal,
  ).then(() => 'the page')
  return Promise.race([shown, vi.waitUntil(() => vi.mocked(loadDocument).mock.calls[0]?.[0])])
}
beforeEach(() => {
  vi.spyOn(window, 'fetch')
  vi.mocked(loadDocument).mockReset()
})
afterEach(() => {
  setUploading(false)
  localStorage.clear()
  vi.restoreAllMocks()
})
const aboutUrl = new URL('/about?tab=2', location.href).href

it("shows the page when it is for the document's viewer", async () => {
  expect(await goes(ann, { role: 'manager', userID: 'ann' })).toBe('the page')
  expect(await goes({ role: 'guest' }, { role: 'guest' })).toBe('the page')
  expect(await goes(ann, undefined)).toBe('the page')
  expect(loadDocument).not.toHaveBeenCalled()
})

it.each<[string, SessionInfo, Viewer]>([
  ['whoever was lowered', ann, { role: 'user', userID: 'ann' }],
  ['whoever was raised', ann, { role: 'admin', userID: 'ann' }],
  ['whoever was signed out elsewhere', ann, { role: 'guest' }],
  ['whoever signed in elsewhere', { role: 'guest' }, { role: 'manager', userID: 'ann' }],
  ['another person of the same role', ann, { role: 'manager', userID: 'bob' }],
])('reloads the document for %s', async (_who, session, viewer) => {
  expect(await goes(session, viewer)).toBe(aboutUrl)
})

it('lets uploads continue for a changed role, and stops them for another person', async () => {
  setUploading(true)
  expect(await goes(ann, { role: 'user', userID: 'ann' })).toBe('the page')
  expect(await goes(ann, { role: 'user', userID: 'bob' })).toBe(aboutUrl)
})

it('reloads the document that reports an ended preview link when one of its pages is requested', async () => {
  const over = { ...page(), error: { statusCode: 410 } }
  const fetchIn = async (preview?: string) => {
    vi.mocked(window.fetch).mockImplementation(() => Promise.resolve(Response.json(over)))
    const shown = fetchPage(
      { session: { role: 'guest' }, routes: [], preview } as unknown as Boot,
      new URL('/about?tab=2', location.href),
    ).then(() => 'the page')
    return Promise.race([shown, vi.waitUntil(() => vi.mocked(loadDocument).mock.calls[0]?.[0])])
  }
  expect(await fetchIn()).toBe('the page')
  expect(await fetchIn('token')).toBe(aboutUrl)
})

it('does nothing after a newer navigation', async () => {
  expect(await goes(ann, { role: 'guest' }, AbortSignal.abort())).toBe('the page')
  expect(loadDocument).not.toHaveBeenCalled()
})
