import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { type Builder, BuilderProvider } from '../state/builder'
import type { Saving } from '../state/saving'
import { SavingContext } from '../state/use-saving'
import { setUi } from '../state/ui-store'
import { Chrome } from '../ui/chrome'
import { NewPageDialog } from './new-page-dialog'
import { PageDialog } from './page-dialog'
import { PagesPanel } from './pages-panel'
import '@mantine/core/styles.css'
import '../ui/editor.css'

// A slow save would open the address and navigate the test document away.
vi.mock('./open-address', () => ({ openAddress: (_address: string, saving: Saving) => saving.flush() }))

const boot = {
  locale: 'en',
  site: { id: 'test' },
  space: { locales: ['en', 'th'] },
  session: { role: 'admin' },
  routes: [],
  assets: {},
} as unknown as Boot
const pageAt = (path: string): DocumentEntry => ({
  key: `page:${path}`,
  path,
  title: path,
  frame: 'default',
  access: 'guest',
  views: ['guest'],
  state: 'site',
  draft: true,
  trashed: false,
  fixed: false,
})
const remote = { format: 1, path: '/', views: {} }
const mainMenu = { ...pageAt('/'), key: 'section:menu-main', path: undefined, title: 'Main menu' } as DocumentEntry

let root: Root
/** The gateway's documents, the requests to it, and what releases its answers. */
let documents: DocumentEntry[]
let requests: string[]
let answerNow: () => void
/** Number of documents navigated to; none is opened here. */
let opened: number
let notices: string[]
let menusRead: number

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

