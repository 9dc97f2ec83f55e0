import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { BootProvider } from '@kit/boot'
import type { Boot } from '@schemas/boot'
import { flatten } from '@schemas/layout/flat/flatten'
import type { RichTree } from '@schemas/layout/rich-text'
import { answerLibrary } from '@tests/support/library-answers'
import { notifyCanvasMove, setCanvasFrame } from '../canvas/canvas-frame'
import { EditorContext } from '../inspector/editor-context'
import { setBothLanguages } from '../inspector/both-languages'
import { rememberUpload } from '../media/known-uploads'
import { MediaPickerHost } from '../media/media-picker-host'
import { type Builder, BuilderProvider } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import { DocumentProvider } from '../state/use-document'
import { setUi, ui } from '../state/ui-store'
import { Chrome } from '../ui/chrome'
import { loadRichEditor } from './load-rich-editor'
import { OtherLanguage } from './other-language'
import { RichTools } from './rich-tools'
import { endWriting, startWriting } from './writing'
import { useWriting } from '../canvas/writing-store'
import '@mantine/core/styles.css'
import '../ui/editor.css'

registerAllBlockKits()

const english = {
  locale: 'en',
  site: { id: 'test' },
  space: { locales: ['en'], menus: {} },
  session: { role: 'admin' },
  routes: [],
  assets: {},
} as unknown as Boot
const textTree = (text: string, ...marks: object[]) =>
  ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) }] }],
  }) as RichTree
const site = {
  pages: [
    { path: '/', title: 'Home' },
    { path: '/about', title: 'About us' },
  ],
  posts: [{ path: '/blog/spring', title: 'Spring' }],
  anchors: [],
}

let root: Root
let store: DocumentStore

const file = {
  id: '0198f000-0000-7000-8000-000000000002',
  asset: 'item-0198f000-0000-7000-8000-000000000002',
  name: 'Prices.pdf',
  kind: 'other',
  mime: 'application/pdf',
  size: 2048,
  alt: {},
  version: 1,
  createdAt: '2026-11-20T02:10:00.000Z',
}

/** Edits a text on the canvas, all selected, with its tools; with `other`, also the same text in Thai below it. */
async function write(tree: RichTree, other?: RichTree): Promise<void> {
  store = new DocumentStore(
    flatten({
      format: 1,
      path: '/',
      frame: 'default',
      access: 'guest',
      title: '',
      views: {
        guest: {
          rows: [
            {
              id: 'r',
              cells: [
                {
                  id: 'c',
                  blocks: [
                    {
                      id: 'x',
                      type: 'content/rich-text',
                      version: 1,
                      props: { text: other ? { en: tree, th: other } : tree },
                      anchor: 'top',
                    },
                  ],
                },
              ],
            },
          ],
        },
      },
    }),
  )
  const boot = { ...english, space: { ...english.space, locales: other ? ['en', 'th'] : ['en'] } } as Boot
  const builder = {
    key: 'page:/',
    store,
    boot,
    payload: { path: '/' },
    edit: (label: string, recipe: () => void) => !store.dispatch(label, recipe),
    say: () => {},
    announce: () => {},
    offerUndo: () => {},
  } as unknown as Builder
  const frame = document.body.appendChild(document.createElement('iframe'))
  frame.style.cssText = 'position:fixed;inset:auto auto 0 0;width:400px;height:100px;border:0'
  const inner = frame.contentDocument as Document
  inner.body.innerHTML = '<div data-node="x" data-kind="block"><div class="rich-text"><p>words</p></div></div>'
  setCanvasFrame({ frame, zoom: 1 })
  function Tools() {
    const editor = useWriting((state) => state.editor)
    useWriting((state) => state.moves)
    return editor ? <RichTools editor={editor} onLeave={endWriting} /> : null
  }
  const overlay = document.body.appendChild(document.createElement('div'))
  overlay.dataset.surface = 'overlay'
  overlay.style.cssText = 'position:fixed;top:8px;left:8px'
  root = createRoot(overlay)
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider value={builder}>
          <DocumentProvider value={store}>
            <EditorContext value={site}>
              <Tools />
              {other && <OtherLanguage />}
            </EditorContext>
            <MediaPickerHost />
          </DocumentProvider>
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
  setUi({ selection: ['x'], role: 'guest', mode: 'edit', locale: 'en', writing: null, dialog: null })
  startWriting(builder, 'x')
  await expect.poll(() => useWriting.getState().editor).toBeDefined()
  useWriting.getState().editor?.commands.selectAll()
  await expect.element(tool()).toBeVisible()
}

beforeAll(() => loadRichEditor())
afterEach(() => {
  endWriting()
  root.unmount()
  setCanvasFrame(undefined)
  document.body.replaceChildren()
  vi.restoreAllMocks()
  setBothLanguages(false)
})

