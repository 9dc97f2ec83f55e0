import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { type Builder, BuilderProvider } from '../state/builder'
import type { Saving } from '../state/saving'
import { SavingContext } from '../state/use-saving'
import { setUi } from '../state/ui-store'
import { Chrome } from '../ui/chrome'
import { OpenDialog } from './open-dialog'
import '@mantine/core/styles.css'
import '../ui/editor.css'

const boot = {
  locale: 'en',
  site: { id: 'test' },
  space: { locales: ['en', 'th'], timeZone: 'Asia/Bangkok' },
  session: { role: 'manager' },
  routes: [],
  assets: {},
} as unknown as Boot
const pageAt = (path: string, more: Partial<DocumentEntry> = {}): DocumentEntry => ({
  key: `page:${path}`,
  path,
  title: path.slice(1),
  frame: 'default',
  access: 'guest',
  views: ['guest'],
  state: 'site',
  draft: false,
  trashed: false,
  fixed: false,
  ...more,
})

let root: Root
let requests: unknown[]
let refusal: { status: number; body: unknown } | undefined
let closed: number

beforeEach(() => {
  requests = []
  refusal = undefined
  closed = 0
  setUi({ locale: 'en' })
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const { pathname } = new URL(address, location.origin)
    const answer = (value: unknown, status = 200) =>
      new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } })
    if (!pathname.endsWith('/open-page')) return answer({ documents: [], publications: [] })
    const { pages } = JSON.parse(body as string) as { pages: { key: string }[] }
    requests.push(pages)
    return refusal
      ? answer(refusal.body, refusal.status)
      : answer({
          release: 2,
          pages: pages.map(({ key }) => ({ key, before: null, version: 1 })),
          linkedFrom: [{ key: 'slot:footer', title: '' }],
        })
  })
})
afterEach(() => {
  notifications.clean()
  root.unmount()
  queryClient().clear()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function show(act: 'close' | 'open', entries: DocumentEntry[]) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <SavingContext value={{ flush: async () => true } as unknown as Saving}>
        <BuilderProvider value={{ key: 'page:/', say: () => {}, payload: { path: '/' } } as unknown as Builder}>
          <Chrome>
            <OpenDialogHost act={act} entries={entries} />
          </Chrome>
        </BuilderProvider>
      </SavingContext>
    </BootProvider>,
  )
}
function OpenDialogHost(props: { act: 'close' | 'open'; entries: DocumentEntry[] }) {
  const [isOpen, setOpen] = useState(true)
  return isOpen ? <OpenDialog {...props} onClose={() => (setOpen(false), (closed += 1))} /> : null
}
const press = (name: string) => screen.getByRole('button', { name, exact: true }).click()

it('takes a page offline, names the links to it, and undoes that', async () => {
  show('close', [pageAt('/about')])
  await expect.element(screen.getByText('Visitors see “page not found”', { exact: false })).toBeVisible()
  await press('Take offline')
  await expect.element(screen.getByText('about is offline. Linked from: Footer')).toBeVisible()
  expect(closed).toBe(1)
  await press('Undo')
  await expect
    .poll(() => requests)
    .toEqual([[{ key: 'page:/about', open: 'never' }], [{ key: 'page:/about', open: null }]])
})

it('requires a future time, and keeps an earlier opening time', async () => {
  show('close', [pageAt('/sale', { open: { from: '2099-01-01T00:00:00+07:00' } })])
  await screen.getByText('Later').click()
  await screen.getByLabelText('Date and time').fill('2020-01-01T00:00')
  await press('Set time')
  await expect.element(screen.getByText('This time has passed. Choose a time in the future.')).toBeVisible()
  expect(requests).toEqual([])
  await screen.getByLabelText('Date and time').fill('2099-02-01T00:00')
  await press('Set time')
  await expect
    .poll(() => requests)
    .toEqual([[{ key: 'page:/sale', open: { from: '2099-01-01T00:00:00+07:00', until: '2099-01-31T17:00:00.000Z' } }]])
})

it('puts a page online that was to open later, until its closing time', async () => {
  show('open', [pageAt('/sale', { open: { from: '2099-01-01T00:00:00+07:00', until: '2099-02-01T00:00:00+07:00' } })])
  await expect.element(screen.getByText('It goes offline again on 1 Feb 2099', { exact: false })).toBeVisible()
  await press('Put online')
  await expect.poll(() => requests).toEqual([[{ key: 'page:/sale', open: { until: '2099-02-01T00:00:00+07:00' } }]])
})

it('names the page that is refused among several', async () => {
  refusal = {
    status: 403,
    body: { error: { status: 403, message: 'Only an admin can edit this page.', details: { key: 'page:/pay' } } },
  }
  show('close', [pageAt('/about'), pageAt('/pay')])
  await press('Take offline')
  await expect
    .element(screen.getByRole('dialog').getByRole('alert'))
    .toHaveTextContent('pay: Only an admin can edit this page.')
  expect(closed).toBe(0)
})
