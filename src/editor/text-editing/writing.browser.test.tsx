import { useEffect } from 'react'
import { Selection } from '@tiptap/pm/state'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { blockEditor } from '@registry/block-kits'
import { loadViews } from '@registry/views'
import type { Boot } from '@schemas/boot'
import type { FlatBlock } from '@schemas/layout/flat/flat'
import { flatten } from '@schemas/layout/flat/flatten'
import type { RichNode, RichTree } from '@schemas/layout/rich-text'
import { setCanvasFrame } from '../canvas/canvas-frame'
import { didNotCome, isBlockLoaded } from '../canvas/use-views-loaded'
import { useCommandKeys } from '../commands/use-command-keys'
import { setField } from '../document/operations/set-field'
import { useRequestedField } from '../inspector/requested-field'
import type { Builder } from '../state/builder'
import { useRequestedTable } from '../table/requested-table'
import { DocumentStore } from '../state/document-store'
import { setUi, ui } from '../state/ui-store'
import { loadRichEditor } from './load-rich-editor'
import { endWriting, startWriting } from './writing'
import { useWriting } from '../canvas/writing-store'

vi.mock('@registry/views', { spy: true })

registerAllBlockKits()

const boot = {
  locale: 'en',
  site: { id: 'test' },
  space: { locales: ['en'] },
  session: { role: 'admin' },
  routes: [],
  assets: {},
} as unknown as Boot
const paragraph = (text: string): RichNode => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const cell = (text: string): RichNode => ({ type: 'tableCell', content: [paragraph(text)] }) as RichNode
const table: RichTree = {
  type: 'doc',
  content: [{ type: 'table', content: [{ type: 'tableRow', content: [cell('Term'), cell('900')] }] } as RichNode],
}
const paragraphs: RichTree = { type: 'doc', content: [paragraph('First'), paragraph('Second')] }
const drawn = {
  table: '<table><tbody><tr><td>Term</td><td>900</td></tr></tbody></table>',
  paragraphs: '<p>First</p><p>Second</p>',
}

let root: Root
let store: DocumentStore
let builder: Builder
let inner: Document

/** A text on the canvas between two links, with the builder's keys active. */
const draw = (text: unknown, html: string): Promise<void> =>
  drawBlock('content/rich-text', { text }, `<div class="rich-text">${html}</div>`)

