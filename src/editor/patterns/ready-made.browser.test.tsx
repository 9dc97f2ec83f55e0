import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import { registerAllBlockKits } from '@registry/all-block-kits'
import type { Boot } from '@schemas/boot'
import { flatten } from '@schemas/layout/flat/flatten'
import { readPage } from '@schemas/layout/read'
import { Palette } from '../palette/palette'
import { usePaletteTab } from '../palette/palette-tab'
import { type Builder, BuilderProvider } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import { DocumentProvider } from '../state/use-document'
import { setUi, ui } from '../state/ui-store'
import { Chrome } from '../ui/chrome'
import { PatternsDialog } from './patterns-dialog'
import '@mantine/core/styles.css'
import '../ui/editor.css'

registerAllBlockKits()

const rowsOf = (...types: [type: string, props: object][]) =>
  types.map(([type, props], at) => ({
    id: `r${at}`,
    cells: [{ id: `c${at}`, blocks: [{ id: `b${at}`, type, version: 1, props }] }],
  }))
const pattern = (id: string, category: string, title: { en: string; th: string }, rows: unknown[]) => ({
  id,
  category,
  title,
  text: { en: `What ${id} is for`, th: `${id} ใช้ทำอะไร` },
  also: 'banner',
  content: { format: 1, rows },
})
const patterns = [
  pattern(
    'hero',
    'openings',
    { en: 'Large opening', th: 'เปิดหน้าใหญ่' },
    rowsOf(['content/hero', { title: { en: 'Hello', th: 'สวัสดี' } }]),
  ),
  pattern(
    'branches',
    'contact',
    { en: 'Our branches', th: 'สาขาของเรา' },
    rowsOf(
      ['content/heading', { text: { en: 'Near you', th: 'ใกล้คุณ' } }],
      ['content/quote', { text: { en: 'Here', th: 'ที่นี่' } }],
    ),
  ),
]

let root: Root
let store: DocumentStore
let heard: unknown[]

async function open(
  answer: () => Response | Promise<Response> = () => Response.json({ patterns }),
  isLarge = false,
): Promise<void> {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) =>
    String(request instanceof Request ? request.url : request).includes('/editor/patterns')
      ? answer()
      : new Promise(() => {}),
  )
  const read = readPage({
    format: 1,
    path: '/',
    title: 'x',
    views: {
      guest: {
        rows: ['a', 'z'].map((id) => ({
          id: `row-${id}`,
          cells: [
            {
              id: `cell-${id}`,
              blocks: [{ id, type: 'content/heading', version: 1, props: { text: id, level: id === 'a' ? 1 : 2 } }],
            },
          ],
        })),
      },
    },
  })
  if (!read.ok) throw new Error('not a page')
  store = new DocumentStore(flatten(read.value))
  heard = []
  const boot = {
    locale: 'en',
    site: { id: 'test' },
    space: { locales: ['en', 'th'] },
    session: { role: 'manager' },
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
  const place = document.body.appendChild(document.createElement('main'))
  place.style.height = '600px'
  root = createRoot(place)
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider value={builder}>
          <DocumentProvider value={store}>
            {isLarge ? <PatternsDialog onClose={() => heard.push('closed')} /> : <Palette />}
          </DocumentProvider>
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
}

beforeEach(() => {
  queryClient().clear()
  usePaletteTab.setState({ tab: 'blocks' })
  setUi({ selection: ['a'], area: undefined, role: 'guest', locale: 'en' })
})
afterEach(() => {
  vi.restoreAllMocks()
  root.unmount()
  document.body.replaceChildren()
})

const tab = (name: string) => screen.getByRole('tab', { name })
const section = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })
const rows = () => store.page.views.guest ?? []
const blockIn = (row: string | undefined) => {
  const node = row === undefined ? undefined : store.get(row)
  const cell = node?.kind === 'row' ? store.get(node.cells[0] ?? '') : undefined
  const block = cell?.kind === 'cell' ? store.get(cell.blocks[0] ?? '') : undefined
  return block?.kind === 'block' ? block.fields : undefined
}

it('lists sections by category next to blocks, inserts the pressed one after the selection as one step, and announces it', async () => {
  await open()
  await tab('Ready-made').click()
  await expect.element(screen.getByRole('heading', { name: 'Hero' })).toBeVisible()
  ;(section('Our branches').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect(rows()).toHaveLength(4)
  const [first, ...added] = rows()
  expect([first, rows()[3]]).toEqual(['row-a', 'row-z'])
  expect(ui().selection).toEqual(added.slice(0, 2))
  expect(heard).toEqual([{ en: '“Our branches” added.', th: 'เพิ่ม “สาขาของเรา” แล้ว' }])
  expect(blockIn(rows()[1])?.id).not.toBe('b0')
  store.undo()
  expect(rows()).toEqual(['row-a', 'row-z'])
})

it('adds no second main heading to a page that has one', async () => {
  await open()
  await tab('Ready-made').click()
  await section('Large opening').click()
  expect(blockIn(rows()[1])).toMatchObject({ type: 'content/hero', props: { level: 2 } })
})

it('finds sections by the search of either tab, in both languages', async () => {
  await open()
  await screen.getByRole('textbox', { name: 'Search blocks' }).fill('สาขา')
  await expect.element(section('Our branches')).toBeVisible()
  await screen.getByRole('textbox', { name: 'Search blocks' }).fill('nothing of the kind')
  await expect.element(screen.getByText('No blocks found. Try another word.')).toBeVisible()
  await tab('Ready-made').click()
  await expect.element(screen.getByText('No sections found. Try another word.')).toBeVisible()
  await screen.getByRole('textbox', { name: 'Search ready-made sections' }).fill('banner')
  await expect.element(section('Large opening')).toBeVisible()
})

it('shows a loading error and retries', async () => {
  let isDown = true
  await open(() =>
    isDown
      ? Response.json({ error: { code: 'forbidden', message: 'This did not work.' } }, { status: 403 })
      : Response.json({ patterns }),
  )
  await tab('Ready-made').click()
  await expect.element(screen.getByText('This did not work.')).toBeVisible()
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(section('Large opening')).toBeVisible()
})

it('shows sections by purpose in the gallery, and adds the chosen one to the page', async () => {
  await open(undefined, true)
  await screen.getByRole('button', { name: 'Contact', exact: true }).click()
  await expect.element(section('Large opening')).not.toBeInTheDocument()
  // By keyboard from the search field, past the category buttons.
  ;(screen.getByRole('textbox', { name: 'Search sections' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(section('Our branches')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(rows()).toHaveLength(4)
  expect(heard[0]).toBe('closed')
})
