import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { SharedItem } from '@schemas/files/entities/share'
import type { Payload } from '@schemas/layout/render'
import { BootProvider, PageProvider } from '@kit/boot'
import { holdVisit, visitOf } from '@kit/share-visit'
import { uploads } from '@kit/upload/uploads'
import { queryClient } from '@kit/use-call'
import { SharedThing } from './shared-thing'
import { useFolder } from './use-folder'
import { type Opened, useShare } from './use-share'

let root: Root
/** Names in the folder on the gateway. */
let inside: string[]
const item = (name: string, type: 'file' | 'folder' = 'file'): SharedItem => ({
  _id: name,
  name,
  path: '/',
  type,
  parent: 'code',
  size: 1,
  mimetype: null,
  kind: type === 'file' ? 'text' : null,
  ending: 'txt',
  dimensions: null,
  thumbnail: null,
  picture: null,
  createdAt: '2026-11-20T02:10:00.000Z',
  updatedAt: '2026-11-20T02:10:00.000Z',
  items: null,
})
const opened = (read: boolean): Opened => ({
  code: 'code',
  visit: undefined,
  item: item('Box', 'folder'),
  permissions: { read, create: true, update: false, delete: false, share: false },
  expiresAt: null,
  downloadsLeft: null,
  refresh: () => {},
})
beforeEach(() => {
  inside = Array.from({ length: 250 }, (_, at) => `file ${String(at).padStart(3, '0')}.txt`)
  vi.stubGlobal('fetch', async (address: string) => {
    const query = new URL(address, location.href).searchParams
    const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit'))]
    const sorted = inside.toSorted()
    return new Response(
      JSON.stringify({
        items: sorted.slice(offset, offset + limit).map((name) => item(name)),
        total: sorted.length,
        folder: { id: 'code', name: 'Box', crumbs: [] },
      }),
      { headers: { 'content-type': 'application/json' } },
    )
  })
})
afterEach(() => {
  root.unmount()
  queryClient().clear()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})
function show(content: React.ReactNode) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale: 'en', session: { role: 'guest' }, space: { timeZone: 'Asia/Bangkok' } } as Boot}>
      <PageProvider payload={{ params: { code: 'code' } } as unknown as Payload}>{content}</PageProvider>
    </BootProvider>,
  )
}

const shown = () => [...document.querySelectorAll('li')].map((each) => each.textContent)
function Probe() {
  const { items, total, loadMore, retry } = useFolder(
    { code: 'code', visit: undefined },
    'code',
    { sort: 'name', direction: 'up' },
    undefined,
  )
  return (
    <>
      <button type="button" onClick={retry}>
        Again
      </button>
      {loadMore && (
        <button type="button" onClick={() => void loadMore()}>
          More
        </button>
      )}
      <p>
        {items.length} of {total}
      </p>
      <ul>
        {items.map(({ _id, name }) => (
          <li key={_id}>{name}</li>
        ))}
      </ul>
    </>
  )
}

it('shows an upload-only folder as such on either page', async () => {
  show(<SharedThing share={opened(false)} initialLayout="list" />)
  await expect.element(page.getByRole('group').getByRole('button')).toBeVisible()
  expect(document.querySelector('[role="alert"], [role="table"], li')).toBeNull()
})

it('uploads pasted files through the link where visitors may add', async () => {
  const add = vi.spyOn(uploads, 'addIncoming').mockResolvedValue()
  const paste = () => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File(['x'], 'ใบเสร็จ.txt'))
    return !document.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
  }
  show(
    <SharedThing
      share={{ ...opened(true), permissions: { ...opened(true).permissions, create: false } }}
      initialLayout="list"
    />,
  )
  await expect.element(page.getByText('file 000.txt')).toBeVisible()
  expect([paste(), add.mock.calls]).toEqual([false, []])
  root.unmount()
  show(<SharedThing share={opened(true)} initialLayout="list" />)
  await expect.element(page.getByRole('group').getByRole('button').first()).toBeVisible()
  expect(paste()).toBe(true)
  await vi.waitFor(() =>
    expect(add.mock.calls.map(([{ files }, target]) => [files.map(({ file }) => file.name), target])).toEqual([
      [['ใบเสร็จ.txt'], { parent: 'code', conflict: 'keep-both', link: 'code' }],
    ]),
  )
  add.mockRestore()
})

it('keeps visible items in place when others arrive in several pages', async () => {
  show(<Probe />)
  await expect.element(page.getByText('100 of 250')).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await expect.element(page.getByText('200 of 250')).toBeVisible()
  inside.push('a first.txt', 'b second.txt')
  await page.getByRole('button', { name: 'Again' }).click()
  await expect.element(page.getByText('200 of 252')).toBeVisible()
  await vi.waitFor(() => expect(shown()).toEqual(inside.toSorted().slice(0, 200)))
  await page.getByRole('button', { name: 'More' }).click()
  await expect.element(page.getByText('252 of 252')).toBeVisible()
  expect(page.getByRole('button', { name: 'More' }).elements()).toEqual([])
})

it('drops an expired visit, so that the page asks for the password again', async () => {
  holdVisit('code', 'a visit')
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(JSON.stringify({ error: { message: 'Please enter the password.', details: { state: 'locked' } } }), {
        status: 403,
        headers: { 'content-type': 'application/json' },
      }),
  )
  show(<SharedThing share={{ ...opened(true), visit: 'a visit' }} initialLayout="list" />)
  await vi.waitFor(() => expect(visitOf('code')).toBeUndefined())
})

it('asks for a password added while the link is open', async () => {
  const data = (isLocked: boolean) => ({
    status: true,
    message: '',
    data: isLocked
      ? { isLocked }
      : {
          isLocked,
          item: item('Box', 'folder'),
          permissions: opened(true).permissions,
          expiresAt: null,
          downloadsLeft: null,
        },
  })
  vi.stubGlobal('fetch', async (address: string) =>
    address.startsWith('/filemanager/external')
      ? Response.json(data(true))
      : Response.json(
          { error: { message: 'Please enter the password.', details: { state: 'locked' } } },
          { status: 403 },
        ),
  )
  const first = { ok: true, value: data(false) } as never
  function Page() {
    const state = useShare('code-2', first)
    return state.kind === 'open' ? <SharedThing share={state.share} initialLayout="list" /> : <p>It is {state.kind}</p>
  }
  show(<Page />)
  await expect.element(page.getByText('It is locked')).toBeVisible()
})