/** Draws any block instead. */
async function drawBlock(type: string, props: Record<string, unknown>, html: string): Promise<void> {
  store = new DocumentStore(
    flatten({
      format: 1,
      path: '/',
      frame: 'default',
      access: 'guest',
      title: '',
      views: { guest: { rows: [{ id: 'r', cells: [{ id: 'c', blocks: [{ id: 'x', type, version: 1, props }] }] }] } },
    }),
  )
  builder = {
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
  frame.style.cssText = 'position:fixed;inset:0 auto auto 0;width:400px;height:400px;border:0'
  inner = frame.contentDocument as Document
  inner.body.innerHTML = `<a href="#before">before</a><div data-node="x" data-kind="block">${html}</div><a href="#after">after</a>`
  setCanvasFrame({ frame, zoom: 1 })
  const overlay = document.body.appendChild(document.createElement('div'))
  overlay.dataset.surface = 'canvas'
  overlay.tabIndex = 0
  root = createRoot(document.body.appendChild(document.createElement('div')))
  overlay.focus()
  await new Promise<void>((resolve) => {
    function Keys() {
      useCommandKeys(builder)
      useEffect(resolve)
      return null
    }
    root.render(<Keys />)
  })
}

beforeAll(() => Promise.all([loadRichEditor(), import('../table/write-cells'), import('../sections/write-part')]))
beforeEach(() =>
  setUi({
    selection: ['x'],
    role: 'guest',
    mode: 'edit',
    locale: 'en',
    writing: null,
    dialog: null,
    isPaletteOpen: false,
  }),
)
afterEach(() => {
  endWriting()
  root.unmount()
  setCanvasFrame(undefined)
  document.body.replaceChildren()
})

/** Starts editing at an element that shows a text. */
const writeOn = (selector: string) => {
  const { left, top, height } = inner.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  startWriting(builder, 'x', { x: left + 4, y: top + height / 2 })
}
const opened = async () => {
  await expect.poll(() => useWriting.getState().editor).toBeDefined()
}
const cells = () => [...inner.querySelectorAll('.canvas-writing td')].map((each) => each.textContent)
const fieldsJson = () => JSON.stringify(store.get('x')?.fields)

it('puts the caret where it was pressed, synchronously', async () => {
  await draw(paragraphs, drawn.paragraphs)
  writeOn('p')
  await opened()
  expect(useWriting.getState().editor?.state.selection.$from.parent.textContent).toBe('First')
  await userEvent.keyboard('My ')
  expect(inner.querySelector('.canvas-writing p')?.textContent).toContain('My ')
})

it('edits single-line text at the pressed point, or selects it all by key and for samples', async () => {
  const text = () => (store.page.nodes.get('x')?.fields as FlatBlock['fields'] | undefined)?.props?.text
  const type = async (keys: string) => {
    await expect.poll(() => useWriting.getState().isOpen).toBe(true)
    await userEvent.keyboard(`${keys}{Escape}`)
  }
  await drawBlock('content/heading', { text: { en: 'Opening hours', th: 'เวลาเปิด' } }, '<h2>Opening hours</h2>')
  const { left, top, height } = inner.querySelector('h2')?.getBoundingClientRect() ?? new DOMRect()
  startWriting(builder, 'x', { x: left + 1, y: top + height / 2 })
  await type('New ')
  expect(text()).toEqual({ en: 'New Opening hours', th: 'เวลาเปิด' })
  startWriting(builder, 'x')
  await type('Hours')
  expect(text()).toEqual({ en: 'Hours', th: 'เวลาเปิด' })
})

it.each([
  ['by itself', 'x'],
  ['by what is around it', 'r'],
])('does not open text locked %s and says why, as the changes would be lost', async (_by, locked) => {
  await draw(paragraphs, drawn.paragraphs)
  const notified: unknown[] = []
  builder.say = (text) => void notified.push(text)
  store.dispatch('Lock', (edit) => setField(edit, locked, ['locked'], true))
  startWriting(builder, 'x')
  expect([notified, ui().writing, useWriting.getState().isOpen]).toEqual([
    [{ en: 'This part is locked. An admin can unlock it.', th: 'ส่วนนี้ล็อกไว้ ผู้ดูแลระบบปลดล็อกได้' }],
    null,
    false,
  ])
})

it('puts the caret at the end without a point', async () => {
  await draw(paragraphs, drawn.paragraphs)
  startWriting(builder, 'x')
  await opened()
  await userEvent.keyboard('!')
  expect(fieldsJson()).toContain('Second!')
})

it('moves to the next table cell on Tab, and adds a row after the last', async () => {
  await draw(table, drawn.table)
  writeOn('td')
  await opened()
  await userEvent.keyboard('{Tab}1,200')
  expect(cells()).toEqual(['Term', '1,200'])
  await userEvent.keyboard('{Tab}Year')
  expect(cells()).toEqual(['Term', '1,200', 'Year', ''])
  expect(fieldsJson()).toContain('Year')
})

it('edits table cells in sequence: Tab skips ticks and adds a row at the end, Enter moves down, pasted cells fill it', async () => {
  const props = {
    columns: [{ label: 'Name' }, { label: 'In' }, { label: 'Price' }],
    rows: [{ cells: ['Tea', true, '40'] }, { cells: ['Tea', false, ''] }],
  }
  const html = () => {
    const node = store.get('x')
    const { rows } = (node?.kind === 'block' ? node.fields.props : undefined) as typeof props
    return `<table><thead><tr><th>Name</th><th>In</th><th>Price</th></tr></thead><tbody>${rows.map(({ cells: [name, , price] }) => `<tr><th>${String(name)}</th><td><span><i></i></span></td><td>${String(price ?? '')}</td></tr>`).join('')}</tbody></table>`
  }
  await drawBlock('content/table', props, '')
  const block = inner.querySelector('[data-node]') as HTMLElement
  block.innerHTML = html()
  // Redraws as the canvas does when editing ends, and runs what follows.
  onTestFinished(useWriting.subscribe((now, before) => now.drawn !== before.drawn && (block.innerHTML = html())))
  onTestFinished(store.subscribe(() => ui().writing === null && (block.innerHTML = html())))
  const rowCells = () => {
    const node = store.get('x')
    return (node?.kind === 'block' ? (node.fields.props as typeof props).rows : []).map(({ cells: each }) => each)
  }
  const at = async (expectedText: string, place: string) => {
    await expect
      .poll(() => [inner.activeElement?.textContent, useWriting.getState().text?.base.join('.')])
      .toEqual([expectedText, place])
  }
  // Of two equal texts the one pointed at is edited.
  const { left, top } = inner.querySelector('tbody tr:last-child th')?.getBoundingClientRect() ?? new DOMRect()
  startWriting(builder, 'x', { x: left + 4, y: top + 4 })
  await at('Tea', 'rows.1.cells.0')
  await userEvent.keyboard('Milk{Tab}')
  await at('', 'rows.1.cells.2')
  await userEvent.keyboard('45{Tab}')
  await at('', 'rows.2.cells.0')
  // Keys typed before the cell is ready go to the cell, not to the canvas.
  inner.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Tab', shiftKey: true, bubbles: true, cancelable: true }),
  )
  for (const key of ['/', '5', 'Delete'])
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await at('/5', 'rows.1.cells.2')
  await userEvent.keyboard('{Tab}')
  await at('', 'rows.2.cells.0')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await at('/5', 'rows.1.cells.2')
  await userEvent.keyboard('{Enter}')
  await at('', 'rows.2.cells.2')
  expect(rowCells()).toEqual([
    ['Tea', true, '40'],
    ['Milk', false, '/5'],
    ['', '', ''],
  ])
  const data = new DataTransfer()
  data.setData('text/plain', 'one\ttwo\n3\t4')
  inner.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  )
  expect(rowCells().slice(2)).toEqual([
    ['', '', { en: 'one' }, { en: 'two' }],
    ['', '', '3', '4'],
  ])
})

