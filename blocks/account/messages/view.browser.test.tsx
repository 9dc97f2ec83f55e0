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

const thread = (id: string, firstname: string) => ({ id, kind: 'direct', person: { id: firstname, firstname, lastname: '', role: 'manager' }, last: { body: 'Hello', at: '2026-11-01T00:00:00Z', isOwn: false }, unread: 0 })

const boot = { locale: 'en', session: { role: 'user' }, space: { timeZone: 'Asia/Bangkok' } } as unknown as Boot
const draw = () => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<BootProvider boot={boot}><PageProvider payload={{} as never}><View {...({ blockId: 'b', level: 1 } as unknown as Props)} /></PageProvider></BootProvider>)
}

it('leads to conversations however old they are, and back', async () => {
  queryClient().clear()
  const pages: Record<string, object> = {
    '/api/message/threads': { threads: [thread('1', 'Newest')], next: 'second' },
    '/api/message/threads?cursor=second': { threads: [thread('2', 'Older')], next: 'third' },
    '/api/message/threads?cursor=third': { threads: [thread('3', 'Oldest')] },
  }
  vi.spyOn(window, 'fetch').mockImplementation((asked) => (pages[asked as string] ? Promise.resolve(Response.json(pages[asked as string])) : new Promise(() => {})))
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

it('goes on under the hands of whoever writes first words, and opens them over no other conversation', async () => {
  queryClient().clear()
  sessionStorage.clear()
  const people = ['Nok', 'Ploy'].map((firstname) => ({ id: firstname, firstname, lastname: '', role: 'manager' }))
  const sends: { to: string; answer: () => void }[] = []
  vi.spyOn(window, 'fetch').mockImplementation((asked, options) => {
    const address = asked as string
    if (address.startsWith('/api/message/threads')) return Promise.resolve(Response.json({ threads: [] }))
    if (address.startsWith('/api/message/people')) return Promise.resolve(Response.json({ people, isMore: false }))
    if (address !== '/api/message/send') return new Promise(() => {})
    const { to, id, body } = JSON.parse(options?.body as string) as { to: string; id: string; body: string }
    return new Promise((resolve) => sends.push({ to, answer: () => resolve(Response.json({ thread: `with-${to}`, message: { id, no: 1, body, at: '2026-11-21T00:00:00Z', isOwn: true } })) }))
  })
  draw()
  const writeTo = async (name: RegExp, words: string) => {
    await page.getByRole('button', { name: 'New message' }).click()
    await page.getByRole('button', { name }).click()
    await page.getByLabelText('Your message').fill(words)
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
