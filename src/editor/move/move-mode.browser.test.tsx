import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { BootProvider } from '@kit/boot'
import type { Boot } from '@schemas/boot'
import { flatten } from '@schemas/layout/flat/flatten'
import { readPage } from '@schemas/layout/read'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import { setCanvasFrame } from '../canvas/canvas-frame'
import { useCommandKeys } from '../commands/use-command-keys'
import { applied } from '../document/changes'
import { change } from '../document/edit'
import { fitStep } from '../document/fit-step'
import { mergePages } from '../document/merge'
import { insertParts } from '../document/operations/insert-parts'
import { removeNodes } from '../document/operations/remove-nodes'
import { endDrag, useDrag } from '../drag/drag-store'
import { type Builder, BuilderProvider } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import { setUi, ui } from '../state/ui-store'
import { MoveMode } from './move-mode'
import { endMove, useMove } from './move-store'

registerAllBlockKits()

const boot = {
  locale: 'en',
  site: { id: 'test' },
  space: { locales: ['en'] },
  session: { role: 'admin' },
  routes: [],
  assets: {},
} as unknown as Boot
const heading = (id: string) => ({ id, type: 'content/heading', version: 1, props: { text: id } })
const tabs = {
  id: 'tabs',
  type: 'content/tabs',
  version: 1,
  props: {
    items: [
      { key: 'am', label: 'Morning' },
      { key: 'pm', label: 'Evening' },
    ],
  },
}
const read = readPage({
  format: 1,
  path: '/',
  title: 'x',
  views: { guest: { rows: [{ id: 'row', cells: [{ id: 'cell', blocks: [heading('first'), tabs] }] }] } },
})
if (!read.ok) throw new Error('not a page')
const page = read.value

// The second panel is hidden until it is opened, like a tab's.
const drawn = `<div id="canvas-page"><div data-node="row"><div data-node="cell">
  <div data-node="first" data-kind="block" style="height:60px">first</div>
  <div data-node="tabs" data-kind="block" style="height:200px">
    <div data-empty-rows="tabs:am" style="height:40px"></div><div id="second" hidden><div data-empty-rows="tabs:pm" style="height:40px"></div></div>
  </div>
</div></div></div>`

let root: Root
let store: DocumentStore
let notified: string[]
let announced: string[]

beforeEach(async () => {
  notified = []
  announced = []
  store = new DocumentStore(flatten(page))
  const builder = {
    key: 'page:/',
    store,
    boot,
    payload: { path: '/' },
    edit: (label: string, recipe: () => void) => !store.dispatch(label, recipe),
    say: (text: LocalisedText) => announced.push(pickText(text, 'en')),
    announce: (text: LocalisedText) => notified.push(pickText(text, 'en')),
    offerUndo: () => {},
  } as unknown as Builder
  const frame = document.body.appendChild(document.createElement('iframe'))
  frame.style.cssText = 'width:400px;height:400px;border:0'
  const inner = frame.contentDocument as Document
  inner.body.innerHTML = drawn
  const second = inner.getElementById('second') as HTMLElement
  second.addEventListener('beforematch', () => void setTimeout(() => (second.hidden = false), 40))
  setCanvasFrame({ frame, zoom: 1 })
  setUi({ selection: ['first'], role: 'guest', mode: 'edit', writing: null, dialog: null, isPaletteOpen: false })
  function Keys() {
    useCommandKeys(builder)
    const ids = useMove((state) => state.ids)
    return ids ? <MoveMode ids={ids} /> : null
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <BuilderProvider value={builder}>
        <div role="application" tabIndex={-1} aria-label="canvas" />
        <Keys />
      </BuilderProvider>
    </BootProvider>,
  )
  await vi.waitFor(() => (document.querySelector('[role="application"]') as HTMLElement).focus())
  await userEvent.keyboard('{Alt>}m{/Alt}')
  await vi.waitFor(() => screen.getByRole('region').element())
})
afterEach(() => {
  endMove()
  endDrag()
  root.unmount()
  setCanvasFrame(undefined)
  document.body.replaceChildren()
})