it('leaves a tick to the grid, whatever the rest of its row contains', async () => {
  await drawBlock(
    'content/table',
    { columns: [{ label: 'Name' }, { label: 'In', note: 'Iced' }], rows: [{ cells: ['Tea', true] }] },
    '<table><thead><tr><th>Name</th><th>In<span>Iced</span></th></tr></thead><tbody><tr><th>Tea</th><td><span><svg width="16" height="16"></svg></span></td></tr></tbody></table>',
  )
  startWriting(builder, 'x', inner.querySelector('svg') as Element)
  await expect
    .poll(() => [ui().dialog, useRequestedTable.getState().place, ui().writing])
    .toEqual(['table', { row: 0, column: 1 }, null])
  setUi({ dialog: null })
  // For a name with a note, the note is edited here and the name in the grid.
  startWriting(builder, 'x', inner.querySelector('thead span') as Element)
  await expect.poll(() => useWriting.getState().text?.base).toEqual(['columns', 1, 'note'])
  startWriting(builder, 'x', inner.querySelector('th:last-child') as Element)
  await expect.poll(() => useRequestedTable.getState().place).toEqual({ row: -1, column: 1 })
})

it('applies a quick key at the caret that was just pressed', async () => {
  await draw(table, drawn.table)
  startWriting(builder, 'x')
  await opened()
  const { view } = useWriting.getState().editor ?? {}
  view?.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)))
  view?.focus()
  inner.getSelection()?.collapse(inner.querySelector('.canvas-writing td p')?.firstChild ?? null, 2)
  const isFree = view?.dom.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Tab', keyCode: 9, bubbles: true, cancelable: true }),
  )
  expect(isFree).toBe(false)
  expect(useWriting.getState().editor?.state.selection.$from.node(3).textContent).toBe('900')
})