beforeEach(() => {
  documents = [pageAt('/'), mainMenu]
  requests = []
  opened = 0
  notices = []
  menusRead = 0
  answerNow = () => {}
  setUi({ locale: 'en' })
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const { pathname } = new URL(address, location.origin)
    const input = body ? (JSON.parse(body as string) as { path: string; key?: string }) : { path: '' }
    if (pathname.endsWith('/create') || pathname.endsWith('/rename')) {
      requests.push(input.path)
      await new Promise<void>((resolve) => (answerNow = resolve))
      documents = [...documents.filter(({ key }) => key !== input.key), pageAt(input.path)]
      return answer({ key: `page:${input.path}`, version: 1 })
    }
    if (pathname.endsWith('/trash')) {
      documents = documents.map((each) => (each.key === input.key ? { ...each, trashed: true } : each))
      return answer({ linkedFrom: [] })
    }
    if (pathname.endsWith('/revert')) return (void requests.push('revert'), answer({ version: 7 }))
    if (pathname.endsWith('/document') && address.includes('page'))
      return answer({ assets: {}, version: 7, content: remote })
    if (pathname.endsWith('/document')) menusRead += 1
    if (pathname.endsWith('/document')) return answer({ error: { message: 'Only an admin may edit this menu.' } }, 403)
    if (pathname.endsWith('/templates')) return answer({ templates: [] })
    return answer({ documents })
  })
})
afterEach(() => {
  root.unmount()
  queryClient().clear()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function open(dialog: ReactNode, key = 'page:/', saved: Partial<Saving> = {}): void {
  const builder = {
    key,
    boot,
    payload: { path: '/' },
    say: (text: string) => notices.push(text),
    offerUndo: (text: string) => notices.push(`${text} Undo`),
  } as unknown as Builder
  const saving = { flush: () => ((opened += 1), new Promise(() => {})), ...saved } as unknown as Saving
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider value={builder}>
          <SavingContext value={saving}>{dialog}</SavingContext>
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
}

it('opens a created page at its own address, even when the menu entry failed', async () => {
  open(<NewPageDialog from="blank" onClose={() => {}} />)
  await userEvent.fill(screen.getByRole('textbox', { name: 'Title' }), 'Prices')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Add to a menu' }), 'Main menu')
  await screen.getByRole('button', { name: 'Create and open' }).click()
  await expect.poll(() => requests).toEqual(['/prices'])
  answerNow()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Only an admin may edit this menu.')
  await expect.element(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('/prices')
  expect(document.body.textContent).not.toContain('Another page already uses this address')
  await screen.getByRole('button', { name: 'Open page' }).click()
  expect(opened).toBe(1)
  expect(requests).toEqual(['/prices'])
})

it('creates one page and one entry after a double press', async () => {
  open(<NewPageDialog from="blank" onClose={() => {}} />)
  await userEvent.fill(screen.getByRole('textbox', { name: 'Title' }), 'Prices')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Add to a menu' }), 'Main menu')
  const make = screen.getByRole('button', { name: 'Create and open' }).element() as HTMLElement
  make.click()
  make.click()
  await expect.poll(() => requests).toEqual(['/prices'])
  answerNow()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Only an admin may edit this menu.')
  expect([requests, menusRead]).toEqual([['/prices'], 1])
})

it('focuses the title field when the title is missing', async () => {
  open(<NewPageDialog from="blank" onClose={() => {}} />)
  await screen.getByRole('button', { name: 'Create and open' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus()
  expect(requests).toEqual([])
})

it('refuses to create a blank page while no page to copy is selected', async () => {
  open(<NewPageDialog from="blank" onClose={() => {}} />)
  await expect.element(screen.getByText('Starts with: Blank page')).toBeVisible()
  await screen.getByRole('tab', { name: 'Copy a page' }).click()
  await expect.element(screen.getByText('Starts with: The page you choose')).toBeVisible()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Title' }), 'Prices')
  await screen.getByRole('button', { name: 'Create and open' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Choose a page to copy, or a template.')
  expect(requests).toEqual([])
  await screen.getByRole('radio').first().click()
  await expect.element(screen.getByText('Starts with: A copy of “/”')).toBeVisible()
  await screen.getByRole('button', { name: 'Create and open' }).click()
  // Changes in the open page are saved first.
  await expect.poll(() => opened).toBe(1)
})

it('scrolls the open page into view in the list of pages', async () => {
  documents = [pageAt('/'), ...Array.from({ length: 60 }, (_, index) => pageAt(`/a${index + 10}`)), pageAt('/menu')]
  open(
    <div style={{ height: 400, display: 'grid', overflow: 'hidden' }}>
      <PagesPanel />
    </div>,
    'page:/menu',
  )
  await expect.element(screen.getByRole('treeitem', { name: /\/menu/ })).toBeInViewport()
  await expect.element(screen.getByRole('treeitem', { name: /\/a10/ })).not.toBeInViewport()
})

it('announces a move and moves the page once, whatever is typed meanwhile', async () => {
  documents = [pageAt('/'), pageAt('/old')]
  let closed = 0
  open(
    <PageDialog task={{ kind: 'rename', entry: pageAt('/old') }} documents={documents} onClose={() => (closed += 1)} />,
  )
  const field = screen.getByRole('textbox', { name: 'New address' })
  await userEvent.fill(field, '/new')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => requests).toEqual(['/new'])
  await userEvent.keyboard('er')
  answerNow()
  await expect.poll(() => closed).toBe(1)
  expect(notices).toEqual(['The address is now /new.'])
  expect(requests).toEqual(['/new'])
})

it('accepts an address with or without the leading slash', async () => {
  open(<NewPageDialog from="blank" onClose={() => {}} />)
  await userEvent.fill(screen.getByRole('textbox', { name: 'Title' }), 'Prices')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Address' }), 'prices/tea')
  expect(document.body.textContent).not.toContain('Start with a slash')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => requests).toEqual(['/prices/tea'])
  root.unmount()
  open(<PageDialog task={{ kind: 'rename', entry: pageAt('/old') }} documents={documents} onClose={() => {}} />)
  const field = screen.getByRole('textbox', { name: 'New address' })
  await userEvent.fill(field, 'new')
  await userEvent.tab()
  await expect.element(field).toHaveValue('/new')
  await screen.getByRole('button', { name: 'Change address' }).click()
  await expect.poll(() => requests).toEqual(['/prices/tea', '/new'])
})

it('shows the open page in the theme’s version after a revert, and announces it', async () => {
  const taken: unknown[] = []
  const takeIn: Saving['takeIn'] = async (read) => taken.push(await read()) > 0
  let closed = 0
  open(
    <PageDialog task={{ kind: 'revert', entry: pageAt('/') }} documents={documents} onClose={() => (closed += 1)} />,
    'page:/',
    { flush: async () => true, takeIn },
  )
  await screen.getByRole('button', { name: 'Reset to theme' }).click()
  await expect.poll(() => closed).toBe(1)
  // One undoable step of the history.
  expect(taken).toEqual([{ version: 7, content: remote, step: { en: 'Reset to theme', th: 'ใช้เวอร์ชันของธีม' } }])
  expect(notices).toEqual(['“/” was reset to the theme’s version. Undo'])
})

it('renames and reverts nothing after a cancel while the draft was being saved', async () => {
  for (const kind of ['rename', 'revert'] as const) {
    let goOn = (_isSaved: boolean) => {}
    open(<PageDialog task={{ kind, entry: pageAt('/old') }} documents={documents} onClose={() => {}} />, 'page:/old', {
      flush: () => new Promise((resolve) => void (goOn = resolve)),
    })
    if (kind === 'rename') await userEvent.fill(screen.getByRole('textbox', { name: 'New address' }), '/new')
    await screen.getByRole('button', { name: kind === 'rename' ? 'Change address' : 'Reset to theme' }).click()
    root.unmount()
    goOn(true)
    await new Promise((resolve) => setTimeout(resolve, 50))
    document.body.replaceChildren()
  }
  expect(requests).toEqual([])
})

it('keeps focus in the list after a page is trashed', async () => {
  documents = ['/', '/one', '/two', '/three'].map(pageAt)
  open(<PagesPanel />)
  const line = (path: string) => document.querySelector(`[role=treeitem][data-page="${path}"]`)
  const trash = async (path: string) => {
    await expect.poll(() => line(path)).not.toBeNull()
    await screen.getByRole('button', { name: `Actions for ${path}`, exact: true }).click()
    await screen.getByRole('menuitem', { name: 'Move to trash' }).click()
    await expect.poll(() => line(path)).toBeNull()
  }
  await trash('/three')
  await expect.poll(() => document.activeElement).toBe(line('/two'))
  await trash('/two')
  await expect.poll(() => document.activeElement).toBe(line('/one'))
})

it.each([
  ['a new page', (onClose: () => void) => <NewPageDialog from="blank" onClose={onClose} />, 'Title', 'Prices'],
  [
    'another address',
    (onClose: () => void) => (
      <PageDialog task={{ kind: 'rename', entry: pageAt('/about') }} documents={[]} onClose={onClose} />
    ),
    'New address',
    '/us',
  ],
])('asks before Escape discards what was typed for %s', async (_what, dialog, field, typed) => {
  const onClose = vi.fn<() => void>()
  open(dialog(onClose))
  await userEvent.fill(screen.getByRole('textbox', { name: field }), typed)
  await userEvent.keyboard('{Escape}')
  const ask = screen.getByRole('dialog', { name: 'Discard what you typed?' })
  await ask.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(screen.getByRole('textbox', { name: field })).toHaveValue(typed)
  await expect.element(ask).not.toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await ask.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

it('shows the maximum title length when it is near', async () => {
  open(<NewPageDialog from="blank" onClose={() => {}} />)
  const title = screen.getByRole('textbox', { name: 'Title' })
  await userEvent.fill(title, 'a'.repeat(200))
  await expect.element(title).toHaveAccessibleDescription(/200 of 200 characters: limit reached/)
  await userEvent.fill(title, 'Prices')
  await expect.element(title).not.toHaveAccessibleDescription(/letters/)
})

it('names the space character in an invalid address', async () => {
  open(<NewPageDialog from="blank" onClose={() => {}} />)
  const address = screen.getByRole('textbox', { name: 'Address' })
  await userEvent.fill(address, '/about page')
  await expect.element(address).toHaveAccessibleDescription(/Addresses can’t contain spaces. Use hyphens: \/about-page/)
  await userEvent.fill(address, '/about (page')
  await expect.element(address).toHaveAccessibleDescription(/Start with a slash/)
})
