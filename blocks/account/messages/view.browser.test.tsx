import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider, PageProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Props } from './schema'
import { View } from './view'

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const thread = (id: string, firstname: string) => ({
  id,
  kind: 'direct',
  person: { id: firstname, firstname, lastname: '', role: 'manager' },
  last: { body: 'Hello', at: '2026-11-01T00:00:00Z', isOwn: false },
  unread: 0,
})

const boot = { locale: 'en', session: { role: 'user' }, space: { timeZone: 'Asia/Bangkok' } } as unknown as Boot
const draw = (query = {}) => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <PageProvider payload={{ query } as never}>
        <View {...({ blockId: 'b', level: 1 } as unknown as Props)} />
      </PageProvider>
    </BootProvider>,
  )
}

it('reaches conversations of any age, and returns', async () => {
  queryClient().clear()
  const pages: Record<string, object> = {
    '/api/message/threads': { threads: [thread('1', 'Newest')], next: 'second' },
    '/api/message/threads?cursor=second': { threads: [thread('2', 'Older')], next: 'third' },
    '/api/message/threads?cursor=third': { threads: [thread('3', 'Oldest')] },
  }
  vi.spyOn(window, 'fetch').mockImplementation((request) =>
    pages[request as string] ? Promise.resolve(Response.json(pages[request as string])) : new Promise(() => {}),
  )
  draw()
  const entry = (name: RegExp) => page.getByRole('button', { name })
  await expect.element(entry(/^Newest/)).toBeVisible()
  await page.getByRole('button', { name: 'Older', exact: true }).click()
  await expect.element(entry(/^Older .*Hello/)).toBeVisible()
  await page.getByRole('button', { name: 'Older', exact: true }).click()
  await expect.element(entry(/^Oldest/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Older', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Newer' }).click()
  await expect.element(entry(/^Older .*Hello/)).toBeVisible()
})

it('keeps the composer while the first message creates a thread, and opens it in no other conversation', async () => {
  queryClient().clear()
  sessionStorage.clear()
  const people = ['Nok', 'Ploy'].map((firstname) => ({ id: firstname, firstname, lastname: '', role: 'manager' }))
  const sends: { to: string; answer: () => void }[] = []
  vi.spyOn(window, 'fetch').mockImplementation((request, options) => {
    const address = request as string
    if (address.startsWith('/api/message/threads')) return Promise.resolve(Response.json({ threads: [] }))
    if (address.startsWith('/api/message/people')) return Promise.resolve(Response.json({ people, isMore: false }))
    if (address !== '/api/message/send') return new Promise(() => {})
    const { to, id, body } = JSON.parse(options?.body as string) as { to: string; id: string; body: string }
    return new Promise((resolve) =>
      sends.push({
        to,
        answer: () =>
          resolve(
            Response.json({
              thread: `with-${to}`,
              message: { id, no: 1, body, at: '2026-11-21T00:00:00Z', isOwn: true },
            }),
          ),
      }),
    )
  })
  draw()
  const writeTo = async (name: RegExp, text: string) => {
    await page.getByRole('button', { name: 'New message' }).click()
    await page.getByRole('button', { name }).click()
    await page.getByLabelText('Your message').fill(text)
    await userEvent.keyboard('{Enter}')
  }
  const box = page.getByLabelText('Your message')
  await writeTo(/^Nok/, 'First')
  await userEvent.keyboard('Second')
  await vi.waitFor(() => expect(sends).toHaveLength(1))
  sends[0]?.answer()
  await expect.element(page.getByText('Sending…')).not.toBeInTheDocument()
  await expect.element(page.getByRole('log').getByText('First')).toBeVisible()
  await expect.element(box).toHaveValue('Second')
  await userEvent.keyboard(' thought')
  await expect.element(box).toHaveValue('Second thought')

  await writeTo(/^Ploy/, 'Hello')
  await page.getByRole('button', { name: 'New message' }).click()
  await page.getByRole('button', { name: /^Nok/ }).click()
  await vi.waitFor(() => expect(sends).toHaveLength(2))
  sends[1]?.answer()
  await expect.element(page.getByRole('heading', { name: 'Nok' })).toBeVisible()
  await expect.element(box).toHaveValue('Second thought')
})

it('removes the requested person from the address after a choice', async () => {
  queryClient().clear()
  sessionStorage.clear()
  const requestedUrls: string[] = []
  vi.spyOn(window, 'fetch').mockImplementation((address) => {
    requestedUrls.push(address as string)
    if ((address as string).startsWith('/api/message/threads')) return Promise.resolve(Response.json({ threads: [] }))
    return (address as string).startsWith('/api/message/people')
      ? Promise.resolve(
          Response.json({ people: [{ id: 'n', firstname: 'Nok', lastname: '', role: 'user' }], isMore: false }),
        )
      : new Promise(() => {})
  })
  const before = location.href
  history.replaceState(history.state, '', '?write=Nok')
  draw({ write: 'Nok' })
  await expect.element(page.getByRole('searchbox')).toHaveValue('Nok')
  await page.getByRole('button', { name: /^Nok/ }).click()
  await expect.element(page.getByLabelText('Your message')).toBeVisible()
  await vi.waitFor(() => expect(new URL(location.href).searchParams.has('write')).toBe(false))
  await page.getByRole('button', { name: 'New message' }).click()
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
  history.replaceState(history.state, '', before)
})

it('leaves no gap in a reopened thread after an earlier message', async () => {
  // Wide enough to show the list and the thread side by side.
  await page.viewport(1200, 800)
  queryClient().clear()
  sessionStorage.clear()
  const messageOf = (no: number, isOwn = false) => ({
    id: `m${no}`,
    no,
    body: `Word ${no}`,
    at: '2026-11-01T00:00:00Z',
    isOwn,
  })
  const whole = (from: number, to: number) => ({
    id: '1',
    kind: 'direct',
    person: { id: 'Nok', firstname: 'Nok', lastname: '', role: 'manager' },
    isOpen: true,
    readNo: to,
    hasOlder: from > 1,
    messages: Array.from({ length: to - from + 1 }, (_, at) => messageOf(from + at)),
  })
  let last = 4
  const older: string[] = []
  vi.spyOn(window, 'fetch').mockImplementation((request, options) => {
    const address = new URL(request as string, location.href)
    if (address.pathname === '/api/message/threads')
      return Promise.resolve(Response.json({ threads: [thread('1', 'Nok'), thread('2', 'Ploy')] }))
    if (address.pathname === '/api/message/send')
      return Promise.resolve(
        Response.json({
          thread: '1',
          message: {
            ...messageOf((last += 1), true),
            id: (JSON.parse(options?.body as string) as { id: string }).id,
            body: 'Mine',
          },
        }),
      )
    if (address.searchParams.has('before')) older.push(address.searchParams.get('before') ?? '')
    return address.searchParams.get('id') === '1'
      ? Promise.resolve(Response.json(whole(Math.max(1, last - 30), last)))
      : new Promise(() => {})
  })
  draw()
  await page.getByRole('button', { name: /^Nok/ }).click()
  await page.getByLabelText('Your message').fill('Mine')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('log').getByText('Mine')).toBeVisible()
  await page.getByRole('button', { name: /^Ploy/ }).click()
  last = 60
  await page.getByRole('button', { name: /^Nok/ }).click()
  await expect.element(page.getByRole('log').getByText('Word 60')).toBeVisible()
  expect(page.getByRole('log').getByText('Mine').elements()).toEqual([])
  await page.getByRole('button', { name: 'Show older messages' }).click()
  await vi.waitFor(() => expect(older).toEqual(['30']))
})
