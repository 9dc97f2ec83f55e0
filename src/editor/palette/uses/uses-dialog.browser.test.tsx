import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import { registerAllBlockKits } from '@registry/all-block-kits'
import type { Boot } from '@schemas/boot'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { type Builder, BuilderProvider } from '../../state/builder'
import { DocumentStore } from '../../state/document-store'
import type { Saving } from '../../state/saving'
import { SavingContext } from '../../state/use-saving'
import { setUi, ui } from '../../state/ui-store'
import { Chrome } from '../../ui/chrome'
import { useUsesRequest } from './uses-request'
import { UsesDialog } from './uses-dialog'
import '@mantine/core/styles.css'
import '../../ui/editor.css'

registerAllBlockKits()

const boot = {
  locale: 'en',
  site: { id: 'test' },
  space: { locales: ['en'] },
  session: { role: 'admin' },
  routes: [],
  assets: {},
} as unknown as Boot
const entry = (path: string, title: string) => ({
  key: `page:${path}`,
  path,
  title,
  frame: 'default',
  access: 'guest',
  views: ['guest'],
  state: 'theme',
  draft: false,
  trashed: false,
  fixed: false,
})
const documents = [entry('/', 'Home'), entry('/about', 'About us')]

let root: Root
let fails: boolean
const order: string[] = []

function open(type?: string): void {
  const store = new DocumentStore(pageOfBlocks([{ id: 'one', type: 'content/heading', props: { text: 'One' } }]))
  const builder = { key: 'page:/', store, boot, payload: { path: '/' } } as unknown as Builder
  const saving = { flush: async () => void order.push('saved') } as unknown as Saving
  useUsesRequest.setState({ type })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider value={builder}>
          <SavingContext value={saving}>
            <UsesDialog onClose={() => root.render(null)} />
          </SavingContext>
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
}

beforeEach(() => {
  fails = false
  order.length = 0
  queryClient().clear()
  setUi({ selection: [], role: 'guest', mode: 'edit', locale: 'en' })
  vi.spyOn(window, 'fetch').mockImplementation(async (request) => {
    const url = String(request instanceof Request ? request.url : request)
    if (url.includes('used-blocks')) order.push('asked')
    if (fails) return Response.json({ error: { message: 'no' } }, { status: 500 })
    if (url.includes('used-blocks'))
      return Response.json({
        types: [
          { type: 'content/badge', blocks: 1, documents: 1 },
          { type: 'content/heading', blocks: 3, documents: 2 },
          { type: 'gone/away', blocks: 2, documents: 1 },
        ],
      })
    if (url.includes('block-uses'))
      return Response.json({
        uses: [
          { key: 'page:/', blocks: 1, first: 'one' },
          { key: 'page:/about', blocks: 2, first: 'two' },
        ],
      })
    return Response.json({ documents })
  })
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const type = (name: RegExp) => screen.getByRole('button', { name })

it('lists used types, most used first, and unused ones separately, after saving', async () => {
  open()
  await expect.element(type(/^Heading.*3 times on 2 pages or parts/)).toBeVisible()
  const lines = screen
    .getByRole('listitem')
    .elements()
    .map((each) => each.textContent ?? '')
  expect(lines[0]).toContain('Heading')
  expect(lines[1]).toContain('gone/away')
  expect(lines[1]).toContain('does not support it')
  expect(lines[2]).toContain('once')
  await expect.element(screen.getByRole('heading', { name: /^Unused/ })).toBeVisible()
  expect(order).toEqual(['saved', 'asked'])

  await userEvent.fill(screen.getByPlaceholder('Search blocks'), 'accordion')
  await expect.element(type(/^Heading/)).not.toBeInTheDocument()
  await expect.element(screen.getByText('Accordion')).toBeVisible()
})

it('shows the uses of the requested type, and jumps to the first one on the open page', async () => {
  open('content/heading')
  await expect.element(screen.getByRole('button', { name: /^About us.*2/ })).toBeVisible()
  await screen.getByRole('button', { name: /^Home.*open now/ }).click()
  expect(ui().selection).toEqual(['one'])
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

it('shows an error and retries', async () => {
  fails = true
  open()
  await expect.element(screen.getByText('The site could not be searched.')).toBeVisible()
  fails = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(type(/^Heading/)).toBeVisible()
})
