import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import type { Boot } from '@schemas/boot'
import { flatten } from '@schemas/layout/flat/flatten'
import { readPage } from '@schemas/layout/read'
import { setCanvasFrame } from '../canvas/canvas-frame'
import { type Builder, BuilderProvider } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import { DocumentProvider } from '../state/use-document'
import { setUi } from '../state/ui-store'
import { BlockGapHandle } from './block-gap-handle'
import { ColumnHandles } from './column-handles'
import { SpacingHandles } from './spacing-handles'

const boot = { locale: 'en', session: { role: 'admin' } } as unknown as Boot
const heading = (id: string) => ({ id, type: 'content/heading', version: 1, props: { text: id } })
const read = readPage({
  format: 1,
  path: '/',
  title: 'x',
  views: {
    guest: {
      rows: [
        {
          id: 'row',
          cells: ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, blocks: [heading(`${id}1`), heading(`${id}2`)] })),
        },
      ],
    },
  },
})
if (!read.ok) throw new Error('not a page')
const page = read.value

let root: Root
let store: DocumentStore
let frame: HTMLIFrameElement
beforeEach(() => {
  // Dispatched events are not real pointers, so the browser cannot capture them.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {})
  store = new DocumentStore(flatten(page))
  const builder = {
    store,
    boot,
    edit: (label: string, recipe: () => void, key: object) => !store.dispatch(label, recipe, key as never),
  } as unknown as Builder
  frame = document.body.appendChild(document.createElement('iframe'))
  frame.style.width = '1200px'
  const drawn = (id: string) => `<div data-node="${id}"><p data-node="${id}1">1</p><p data-node="${id}2">2</p></div>`
  ;(frame.contentDocument as Document).body.innerHTML =
    `<div data-node="row"><div class="grid" style="display:grid;grid-template-columns:repeat(5,1fr)">${['a', 'b', 'c', 'd', 'e'].map(drawn).join('')}</div></div>`
  setCanvasFrame({ frame, zoom: 1 })
  setUi({ device: 'desktop' })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <BuilderProvider value={builder}>
        <DocumentProvider value={store}>
          <ColumnHandles row="row" />
          <BlockGapHandle cell="a" />
          <SpacingHandles id="a1" />
        </DocumentProvider>
      </BuilderProvider>
    </BootProvider>,
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  root.unmount()
  setCanvasFrame(undefined)
  setUi({ device: 'desktop' })
  document.body.replaceChildren()
})

const spanOf = (id: string) => {
  const node = store.get(id)
  return node?.kind === 'cell' ? (node.fields.colspan ?? 1) : 0
}
const focus = async (name: RegExp) => {
  const found = screen.getByRole('button', { name }).first()
  await expect.element(found).toBeInTheDocument()
  ;(found.element() as HTMLElement).focus()
}

it('moves by keys the border between columns that do not divide twelve', async () => {
  await focus(/^Width of columns 1 and 2/)
  await userEvent.keyboard('{ArrowRight}')
  expect(['a', 'b', 'c', 'd', 'e'].map(spanOf)).toEqual([4, 2, 3, 3, 3])
})

it('sets gaps by keys, between columns and between blocks of a column', async () => {
  await focus(/^Space between columns/)
  await userEvent.keyboard('{ArrowLeft}')
  expect(store.get('row')?.fields).toMatchObject({ gap: 5 })
  await focus(/^Space between the blocks/)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(store.get('a')?.fields.style).toEqual({ base: { gap: 6 } })
})

it('gives each line of wrapped columns its own borders', async () => {
  setUi({ device: 'tablet' })
  await expect.element(screen.getByRole('button', { name: /^Width of columns 3 and 4/ })).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: /^Width of columns 2 and 3/ })).not.toBeInTheDocument()
  await focus(/^Width of columns 3 and 4/)
  await userEvent.keyboard('{ArrowRight}')
  expect(store.get('c')?.fields.style).toEqual({ tablet: { colspan: 7 } })
  expect(store.get('d')?.fields.style).toEqual({ tablet: { colspan: 5 } })
})

