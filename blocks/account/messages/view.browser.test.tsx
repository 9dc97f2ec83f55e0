import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
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

it('leads to conversations however old they are, and back', async () => {
  queryClient().clear()
  const pages: Record<string, object> = {
    '/api/message/threads': { threads: [thread('1', 'Newest')], next: 'second' },
    '/api/message/threads?cursor=second': { threads: [thread('2', 'Older')], next: 'third' },
    '/api/message/threads?cursor=third': { threads: [thread('3', 'Oldest')] },
  }
  vi.spyOn(window, 'fetch').mockImplementation((asked) => (pages[asked as string] ? Promise.resolve(Response.json(pages[asked as string])) : new Promise(() => {})))
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const boot = { locale: 'en', session: { role: 'user' }, space: { timeZone: 'Asia/Bangkok' } } as unknown as Boot
  root.render(<BootProvider boot={boot}><PageProvider payload={{} as never}><View {...({ blockId: 'b', level: 1 } as unknown as Props)} /></PageProvider></BootProvider>)
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
