import { useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Notifications } from '@mantine/notifications'
import { BootProvider } from '@kit/boot'
import { registerAllBlockKits } from '@registry/all-block-kits'
import type { Boot } from '@schemas/boot'
import { nest } from '@schemas/layout/flat/nest'
import { ownOf } from '@schemas/layout/own-values'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { setCanvasFrame } from '../canvas/canvas-frame'
import { useCommandKeys } from '../commands/use-command-keys'
import { applied } from '../document/changes'
import { change } from '../document/edit'
import { fitStep } from '../document/fit-step'
import { mergePages } from '../document/merge'
import { setField } from '../document/operations/set-field'
import { setOwn } from '../document/operations/set-own'
import { DocumentStore } from '../state/document-store'
import type { Builder } from '../state/builder'
import { setUi, ui } from '../state/ui-store'
import { Chrome } from '../ui/chrome'
import { loadRichEditor } from '../text-editing/load-rich-editor'
import { endWriting, startWriting } from '../text-editing/writing'
import { useWriting } from '../canvas/writing-store'
import { setSectionSource, type SiteSection } from '../document/known-sections'
import { pressPart } from './press-part'
import '@mantine/notifications/styles.css'

registerAllBlockKits()

const boot = {
  locale: 'en',
  site: { id: 'test' },
  space: { locales: ['th', 'en'] },
  session: { role: 'manager' },
  routes: [],
  assets: {},
} as unknown as Boot
const tree = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
const block = (id: string, type: string, props: Record<string, unknown>, more: object = {}) => ({
  id,
  type,
  version: 1,
  props,
  ...more,
})
const blocks = [
  block('ask', 'content/heading', { text: { en: 'Ask us', th: 'ถามเรา' }, level: 2 }, { differs: true }),
  block(
    'answer',
    'content/rich-text',
    { text: { en: tree('Within a day.'), th: tree('ภายในวันเดียว') } },
    { differs: true },
  ),
  block('hours', 'content/heading', { text: 'Nine to six', level: 3 }),
]
const section = {
  key: 'section:offer',
  id: 'offer',
  title: 'Offer',
  version: 1,
  uses: [],
  draftUses: [],
  content: { format: 1, title: 'Offer', rows: [{ id: 'r', cells: [{ id: 'c', blocks }] }] },
} as unknown as SiteSection

const drawn = `<div class="canvas-block" data-node="link" data-kind="block">
  <div class="canvas-block" data-inside="ask" data-part="ask"><h2>Ask us</h2></div>
  <div class="canvas-block" data-inside="answer" data-part="answer"><div class="rich-text"><p>Within a day.</p></div></div>
  <div class="canvas-block" data-inside="hours"><h3>Nine to six</h3></div>
</div>`

let root: Root
let store: DocumentStore
let builder: Builder
let inner: Document
let heard: string[]

beforeAll(() => Promise.all([loadRichEditor(), import('./write-part'), import('./part-keys')]))
beforeEach(async () => {
  heard = []
  setSectionSource(() => [section])
  store = new DocumentStore(pageOfBlocks([{ id: 'link', type: 'site/section', props: { section: 'offer' } }]))
  const hear = (text: { en: string }) => void heard.push(text.en)
  builder = {
    key: 'page:/',
    store,
    boot,
    payload: { path: '/page' },
    edit: (...args: Parameters<DocumentStore['dispatch']>) => !store.dispatch(...args),
    say: hear,
    announce: hear,
    offerUndo: () => {},
  } as unknown as Builder
  const frame = document.body.appendChild(document.createElement('iframe'))
  frame.style.cssText = 'position:fixed;inset:0 auto auto 0;width:400px;height:400px;border:0'
  inner = frame.contentDocument as Document
  inner.body.innerHTML = drawn
  setCanvasFrame({ frame, zoom: 1 })
  setUi({
    selection: ['link'],
    part: undefined,
    role: 'guest',
    mode: 'edit',
    locale: 'en',
    writing: null,
    dialog: null,
    isPaletteOpen: false,
  })
  const overlay = document.body.appendChild(document.createElement('div'))
  overlay.dataset.surface = 'canvas'
  overlay.tabIndex = 0
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await new Promise<void>((resolve) => {
    function Keys() {
      useCommandKeys(builder)
      useEffect(resolve)
      return <Notifications />
    }
    root.render(
      <BootProvider boot={boot}>
        <Chrome>
          <Keys />
        </Chrome>
      </BootProvider>,
    )
  })
  overlay.focus()
})
afterEach(() => {
  endWriting()
  root.unmount()
  setCanvasFrame(undefined)
  setSectionSource(() => [])
  document.body.replaceChildren()
})