const tool = () => screen.getByRole('button', { name: 'Link', exact: true })
const address = () => screen.getByRole('combobox', { name: 'Address' })
const option = (name: RegExp) => screen.getByRole('option', { name })
const marks = () => {
  const node = store.get('x')
  const text = (node?.kind === 'block' ? node.fields.props : {}) as {
    text: { content: { content: { text: string; marks?: unknown }[] }[] }
  }
  return text.text.content[0]?.content
}

it('continues editing when a page is chosen by mouse', async () => {
  await write(textTree('words'))
  await tool().click()
  await option(/About us/).click()
  await expect.element(address()).toHaveValue('/about')
  expect(ui().writing).toBe('x')
  await screen.getByRole('button', { name: 'Set link' }).click()
  expect(marks()).toEqual([{ type: 'text', text: 'words', marks: [{ type: 'link', attrs: { href: '/about' } }] }])
  await userEvent.keyboard('{ArrowRight}!')
  expect(ui().writing).toBe('x')
  expect(JSON.stringify(marks())).toContain('!')
})

it('opens the link form by key, links a post in a new tab, and removes the link', async () => {
  await write(textTree('words'))
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(address()).toHaveFocus()
  await userEvent.keyboard('Spri{ArrowDown}{Enter}')
  await expect.element(address()).toHaveValue('/blog/spring')
  await userEvent.keyboard('{Tab}{Enter}')
  await expect
    .element(screen.getByRole('button', { name: /Open in a new tab/ }))
    .toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{Tab}{Enter}')
  expect(marks()).toEqual([
    { type: 'text', text: 'words', marks: [{ type: 'link', attrs: { href: '/blog/spring', newTab: true } }] },
  ])
  expect(ui().writing).toBe('x')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(address()).toHaveValue('/blog/spring')
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(address()).not.toBeInTheDocument()
  expect(ui().writing).toBe('x')
  await userEvent.keyboard('{Control>}k{/Control}')
  await screen.getByRole('button', { name: 'Remove link' }).click()
  expect(marks()).toEqual([{ type: 'text', text: 'words' }])
})

it('chooses an anchor by finger', async () => {
  await write(textTree('words'))
  await tool().click()
  await expect.element(option(/^#top/)).toBeVisible()
  const touched = option(/^#top/).element()
  for (const type of ['pointerdown', 'pointerup'])
    touched.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'touch' }))
  touched.dispatchEvent(new Event('touchstart', { bubbles: true, cancelable: true }))
  for (const type of ['mousedown', 'mouseup', 'click'])
    touched.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  await expect.element(address()).toHaveValue('#top')
  expect(ui().writing).toBe('x')
})

it('warns of an address without a page, and uses it as text without a selection', async () => {
  await write(textTree('words'))
  useWriting.getState().editor?.commands.focus('end')
  await tool().click()
  await address().fill('/nowhere')
  await expect.element(screen.getByText('There is no page at this address.')).toBeVisible()
  await address().fill('hello@example.com')
  await userEvent.keyboard('{Enter}')
  await expect.poll(marks).toEqual([
    { type: 'text', text: 'words' },
    { type: 'text', text: 'hello@example.com', marks: [{ type: 'link', attrs: { href: 'mailto:hello@example.com' } }] },
  ])
})

it("shows a linked file's name and that it is in the trash, and removes it", async () => {
  const asset = 'item-0198f000-0000-7000-8000-000000000001'
  rememberUpload({ asset, name: 'Prices.pdf' })
  await write(textTree('words', { type: 'link', attrs: { href: asset } }))
  await tool().click()
  await expect.element(screen.getByRole('button', { name: 'Address Prices.pdf', exact: true })).toBeVisible()
  await expect.element(screen.getByText('This file is in the trash or deleted.')).not.toBeInTheDocument()
  rememberUpload({ asset, name: 'Prices.pdf', trashedAt: '2027-01-01T00:00:00Z' })
  await expect.element(screen.getByText('This file is in the trash or deleted.')).toBeVisible()
  await screen.getByRole('button', { name: 'Remove Prices.pdf' }).click()
  await expect.element(address()).toHaveValue('')
  await expect.element(address()).toHaveFocus()
})

it('keeps a link unchanged, including its new-tab option', async () => {
  await write(textTree('words', { type: 'link', attrs: { href: 'https://example.com', external: true, newTab: true } }))
  useWriting.getState().editor?.commands.focus('end')
  await userEvent.keyboard('!')
  await expect.poll(() => JSON.stringify(marks())).toContain('!')
  expect(marks()?.[0]).toMatchObject({
    marks: [{ type: 'link', attrs: { href: 'https://example.com', external: true, newTab: true } }],
  })
})