const rowsIn = (slot: string) => {
  const block = store.get('tabs')
  return block?.kind === 'block' ? (block.slots?.[slot] ?? []) : []
}

it('moves a part into an empty hidden area by keys alone, drawing and announcing each place', async () => {
  for (let press = 0; press < 12 && !notified.at(-1)?.includes('Evening of Tabs'); press++)
    await userEvent.keyboard('{ArrowDown}')
  expect(notified.at(-1)).toBe('The first row of Evening of Tabs')
  await expect
    .poll(() => useDrag.getState().drop)
    .toMatchObject({ target: { rows: { block: 'tabs', slot: 'pm' }, index: 0 } })
  expect(store.history.done).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(rowsIn('pm')).toHaveLength(1)
  expect(ui().selection).toEqual(['first'])
  expect(notified.at(-1)).toBe('Moved to position 1 of 1 in column 1 of 1, row 1 of 1 of Evening of Tabs')
  expect(useDrag.getState().item).toBeUndefined()
})

it('names the current place as such, at the start and on return', async () => {
  const here = 'Current position: 1 of 2 in column 1 of 1, row 1 of 1 of the page'
  await expect.element(screen.getByText(here)).toBeVisible()
  expect(notified.at(-1)).toContain(here)
  await userEvent.keyboard('{ArrowDown}')
  expect(notified.at(-1)).not.toContain('Current position')
  await userEvent.keyboard('{ArrowUp}')
  expect(notified.at(-1)).toBe(here)
})

it('leaves the part in place on Escape, and ignores other keys meanwhile', async () => {
  await userEvent.keyboard('{ArrowDown}{Delete}{Escape}')
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
  expect(store.history.done).toEqual([])
  expect(ui().selection).toEqual(['first'])
  expect(useDrag.getState().item).toBeUndefined()
})

/** Merges a colleague's change to the current page. */
function colleague(recipe: Parameters<typeof change>[2]): void {
  const base = { ...store.page, nodes: new Map(store.page.nodes) }
  const merged = mergePages(base, base, applied(base, change(base, '', recipe)))
  if (merged.ok) store.merge(merged.changes, { fitStep })
}

it("keeps the chosen place when another editor's save is merged", async () => {
  for (let press = 0; press < 12 && !notified.at(-1)?.includes('Evening of Tabs'); press++)
    await userEvent.keyboard('{ArrowDown}')
  colleague((edit) => void insertParts(edit, [{ kind: 'block', node: heading('new') }], { cell: 'cell', index: 0 }))
  await userEvent.keyboard('{Enter}')
  expect(rowsIn('pm')).toHaveLength(1)
})

it('announces when the chosen place is gone and moves nothing', async () => {
  for (let press = 0; press < 12 && !notified.at(-1)?.includes('Evening of Tabs'); press++)
    await userEvent.keyboard('{ArrowDown}')
  colleague((edit) => removeNodes(edit, ['tabs']))
  await userEvent.keyboard('{Enter}')
  expect(announced).toEqual(['That position no longer exists: someone else changed the page.'])
  expect(store.history.done).toEqual([])
  await expect.element(screen.getByRole('region')).toBeInTheDocument()
})

it('leaves the keys to a dialog that opens', async () => {
  const dialog = document.body.appendChild(document.createElement('div'))
  dialog.setAttribute('aria-modal', 'true')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(store.history.done).toEqual([])
  await expect.element(screen.getByRole('region')).toBeInTheDocument()
})

it('focuses the canvas when it ends', async () => {
  await screen.getByRole('button', { name: 'Next position' }).click()
  ;(screen.getByRole('button', { name: 'Cancel' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('application')).toHaveFocus()
})

it('works through its bar without a keyboard', async () => {
  await screen.getByRole('button', { name: 'Next position' }).click()
  await screen.getByRole('button', { name: 'Next position' }).click()
  await screen.getByRole('button', { name: 'Place here' }).click()
  expect(store.history.done).toHaveLength(1)
})
