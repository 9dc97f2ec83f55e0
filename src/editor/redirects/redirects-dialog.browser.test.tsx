import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import type { RedirectEntry } from '@schemas/editor/entities/redirect'
import { type Builder, BuilderProvider } from '../state/builder'
import { setUi } from '../state/ui-store'
import { Chrome } from '../ui/chrome'
import { RedirectsDialog } from './redirects-dialog'
import '@mantine/core/styles.css'
import '../ui/editor.css'

const pageAt = (path: string, more: Partial<DocumentEntry> = {}): DocumentEntry => ({
  key: `page:${path}`,
  path,
  title: `Page ${path}`,
  frame: 'default',
  access: 'guest',
  views: ['guest'],
  state: 'site',
  draft: false,
  trashed: false,
  fixed: false,
  ...more,
})
const documents = [pageAt('/'), pageAt('/about'), pageAt('/soon', { draft: true, unseen: true }), pageAt('/{page}')]
const renamed: RedirectEntry = {
  kind: 'renamed',
  from: '/team',
  to: '/people',
  by: 'Mana Two',
  at: '2026-11-24T10:00:00.000Z',
}

let root: Root
let stored: RedirectEntry[]
let refusal: { status: number; body: object } | undefined
let sent: { path: string; body: unknown }[]

beforeEach(() => {
  stored = [renamed]
  refusal = undefined
  sent = []
  vi.spyOn(window, 'fetch').mockImplementation(async (request, options) => {
    const url = new URL(String(request instanceof Request ? request.url : request), location.origin)
    if (url.pathname.endsWith('/editor/pages'))
      return Response.json({ documents, others: ['/people', '/people/of-old'] })
    if (url.pathname.endsWith('/editor/redirects')) {
      if (refusal) return Response.json(refusal.body, { status: refusal.status })
      const q = url.searchParams.get('q') ?? ''
      const found = stored.filter(({ from, to }) => `${from} ${to}`.includes(q))
      return Response.json({ redirects: found, count: found.length, own: stored.length })
    }
    const body = JSON.parse(options?.body as string) as { from: string; to: string; keep?: boolean }
    sent.push({ path: url.pathname, body })
    if (refusal) return Response.json(refusal.body, { status: refusal.status })
    if (url.pathname.endsWith('/remove-redirect')) {
      const gone = stored.find(({ from }) => from === body.from)
      stored = stored.filter((each) => each !== gone)
      return Response.json({ from: gone?.from, to: gone?.to })
    }
    if (url.pathname.endsWith('/bring-redirects'))
      return Response.json({
        kept: body.keep ? 1 : 0,
        lines: [
          { no: 1, from: '/a', to: '/about', state: 'new' },
          { no: 2, from: '/b', to: '//x', state: 'refused', message: 'Not there.' },
        ],
      })
    stored = [{ kind: 'own', from: body.from, to: body.to, by: 'Mana Two', at: '2026-11-24T10:00:00.000Z' }, ...stored]
    return Response.json({ from: body.from, to: body.to })
  })
  setUi({ locale: 'en' })
  const boot = {
    locale: 'en',
    site: { id: 'test' },
    space: { locales: ['en', 'th'], timeZone: 'Asia/Bangkok' },
    session: { role: 'manager' },
    routes: [],
    assets: {},
  } as unknown as Boot
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider value={{ key: 'page:/', boot, payload: { path: '/' }, say: () => {} } as unknown as Builder}>
          <RedirectsDialog onClose={() => {}} />
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  queryClient().clear()
  vi.restoreAllMocks()
})

const from = screen.getByLabelText('From this address')
const to = screen.getByRole('combobox', { name: 'To' })
const press = (name: string) => screen.getByRole('button', { name, exact: true }).click()
const line = (text: string) => screen.getByRole('listitem').filter({ hasText: text })