const until = (assertion: () => void) => vi.waitFor(assertion, { timeout: 10_000 })

/** Drags a handle through the given offsets from the press, and releases it. */
async function pull(find: () => Element | null, pointerType: string, ...moves: [number, number][]): Promise<void> {
  await until(() => expect(find()).not.toBeNull())
  const handle = find() as Element
  const send = (type: string, [x, y]: [number, number]) =>
    handle.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        pointerType,
        isPrimary: true,
        clientX: 500 + x,
        clientY: 500 + y,
      }),
    )
  send('pointerdown', [0, 0])
  for (const move of moves) send('pointermove', move)
  send('pointerup', moves.at(-1) ?? [0, 0])
  // After release it follows no more.
  send('pointermove', [400, 400])
}
const named = (name: string) => () => document.querySelector(`button[aria-label^="${name}"]`)
const grip = (kind: string, side: string) => () =>
  document.querySelector(`[data-space="${kind}"][data-side="${side}"] > [aria-hidden]`)
const steps = () => store.history.done.length
/** Width of the part that borders snap to. */
const part = () => (frame.contentDocument?.querySelector('.grid')?.getBoundingClientRect().width ?? 0) / 15

it('drags handles with the primary button only, others open the menu', async () => {
  const border = named('Width of columns 1 and 2')
  for (const button of [2, 0]) {
    await until(() => expect(border()).not.toBeNull())
    const send = (type: string, x: number) =>
      border()?.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          pointerId: 1,
          pointerType: 'mouse',
          isPrimary: true,
          button,
          clientX: 500 + x,
          clientY: 500,
        }),
      )
    send('pointerdown', 0)
    send('pointermove', part() * 2)
    send('pointerup', part() * 2)
    expect(steps()).toBe(button === 0 ? 1 : 0)
  }
})

describe.each(['mouse', 'touch', 'pen'])('by %s', (pointer) => {
  it('snaps the border between two columns to parts of the row, in one step', async () => {
    await pull(
      named('Width of columns 1 and 2'),
      pointer,
      [part() * 0.4, 0],
      [part() * 1.1, 0],
      [part() * 1.9, 0],
      [part() * 0.9, 0],
    )
    expect(['a', 'b', 'c', 'd', 'e'].map(spanOf)).toEqual([4, 2, 3, 3, 3])
    expect(steps()).toBe(1)
    store.undo()
    expect(['a', 'b', 'c', 'd', 'e'].map(spanOf)).toEqual([1, 1, 1, 1, 1])
  })

  it('never drags a column away entirely', async () => {
    await pull(named('Width of columns 1 and 2'), pointer, [part() * 2, 0], [part() * 40, 0])
    expect(['a', 'b', 'c', 'd', 'e'].map(spanOf)).toEqual([5, 1, 3, 3, 3])
  })

  it('widens and closes gaps within their bounds', async () => {
    await pull(named('Space between columns'), pointer, [10, 0])
    expect(store.get('row')?.fields).toMatchObject({ gap: 11 })
    await pull(named('Space between columns'), pointer, [-900, 0])
    expect(store.get('row')?.fields).toMatchObject({ gap: 0 })
    await pull(named('Space between the blocks'), pointer, [0, 8])
    expect(store.get('a')?.fields.style).toEqual({ base: { gap: 6 } })
    expect(steps()).toBe(3)
  })

  it('drags paddings and margins on their own side', async () => {
    const drags: [string, string, [number, number]][] = [
      ['padding', 'top', [0, 16]],
      ['padding', 'right', [-8, 0]],
      ['padding', 'bottom', [0, -4]],
      ['padding', 'left', [12, 0]],
      ['margin', 'top', [0, -16]],
      ['margin', 'right', [8, 0]],
      ['margin', 'bottom', [0, 4]],
      ['margin', 'left', [-12, 0]],
    ]
    for (const [kind, side, move] of drags) await pull(grip(kind, side), pointer, move)
    const space = { top: 4, right: 2, bottom: 1, left: 3 }
    expect(store.get('a1')?.fields.style).toEqual({ base: { padding: { out: space }, margin: { out: space } } })
    expect(steps()).toBe(8)
    await pull(grip('padding', 'top'), pointer, [0, -400])
    await pull(grip('margin', 'bottom'), pointer, [0, 4000])
    expect(store.get('a1')?.fields.style).toMatchObject({
      base: { padding: { out: { top: 0 } }, margin: { out: { bottom: 96 } } },
    })
  })
})

