import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { blockDefinition, blockMigrations } from '@registry/block-kits'
import { loadViews, registerView } from '@registry/views'
import type { Boot } from '@schemas/boot'
import type { Payload } from '@schemas/layout/render'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { removeNodes } from '../document/operations/remove-nodes'
import { setField, setPageField } from '../document/operations/set-field'
import { DocumentStore } from '../state/document-store'
import { setUi } from '../state/ui-store'
import { useWriting } from './writing-store'
import type { CanvasContext } from './canvas-context'
import { CanvasSheet } from './canvas-sheet'
import { PageOnCanvas } from './page-on-canvas'

vi.mock('@registry/views', { spy: true })

registerAllBlockKits()
/** Ids of the blocks whose view was drawn, one entry per drawing. */
let drawings: string[] = []
registerView('content/heading', ({ blockId, text }) => {
  drawings.push(blockId as string)
  if (text === 'broken') throw new Error('The view is broken.')
  return <h2>{text as string}</h2>
})

const canvasOf = (): CanvasContext => ({
  sheet: new CanvasSheet(() => undefined, window),
  asset: () => undefined,
  types: { definition: blockDefinition, migrations: blockMigrations },
  role: 'guest',
  locale: 'en',
  now: 0,
  place: { params: {}, query: {}, path: '/page' },
  data: () => undefined,
  onData: () => () => {},
})
const boot = { slots: { header: [], footer: [] }, locale: 'en' } as unknown as Boot

let store: DocumentStore
let root: Root
let holder: HTMLElement
beforeEach(() => {
  store = new DocumentStore(
    pageOfBlocks(
      ['a', 'b'].map((id) => ({ id, type: 'content/heading', props: { text: id, level: 2 } })),
      { frame: 'fullscreen' },
    ),
  )
  holder = document.body.appendChild(document.createElement('div'))
  root = createRoot(holder, { onCaughtError: () => {} })
  draw(canvasOf())
  drawings = []
})
afterEach(() => {
  setUi({ writing: null })
  root.unmount()
  holder.remove()
})

const draw = (canvas: CanvasContext) =>
  flushSync(() => root.render(<PageOnCanvas store={store} canvas={canvas} boot={boot} payload={{} as Payload} />))
const write = (id: string, text: string) =>
  flushSync(() => store.dispatch('Write', (edit) => setField(edit, id, ['props', 'text'], text)))
const textOf = (id: string) => holder.querySelector(`[data-node="${id}"]`)?.textContent

it('redraws only the changed block', () => {
  write('a', 'Changed')
  expect([textOf('a'), textOf('b'), drawings]).toEqual(['Changed', 'b', ['a']])
})

it('shows a notice for a block that throws until it changes', () => {
  write('a', 'broken')
  expect(textOf('a')).toContain('The view is broken.')
  // The shared canvas context may change in the meantime.
  draw(canvasOf())
  expect([textOf('a')?.includes('The view is broken.'), textOf('b')]).toEqual([true, 'b'])
  write('a', 'Fit')
  expect(textOf('a')).toBe('Fit')
  flushSync(() => store.undo())
  expect(textOf('a')).toContain('The view is broken.')
})

it('leaves a block alone while its text is edited, then remounts it', () => {
  const element = holder.querySelector('[data-node="a"] h2')
  flushSync(() => setUi({ writing: 'a' }))
  write('a', 'Written')
  expect(textOf('a')).toBe('a')
  flushSync(() => {
    setUi({ writing: null })
    useWriting.setState({ drawn: { a: 1 } })
  })
  expect(textOf('a')).toBe('Written')
  expect(holder.querySelector('[data-node="a"] h2')).not.toBe(element)
})