it('adds a redirect with a valid target, shows its effect while typing, and lists it', async () => {
  await expect.element(line('/team')).toHaveTextContent('Page moved')
  await expect.element(line('/team').getByRole('button')).not.toBeInTheDocument()
  await press('Add')
  await expect.element(from).toHaveFocus()
  await from.fill('/about')
  await expect.element(screen.getByText('The page “Page /about” uses this address.', { exact: false })).toBeVisible()
  await from.fill('/soon/')
  await expect.element(screen.getByText('The page “Page /soon” will use this address.', { exact: false })).toBeVisible()
  await to.fill('javascript:alert(1)')
  await press('Add')
  await expect.element(to).toHaveFocus()
  await expect.element(screen.getByText('Use a page on this site', { exact: false })).toBeVisible()
  expect(sent).toEqual([])
  await from.fill(`${location.origin}/%E0%B8%81`)
  await to.fill('/soo')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(to).toHaveValue('/soon')
  await expect.element(from).toHaveValue('/ก')
  await expect.element(screen.getByText('This page is not published yet.', { exact: false })).toBeVisible()
  await press('Add')
  await expect.element(screen.getByText('/ก now redirects to /soon.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Edit /ก' })).toHaveFocus()
  await screen.getByPlaceholder('Search redirects').fill('nothing')
  await expect.element(screen.getByText('No redirects match.')).toBeVisible()
})

it('accepts other targets on the site and sources on its other hosts, which the gateway knows', async () => {
  await press('Add')
  await from.fill('https://www.of-the-site.example/old')
  await to.fill('/no/page')
  await expect.element(screen.getByText('There is no page at this address.', { exact: false })).toBeVisible()
  await to.fill('/people/of-old')
  await expect.element(screen.getByText('There is no page at this address.', { exact: false })).not.toBeInTheDocument()
  await press('Add')
  await expect
    .poll(() => sent.at(-1))
    .toEqual({
      path: '/api/editor/set-redirect',
      body: { from: 'https://www.of-the-site.example/old', to: '/people/of-old' },
    })
})

it('shows the gateway’s refusal at the field, and keeps what was typed', async () => {
  await press('Add')
  await from.fill('/team')
  await to.fill('/about')
  refusal = {
    status: 409,
    body: {
      error: {
        status: 409,
        message: 'A page was moved from here.',
        fields: { from: 'A page was moved from here.' },
        requestId: '1',
      },
    },
  }
  await press('Add')
  await expect.element(screen.getByText('A page was moved from here.')).toBeVisible()
  await expect.element(from).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog', { name: 'Discard what you typed?' })).toBeVisible()
  await press('Keep editing')
  await expect.element(from).toHaveValue('/team')
})

it('removes a redirect, and restores it with the focused button', async () => {
  stored = [{ ...renamed, kind: 'own', from: '/old', covered: 'page', ends: 'nowhere' }, renamed]
  await press('Add')
  await press('Cancel')
  await expect.element(line('/old')).toHaveTextContent('A page uses this address')
  await expect.element(line('/old')).toHaveTextContent('Destination not found')
  await press('Remove /old')
  await expect.element(screen.getByText('/old no longer redirects.')).toBeVisible()
  await expect.element(line('/old')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(line('/old')).toBeVisible()
  expect(sent.at(-1)).toEqual({ path: '/api/editor/set-redirect', body: { from: '/old', to: '/people' } })
})

it('shows a loading error and retries', async () => {
  refusal = { status: 403, body: { error: { status: 403, message: 'Something failed.', requestId: '1' } } }
  await screen.getByPlaceholder('Search redirects').fill('a')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Something failed.')
  const again = screen.getByRole('button', { name: 'Try again', exact: true }).element() as HTMLElement
  refusal = undefined
  again.click()
  await expect.element(line('/team')).toBeVisible()
})

it('previews several redirects line by line before adding them', async () => {
  await press('Add multiple…')
  await screen.getByLabelText('Lines').fill('/a,/about\n/b,//x')
  await press('Preview result')
  await expect.element(screen.getByText('To add: 1. Already exist: 0. Skipped: 1.')).toBeVisible()
  await expect.element(line('/b')).toHaveTextContent('Not there.')
  await expect.element(line('/a')).not.toBeInTheDocument()
  await screen.getByText('All (2)').click()
  await expect.element(line('/a')).toBeVisible()
  expect(sent.map(({ body }) => (body as { keep: boolean }).keep)).toEqual([false])
  await press('Add 1')
  await expect.element(screen.getByText('Added: 1.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Add multiple…' })).toHaveFocus()
})
