import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { registerAllBlockKits } from '@registry/all-block-kits'
import type { Boot } from '@schemas/boot'
import { flatten } from '@schemas/layout/flat/flatten'
import { readPage } from '@schemas/layout/read'
import { useInsert } from '../canvas/insert-store'
import { PlusButtons } from '../canvas/plus-buttons'
import { type Builder, BuilderProvider } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import { DocumentProvider } from '../state/use-document'
import { setUi, ui } from '../state/ui-store'
import { Chrome } from '../ui/chrome'
import { isBrand } from './brand-entry'
import { offeredBlocks } from './offered-blocks'
import { Palette } from './palette'
import { useUsesRequest } from './uses/uses-request'
import '@mantine/core/styles.css'
import '../ui/editor.css'

registerAllBlockKits()

const read = readPage({
  format: 1,
  path: '/',
  title: 'x',
  views: {
    guest: {
      rows: [
        {
          id: 'row',
          cells: [
            {
              id: 'cell',
              blocks: ['a', 'b'].map((id) => ({ id, type: 'content/heading', version: 1, props: { text: id } })),
            },
          ],
        },
      ],
    },
  },
})
if (!read.ok) throw new Error('not a page')
const page = read.value

let root: Root
let store: DocumentStore
let heard: unknown[]

async function open(role: 'manager' | 'admin' = 'manager'): Promise<void> {
  store = new DocumentStore(flatten(page))
  heard = []
  const boot = {
    locale: 'en',
    site: { id: 'test' },
    space: { locales: ['en', 'th'] },
    session: { role },
    routes: [],
    assets: {},
  } as unknown as Boot
  const builder = {
    key: 'page:/',
    store,
    boot,
    payload: { path: '/' },
    edit: (label: string, recipe: () => void) => !store.dispatch(label, recipe),
    say: () => {},
    announce: (text: unknown) => heard.push(text),
  } as unknown as Builder
  const place = document.body.appendChild(document.createElement('div'))
  place.style.height = '600px'
  root = createRoot(place)
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider value={builder}>
          <DocumentProvider value={store}>
            <div style={{ position: 'relative', margin: 60, height: 40 }}>
              <PlusButtons id="b" />
            </div>
            <Palette />
          </DocumentProvider>
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
  await expect.element(search()).toBeVisible()
}

beforeEach(() => {
  localStorage.clear()
  // There is no gateway here; its sections would be listed among the blocks.
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}))
  setUi({ selection: ['a'], area: undefined, role: 'guest', locale: 'en' })
})
afterEach(() => {
  vi.restoreAllMocks()
  root.unmount()
  document.body.replaceChildren()
  useInsert.setState({ request: undefined })
})

const search = () => screen.getByRole('textbox', { name: 'Search blocks' })
const shown = (under = '[data-palette]') =>
  [...document.querySelectorAll(under)].map((entry) => entry.getAttribute('data-palette'))
const blocks = () =>
  (store.get('cell') as { blocks: string[] }).blocks.map(
    (id) => (store.get(id)?.fields as { type?: string } | undefined)?.type,
  )

it('shows every block that the person may add once, by category', async () => {
  for (const role of ['manager', 'admin'] as const) {
    await open(role)
    const byCategory = shown('[role="group"]:not([aria-labelledby="palette-recent"]) [data-palette]')
    expect([byCategory.length, new Set(byCategory)]).toEqual([
      offeredBlocks(role).length,
      new Set(offeredBlocks(role).map(({ type }) => type)),
    ])
    expect(byCategory.includes('content/custom-html')).toBe(role === 'admin')
    root.unmount()
  }
  await open()
})

it('searches in both languages, including rows, and says when nothing matches', async () => {
  await open()
  await search().fill('Quote')
  await expect.poll(() => shown()).toContain('content/quote')
  expect(shown()).not.toContain('content/heading')
  await search().fill('หัวข้อ')
  await expect.poll(() => shown()).toContain('content/heading')
  expect(shown()).not.toContain('content/divider')
  await search().fill('columns')
  await expect.element(screen.getByRole('heading', { name: 'Rows and columns' })).toBeVisible()
  await search().fill('nothing of the kind')
  await expect.element(screen.getByText('No blocks found. Try another word.')).toBeVisible()
  await screen.getByRole('button', { name: 'Clear search' }).click()
  await expect.poll(() => shown().length).toBeGreaterThan(20)
})