it('hides a row with no visible content by width or role, and shows it with its first visible block', () => {
  const row = () => holder.querySelector('[data-kind="row"]')
  const set = (id: string, field: string, value: unknown) =>
    flushSync(() => store.dispatch('Hide', (edit) => setField(edit, id, [field], value)))
  set('a', 'visible', { mobile: false, tablet: false })
  expect(row()?.className).not.toContain('hide-')
  set('b', 'visible', { mobile: false })
  expect(row()?.className).toMatch(/hide-mobile(?! hide)/)
  set('a', 'shown', { roles: ['manager'] })
  set('b', 'shown', { roles: ['manager'] })
  expect(row()).toBeNull()
  set('b', 'shown', undefined)
  expect([row()?.className.includes('hide-mobile'), textOf('a'), textOf('b')]).toEqual([true, undefined, 'b'])
  set('b', 'visible', undefined)
  expect(row()?.className).not.toContain('hide-')
})

it('follows changes inside a row and drops removed nodes', () => {
  flushSync(() => store.dispatch('Remove', (edit) => removeNodes(edit, ['a'])))
  expect([textOf('a'), textOf('b')]).toEqual([undefined, 'b'])
  flushSync(() => store.undo())
  write('a', 'Back')
  expect([textOf('a'), textOf('b')]).toEqual(['Back', 'b'])
})

it('shows a placeholder for blocks the role never gets while editing, and nothing in a preview', async () => {
  store = new DocumentStore(
    pageOfBlocks([{ id: 'theirs', type: 'form/submissions-table', props: { form: 'contact' } }], {
      frame: 'fullscreen',
    }),
  )
  registerView('form/submissions-table', () => <p>The answers</p>)
  draw({ ...canvasOf(), role: 'user' })
  await expect.poll(() => textOf('theirs')).toContain('Not visible to user. Requires manager or above.')
  draw({ ...canvasOf(), role: 'manager' })
  expect(textOf('theirs')).toBe('The answers')
})

it('draws header, subheader and footer with their own styles', () => {
  store = new DocumentStore(pageOfBlocks([{ id: 'a', type: 'content/heading', props: { text: 'Own' } }]))
  const row = (text: string) => ({
    id: text,
    g: 'g-around',
    cells: [{ id: `${text} cell`, blocks: [{ id: `${text} block`, type: 'content/heading', props: { text } }] }],
  })
  const around = {
    ...boot,
    slots: { header: [row('Above')], subheader: [row('Below it')], footer: [row('At the end')] },
    css: '.g-around { outline-width: 7px }',
  }
  flushSync(() => root.render(<PageOnCanvas store={store} canvas={canvasOf()} boot={around} payload={{} as Payload} />))
  expect([...holder.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'Above',
    'Below it',
    'Own',
    'At the end',
  ])
  expect(getComputedStyle(holder.querySelector('.g-around') as Element).outlineWidth).toBe('7px')
})

it('reports a block whose view failed to load, and draws it on retry', async () => {
  vi.mocked(loadViews).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  store = new DocumentStore(pageOfBlocks([{ id: 'a', type: 'content/divider', props: {} }], { frame: 'fullscreen' }))
  draw(canvasOf())
  await expect.poll(() => textOf('a')).toContain('couldn’t be loaded')
  holder.querySelector<HTMLElement>('[data-acts]')?.click()
  await expect.poll(() => holder.querySelector('[data-node="a"] [role=separator]')).not.toBeNull()
})

it("adds and removes the page's frame as chosen", () => {
  const around = {
    ...boot,
    slots: {
      header: [
        {
          id: 'r',
          g: '',
          cells: [{ id: 'c', blocks: [{ id: 'b', type: 'content/heading', props: { text: 'Above' } }] }],
        },
      ],
      subheader: [],
      footer: [],
    },
  }
  flushSync(() => root.render(<PageOnCanvas store={store} canvas={canvasOf()} boot={around} payload={{} as Payload} />))
  const headings = () => [...holder.querySelectorAll('h2')].map(({ textContent }) => textContent)
  const choose = (frame: string) =>
    flushSync(() => store.dispatch('Frame', (edit) => setPageField(edit, ['frame'], frame)))
  expect(headings()).toEqual(['a', 'b'])
  choose('default')
  expect([headings(), holder.querySelector('main')?.dataset.frame]).toEqual([['Above', 'a', 'b'], 'default'])
  choose('fullscreen')
  expect([headings(), holder.querySelector('main')?.dataset.frame]).toEqual([['a', 'b'], 'fullscreen'])
})