const ownValues = () => {
  const node = store.get('link')
  return node?.kind === 'block' ? ownOf(node.fields) : {}
}
const at = (selector: string) => {
  const { left, top, height } = inner.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  return { x: left + 6, y: top + height / 2 }
}
const isOpen = async () => {
  await expect.poll(() => useWriting.getState().isOpen).toBe(true)
}
/** Merges a colleague's saved change. */
function colleague(within: string, newText: string): void {
  const base = { ...store.page, nodes: new Map(store.page.nodes) }
  const part = blocks.find(({ id }) => id === within)
  if (!part) throw new Error(`There is no ${within}.`)
  const merged = mergePages(
    base,
    base,
    applied(
      base,
      change(base, '', (edit) => setOwn(edit, 'link', part, ['props', 'text', 'en'], newText)),
    ),
    () => undefined,
  )
  if (merged.ok) store.merge(merged.changes, { fitStep })
}

it("edits a text that may differ in place as the page's own, undone in one step", async () => {
  const before = JSON.stringify(nest(store.page))
  startWriting(builder, 'link')
  // Keys typed before the editor is ready are included.
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, cancelable: true }))
  await isOpen()
  await userEvent.keyboard('sk the school')
  expect(ui()).toMatchObject({ part: { link: 'link', block: 'ask' }, selection: ['link'], writing: 'link' })
  await userEvent.keyboard('{Escape}')
  expect(ownValues()).toEqual({
    ask: { type: 'content/heading', version: 1, props: { text: { en: 'Ask the school', th: 'ถามเรา' } } },
  })
  expect([ui().writing, document.activeElement?.getAttribute('data-surface')]).toEqual([null, 'canvas'])
  expect(store.history.done.map(({ changes: { label } }) => label)).toEqual([{ en: 'Edit text', th: 'แก้ไขข้อความ' }])
  store.undo()
  expect(JSON.stringify(nest(store.page))).toBe(before)
  store.redo()
  expect(ownValues().ask?.props.text).toMatchObject({ en: 'Ask the school' })
})

it('edits rich text with its own editor', async () => {
  startWriting(builder, 'link', at('p'))
  await expect.poll(() => useWriting.getState().editor).toBeDefined()
  await userEvent.keyboard('{Control>}{End}{/Control} On weekdays.{Escape}')
  expect(ownValues().answer?.props.text).toEqual({ en: tree('Within a day. On weekdays.'), th: tree('ภายในวันเดียว') })
  expect(inner.querySelector('.canvas-writing')).toBeNull()
})

it("does not edit the section's own text, but offers to edit that part of the section", async () => {
  startWriting(builder, 'link', at('h3'))
  await expect
    .poll(() => document.querySelector('[role="alert"]')?.textContent)
    .toContain('This comes from the section and is the same on every page.')
  expect(document.querySelector('[role="alert"] button')?.textContent).toBe('Edit section')
  expect([ui().writing, ui().part, ownValues()]).toEqual([null, undefined, {}])
})

it('enters, moves between parts, edits text and leaves by keys, never removing the section', async () => {
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => ui().part?.block).toBe('ask')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => ui().part?.block).toBe('answer')
  await userEvent.keyboard('{Delete}')
  await expect.poll(() => heard.at(-1)).toContain('cannot be removed from one page')
  expect(store.get('link')).toBeDefined()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => ui().part?.block).toBe('ask')
  await userEvent.keyboard('{Enter}')
  await isOpen()
  await userEvent.keyboard('Ours{Escape}')
  expect(ownValues().ask?.props.text).toMatchObject({ en: 'Ours' })
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => [ui().part, ui().selection]).toEqual([undefined, ['link']])
})

it("selects the section on the first press, the part on the next, and edits on a finger's third", async () => {
  const part = { link: 'link', block: 'ask' }
  pressPart(builder, part, at('h2'), false, true)
  expect(ui().part).toBeUndefined()
  pressPart(builder, part, at('h2'), true, true)
  expect(ui()).toMatchObject({ part, selection: ['link'] })
  expect(heard).toEqual(['Heading. Press Enter to write this page’s own content.'])
  pressPart(builder, part, at('h2'), true, false)
  expect(ui().writing).toBeNull()
  pressPart(builder, part, at('h2'), true, true)
  await isOpen()
})

it('ends editing when a colleague changes the same text, and merges their other changes', async () => {
  startWriting(builder, 'link', at('h2'))
  await isOpen()
  await userEvent.keyboard('{Control>}a{/Control}Mine')
  colleague('answer', 'Theirs')
  expect(ui().writing).toBe('link')
  expect(ownValues()).toMatchObject({ ask: { props: { text: { en: 'Mine' } } }, answer: {} })
  store.undo()
  expect([ui().writing, heard.at(-1)]).toEqual([
    null,
    'Someone else changed this text. You now see the latest version.',
  ])
})

it('does not open locked text', () => {
  store.dispatch('', (edit) => setField(edit, 'link', ['locked'], true))
  startWriting(builder, 'link', at('h2'))
  expect([ui().writing, heard.at(-1)]).toEqual([null, 'This part is locked. An admin can unlock it.'])
})