const chosenFile = () => screen.getByRole('button', { name: 'Address Prices.pdf', exact: true })
/** From the link form: the last suggestion, then the only file in the library. */
async function chooseFile(): Promise<void> {
  await expect.element(address()).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await option(/Prices/).click()
  // Like pressing the undo button of a notification next to the library.
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await screen.getByRole('button', { name: 'Use this file' }).click()
}

it('returns a chosen file to the form whatever is pressed outside the library, and keeps the keys', async () => {
  answerLibrary(file)
  await write(textTree('words'))
  await userEvent.keyboard('{Control>}k{/Control}')
  await chooseFile()
  await expect.element(chosenFile()).toHaveFocus()
  await screen.getByRole('button', { name: 'Set link' }).click()
  expect(marks()).toEqual([{ type: 'text', text: 'words', marks: [{ type: 'link', attrs: { href: file.asset } }] }])
  expect(ui().writing).toBe('x')
})

it("links a file in the other language's field, where Escape closes only the form", async () => {
  answerLibrary(file)
  setBothLanguages(true)
  await write(textTree('words'), textTree('คำ'))
  const other = screen.getByRole('textbox', { name: /Thai/ })
  await other.click()
  await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}')
  await expect.element(address()).toHaveFocus()
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(address()).not.toBeInTheDocument()
  await expect.element(other).toHaveFocus()
  await userEvent.keyboard('{Control>}k{/Control}')
  await chooseFile()
  await screen.getByRole('button', { name: 'Set link' }).click()
  const node = store.get('x')
  expect(node?.kind === 'block' && node.fields.props).toMatchObject({
    text: { th: { content: [{ content: [{ text: 'คำ', marks: [{ type: 'link', attrs: { href: file.asset } }] }] }] } },
  })
  expect(ui().writing).toBe('x')
})

const shapes = () => {
  const node = store.get('x')
  return ((node?.kind === 'block' ? node.fields.props : {}) as { text: RichTree }).text.content.map((each) => [
    each.type,
    'content' in each ? each.content?.map((part) => ('text' in part ? part.text : part.type)).join() : undefined,
  ])
}
const search = () => screen.getByRole('textbox', { name: 'Heading, list, picture…' })

it('opens a menu on “/” in an empty paragraph, filtered by typing, and continues editing in the result', async () => {
  await write(textTree('words'))
  await userEvent.keyboard('{ArrowRight}{Enter}/')
  await expect.element(search()).toHaveFocus()
  await userEvent.keyboard('head')
  await expect
    .poll(() =>
      screen
        .getByRole('option')
        .elements()
        .map((each) => each.textContent),
    )
    .toEqual(['Heading 2', 'Heading 3', 'Heading 4'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(search()).not.toBeInTheDocument()
  expect(ui().writing).toBe('x')
  await userEvent.keyboard('Prices')
  expect(shapes()).toEqual([
    ['paragraph', 'words'],
    ['heading', 'Prices'],
  ])
})

it('inserts “/” with the query on Escape, removes it on Backspace, and types it next to text', async () => {
  await write(textTree('words'))
  await userEvent.keyboard('{ArrowRight}/x{Enter}/')
  await expect.element(search()).toHaveFocus()
  await userEvent.keyboard('th{Escape}')
  await expect.element(search()).not.toBeInTheDocument()
  await userEvent.keyboard('!{Enter}/')
  await expect.element(search()).toHaveFocus()
  await userEvent.keyboard('{Backspace}')
  await expect.element(search()).not.toBeInTheDocument()
  await userEvent.keyboard('end')
  expect(shapes()).toEqual([
    ['paragraph', 'words/x'],
    ['paragraph', '/th!'],
    ['paragraph', 'end'],
  ])
  expect(ui().writing).toBe('x')
})

it('offers the other language above the block and its tools, where it covers no next paragraph', async () => {
  setBothLanguages(false)
  await write(textTree('words'), textTree('คำ'))
  const overlay = document.querySelector<HTMLElement>('[data-surface="overlay"]')!
  const frame = document.querySelector('iframe')!
  const button = screen.getByRole('button', { name: 'Add Thai' })
  // As on a phone: a block in the middle of the canvas.
  frame.style.cssText = 'position:fixed;inset:0 auto auto 0;width:390px;height:700px;border:0'
  overlay.style.cssText = 'position:fixed;top:300px;left:20px;width:350px;height:60px'
  notifyCanvasMove()
  const box = () => button.element().getBoundingClientRect()
  await expect.poll(() => box().bottom).toBeLessThanOrEqual(300)
  expect(box().right).toBeLessThanOrEqual(390)
  // At the upper edge there is no space for it.
  overlay.style.top = '4px'
  notifyCanvasMove()
  await expect.poll(() => box().top).toBeGreaterThanOrEqual(64)
})