it('folds screens of the product for managers, who find them by searching', async () => {
  await open()
  const cart = () => document.querySelector('[data-palette="shop/cart"]')
  expect(cart()?.closest('details')?.open).toBe(false)
  await search().fill('basket')
  await expect.poll(() => cart() !== null && cart()?.closest('details') === null).toBe(true)
  root.unmount()
  await open('admin')
  expect(cart()?.closest('details')).toBeNull()
})

it('knows the words of both languages for the look of the whole site', () => {
  expect(['สี', 'colour', 'color', 'font', 'ฟอนต์', 'logo', 'โลโก้'].filter((word) => !isBrand(word))).toEqual([])
  expect(['', 'quote', 'table', 'ตาราง'].filter(isBrand)).toEqual([])
})

it.each([
  ['image', 'content/image'],
  ['form', 'form/form'],
  ['icon', 'content/icon'],
])('shows the best match for “%s” before all other categories', async (query, type) => {
  await open()
  await search().fill(query)
  await expect.poll(() => shown()[0]).toBe(type)
})

it('inserts the pressed block after the selection, and lists it as recent from then on', async () => {
  await open()
  const recent = () => shown('[aria-labelledby="palette-recent"] [data-palette]')
  expect(recent()).toHaveLength(6)
  expect(recent()).not.toContain('content/quote')
  const before = recent()
  // By keyboard as by pointer.
  document
    .querySelector<HTMLElement>('[role="group"]:not([aria-labelledby="palette-recent"]) [data-palette="content/quote"]')
    ?.focus()
  await userEvent.keyboard('{Enter}')
  expect(blocks()).toEqual(['content/heading', 'content/heading'])
  expect(heard).toEqual(['Quote added.'])
  expect(ui().selection.map((id) => store.get(id)?.fields)).toMatchObject([{ type: 'content/quote' }])
  // A row of its own, after the one of the selection.
  expect(store.page.views.guest?.indexOf('row')).toBe(0)
  expect(store.page.views.guest).toHaveLength(2)
  await expect.poll(recent).toContain('content/quote')
  // The others stay in place, so that a second press hits the same entry.
  expect(recent()).toEqual([...before.slice(0, 5), 'content/quote'])
  root.unmount()
  await open()
  expect(recent()[0]).toBe('content/quote')
})

it.each([
  ['Add before', 1],
  ['Add after', 2],
] as const)('opens “%s” at the button, by pointer or keyboard', async (name, index) => {
  await open()
  const button = screen.getByRole('button', { name })
  const { left, right, bottom } = button.element().getBoundingClientRect()
  const request = { target: { cell: 'cell', index }, at: { x: (left + right) / 2, y: bottom } }
  await button.click()
  expect(useInsert.getState().request).toEqual(request)
  useInsert.setState({ request: undefined })
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect(useInsert.getState().request).toEqual(request)
})

it('opens a menu with uses and Add on right click, never on a touch that drags', async () => {
  await open()
  const ask = (pointerType: string) =>
    document
      .querySelector('[data-palette="content/quote"]')
      ?.dispatchEvent(
        new PointerEvent('contextmenu', { bubbles: true, cancelable: true, pointerType, clientX: 40, clientY: 40 }),
      )
  expect(ask('touch')).toBe(false)
  expect(ask('mouse')).toBe(false)
  const item = (name: string) => screen.getByRole('menuitem', { name })
  await item('Add after the selection').click()
  expect(store.page.views.guest).toHaveLength(2)
  ask('mouse')
  await item('Where it is used…').click()
  expect([ui().dialog, useUsesRequest.getState().type]).toEqual(['block-uses', 'content/quote'])
  setUi({ dialog: null })
})
