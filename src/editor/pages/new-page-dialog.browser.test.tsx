import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import { menuDocument } from '@schemas/layout/menu-section'
import { type Builder, BuilderProvider } from '../state/builder'
import type { Saving } from '../state/saving'
import { setUi } from '../state/ui-store'
import { SavingContext } from '../state/use-saving'
import { Chrome } from '../ui/chrome'
import { BlankPageDialog } from './new-page-dialog'
import type { openAddress } from './open-address'
import '@mantine/core/styles.css'

const went: string[] = []
vi.mock(import('./open-address'), async (original) => ({
  ...(await original()),
  openAddress: vi.fn<typeof openAddress>(async (address) => void went.push(address)),
}))

const boot = {
  locale: 'en',
  site: { id: 'test' },
  space: { locales: ['en'], menus: {} },
  session: { role: 'admin' },
  routes: [],
  assets: {},
} as unknown as Boot
const menu = {
  key: 'section:menu-main',
  title: 'Main menu',
  frame: 'default',
  access: 'guest',
  views: ['guest'],
  state: 'theme',
  draft: false,
  trashed: false,
  fixed: true,
}

/** Requests to the gateway and to the open document, in order. */
let requests: string[]
let notices: string[]
let answerCreate: (() => void) | undefined
let isSafe: boolean
let root: Root

beforeEach(() => {
  ;[requests, notices, isSafe, answerCreate] = [[], [], true, undefined]
  went.length = 0
  queryClient().clear()
  setUi({ locale: 'en' })
  vi.spyOn(window, 'fetch').mockImplementation((request, options) => {
    const [, call] = /\/api\/editor\/(\w+)/.exec(String(request instanceof Request ? request.url : request)) ?? []
    if (call === 'pages') return Promise.resolve(Response.json({ documents: [menu] }))
    if (call === 'document') return Promise.resolve(Response.json({ version: 3, content: menuDocument('main', []) }))
    if (call === 'create')
      return new Promise(
        (resolve) => (answerCreate = () => resolve(Response.json({ key: 'page:/prices', version: 1 }))),
      )
    if (call === 'save')
      requests.push(`save ${JSON.stringify(options?.body).includes('/prices') ? 'with the entry' : ''}`)
    return Promise.resolve(Response.json({ version: 4, savedAt: '', templates: [] }))
  })
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** The dialog in a builder with the document `key` open; selects a menu and creates the page. */
async function make(key: string): Promise<void> {
  const saving = {
    flush: () => {
      requests.push('flush')
      return Promise.resolve(isSafe)
    },
  } as unknown as Saving
  const builder = {
    key,
    boot,
    payload: { path: '/' },
    say: (text: string) => void notices.push(text),
  } as unknown as Builder
  function Opened() {
    const [isOpen, setOpen] = useState(true)
    return isOpen && <BlankPageDialog onClose={() => setOpen(false)} />
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider value={builder}>
          <SavingContext value={saving}>
            <Opened />
          </SavingContext>
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
  await screen.getByRole('textbox', { name: 'Title' }).fill('Prices')
  await screen.getByRole('textbox', { name: 'Address' }).fill('/prices')
  await screen.getByRole('combobox', { name: 'Add to a menu' }).selectOptions('Main menu')
  await screen.getByRole('button', { name: 'Create and open' }).click()
}

it('creates page and menu entry when closed meanwhile, announces it, and opens nothing', async () => {
  await make('page:/')
  await vi.waitFor(() => expect(answerCreate).toBeDefined())
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  answerCreate?.()
  await vi.waitFor(() => expect(notices).toEqual(['Page created. You can find it in the page list.']))
  expect(requests).toEqual(['save with the entry'])
  expect(went).toEqual([])
})

it('appends the entry of an open menu after unsaved changes', async () => {
  await make('section:menu-main')
  await vi.waitFor(() => expect(answerCreate).toBeDefined())
  expect(requests).toEqual(['flush'])
  answerCreate?.()
  await vi.waitFor(() => expect(went).toHaveLength(1))
  expect(requests).toEqual(['flush', 'save with the entry'])
})

it('adds no entry to an open menu that cannot be saved', async () => {
  isSafe = false
  await make('section:menu-main')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This menu couldn’t be saved')
  expect(requests).toEqual(['flush'])
})