it('stores changes for the smaller screen only, starting from the inherited value', async () => {
  await pull(grip('padding', 'top'), 'mouse', [0, 16])
  setUi({ device: 'mobile' })
  await until(() => expect(grip('padding', 'top')()?.getAttribute('title')).toContain('16 px'))
  await pull(grip('padding', 'top'), 'touch', [0, 8])
  await pull(named('Space between the blocks'), 'touch', [0, 4])
  expect(store.get('a1')?.fields.style).toEqual({
    base: { padding: { out: { top: 4 } } },
    mobile: { padding: { out: { top: 6 } } },
  })
  expect(store.get('a')?.fields.style).toEqual({ mobile: { gap: 5 } })
})

it('measures distances as shown on a zoomed-out page', async () => {
  setCanvasFrame({ frame, zoom: 0.5 })
  await pull(grip('padding', 'top'), 'mouse', [0, 8])
  expect(store.get('a1')?.fields.style).toEqual({ base: { padding: { out: { top: 4 } } } })
})

it('makes handles as deep as the space they represent, at any zoom', async () => {
  await pull(grip('padding', 'top'), 'mouse', [0, 32])
  const depth = () => document.querySelector<HTMLElement>('[data-space="padding"][data-side="top"]')?.style.height
  await until(() => expect(depth()).toBe('32px'))
  setCanvasFrame({ frame, zoom: 0.5 })
  await until(() => expect(depth()).toBe('16px'))
})

it('leaves room for each column, and keeps a larger gap until it is dragged smaller', async () => {
  await pull(named('Space between columns'), 'mouse', [4000, 0])
  const width = frame.contentDocument?.querySelector('.grid')?.getBoundingClientRect().width ?? 0
  const node = store.get('row')
  const gap = node?.kind === 'row' ? (node.fields.gap ?? 0) : 0
  expect((width - 4 * 4 * gap) / 5).toBeGreaterThanOrEqual(40)
  expect((width - 4 * 4 * (gap + 1)) / 5).toBeLessThan(40)
  store.dispatch('', (edit) => edit.update('row', 'row', (draft) => void (draft.fields.gap = 90)))
  await until(() => expect(named('Space between columns: 360')()).not.toBeNull())
  await pull(named('Space between columns'), 'mouse', [20, 0])
  expect(store.get('row')?.fields).toMatchObject({ gap: 90 })
  await pull(named('Space between columns'), 'mouse', [-20, 0])
  expect(store.get('row')?.fields).toMatchObject({ gap: 80 })
})

it('shows no handles on locked parts', async () => {
  await until(() => expect(grip('padding', 'top')()).not.toBeNull())
  store.dispatch('', (edit) => {
    for (const id of ['row', 'a', 'a1'])
      edit.update(id, edit.node(id).kind, (draft) => void (draft.fields.locked = true))
  })
  await until(() => expect(document.querySelectorAll('button, [data-space]')).toHaveLength(0))
})
it('passes a press without a drag to the page with its click count, but not after a drag', async () => {
  const clicks: [number, number, number][] = []
  const canvas = document.body.appendChild(document.createElement('div'))
  canvas.dataset.surface = 'canvas'
  canvas.addEventListener('click', ({ detail, clientX, clientY }) => clicks.push([detail, clientX, clientY]))
  const handle = grip('padding', 'top')
  const click = (detail: number) =>
    handle()?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail, clientX: 500, clientY: 501 }))
  await pull(handle, 'mouse', [0, 1])
  click(2)
  expect(clicks).toEqual([[2, 500, 501]])
  await pull(handle, 'mouse', [0, 16])
  click(1)
  expect(clicks).toHaveLength(1)
})