it('ends editing on blur and returns the keys to the page', async () => {
  await draw(paragraphs, drawn.paragraphs)
  writeOn('p')
  await opened()
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => ui().writing).toBeNull()
  expect(document.activeElement).toBe(document.querySelector('[data-surface="canvas"]'))
  expect(inner.querySelector('.canvas-writing')).toBeNull()
})

it('includes keys typed before the editor is ready', async () => {
  await draw(paragraphs, drawn.paragraphs)
  startWriting(builder, 'x')
  for (const key of ['!', '?', 'Backspace', ' '])
    document
      .querySelector('[data-surface="canvas"]')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await opened()
  expect(fieldsJson()).toContain('Second! ')
})

it('cancels on Escape before the editor is ready', async () => {
  await draw(paragraphs, drawn.paragraphs)
  startWriting(builder, 'x')
  document
    .querySelector('[data-surface="canvas"]')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  expect(ui()).toMatchObject({ writing: null, selection: ['x'] })
  // The editor's file is loaded by then.
  await import('./rich-editor')
  await new Promise((resolve) => setTimeout(resolve))
  expect(inner.querySelector('.canvas-writing')).toBeNull()
})

it.each([
  ['by itself', undefined],
  ['where it is pointed at', 'p'],
])('replaces sample text by typing, started %s', async (_how, pointed) => {
  const start = blockEditor('content/rich-text')?.start ?? {}
  await draw(structuredClone(start.text), '<p>Write here.</p>')
  if (pointed) writeOn(pointed)
  else startWriting(builder, 'x')
  await opened()
  await userEvent.keyboard('Hello')
  expect(inner.querySelector('.canvas-writing')?.textContent).toBe('Hello')
  expect(store.get('x')?.fields).toMatchObject({
    props: { text: { en: { type: 'doc', content: [paragraph('Hello')] }, th: (start.text as { th: unknown }).th } },
  })
})

it('shows the setting of text that cannot be edited on the page, or the settings of a block without text', async () => {
  const notified: unknown[] = []
  const begin = async (type: string, props: Record<string, unknown>, html: string) => {
    root?.unmount()
    document.body.replaceChildren()
    await drawBlock(type, props, html)
    builder.say = (text) => void notified.push((text as { en: string }).en)
    setUi({ isInspectorOpen: false })
    startWriting(builder, 'x')
    await expect.poll(() => ui().isInspectorOpen).toBe(true)
  }
  // The strip repeats its text many times.
  await begin(
    'content/marquee',
    { label: 'Strip', items: [{ text: { en: 'One', th: 'หนึ่ง' } }, { text: { en: 'Two', th: 'สอง' } }] },
    '<section>One Two One Two</section>',
  )
  expect(useRequestedField.getState().requested).toEqual({ id: 'x', path: ['props', 'items', 0, 'text'] })
  await begin('content/divider', {}, '<hr>')
  expect(notified).toEqual([
    'You can’t edit this on the page. Edit the text of Marquee in its settings.',
    'Divider has no text to edit. Choose what it shows in its settings.',
  ])
  // The content of a linked section is edited elsewhere, not in its settings.
  await begin('site/section', { section: 'hours' }, '<section>Open daily</section>')
  expect(notified.at(-1)).toMatch(/is shared: edits apply to every page that shows it. Select “Edit section”/)
  expect(ui()).toMatchObject({ writing: null, selection: ['x'] })
})

it("reloads a block's failed files with the same key", async () => {
  const heard: unknown[] = []
  vi.mocked(loadViews).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  isBlockLoaded('content/spacer')
  await expect.poll(() => didNotCome('content/spacer')).toBe(true)
  await drawBlock('content/spacer', {}, '<div class="canvas-notice">Spacer couldn’t be loaded.</div>')
  builder.announce = (text) => void heard.push((text as { en: string }).en)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => [didNotCome('content/spacer'), heard]).toEqual([false, ['Reloading Spacer.']])
})
