import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { BootProvider } from '@kit/boot'
import type { Boot } from '@schemas/boot'
import { flatten } from '@schemas/layout/flat/flatten'
import { readPage } from '@schemas/layout/read'
import { useCommandKeys } from '../commands/use-command-keys'
import { DragHost } from '../drag/drag-host'
import { useDrag } from '../drag/drag-store'
import { setField } from '../document/operations/set-field'
import { followPointer, undoGesture } from '../handles/drag-handle'
import { type Builder, BuilderProvider } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import { setUi, ui } from '../state/ui-store'
import { prepareCanvas } from './frame-document'
import { PointerOverlay } from './pointer-overlay'
import type { Point } from './hit'
import { useLasso } from './lasso'
import { setCanvasFrame, canvasDocument } from './canvas-frame'

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
const read = readPage({
  format: 1,
  path: '/',
  title: 'x',
  views: { guest: { rows: [{ id: 'row', cells: [{ id: 'cell', blocks: [heading('first'), heading('second')] }] }] } },
})
if (!read.ok) throw new Error('not a page')
const page = read.value

let root: Root
let builder: Builder
let requested: Point[]
let written: string[]

const drawn = `<main id="canvas-page"><div class="canvas-rows"><div class="row" data-node="row" data-kind="row"><div data-node="cell" data-kind="cell">
  <div data-node="first" data-kind="block" style="height:100px">first</div><div data-node="second" data-kind="block" style="height:100px">second</div>
</div></div></div></main>`

beforeEach(async () => {
  requested = []
  written = []
  const store = new DocumentStore(flatten(page))
  builder = {
    key: 'page:/',
    store,
    boot,
    payload: { path: '/' },
    edit: (label: string, recipe: () => void, key: object) => !store.dispatch(label, recipe, key as never),
    say: () => {},
    announce: () => {},
    offerUndo: () => {},
  } as unknown as Builder
  const frame = document.body.appendChild(document.createElement('iframe'))
  frame.style.cssText = 'position:fixed;inset:0 auto auto 0;width:400px;height:400px;border:0'
  ;(frame.contentDocument as Document).body.innerHTML = drawn
  ;(frame.contentDocument as Document).body.style.margin = '0'
  setCanvasFrame({ frame, zoom: 1 })
  setUi({
    selection: ['second'],
    role: 'guest',
    mode: 'edit',
    writing: null,
    dialog: null,
    isPaletteOpen: false,
    addsToSelection: false,
  })
  const place = document.body.appendChild(document.createElement('div'))
  place.style.cssText = 'position:fixed;inset:0 auto auto 0;width:400px;height:400px;display:grid'
  root = createRoot(place)
  function Keys() {
    useCommandKeys(builder)
    return null
  }
  root.render(
    <BootProvider boot={boot}>
      <BuilderProvider value={builder}>
        <PointerOverlay onWrite={(id) => written.push(id)} onMenu={(point) => requested.push(point)} />
        <button type="button" onPointerDown={(event) => drag(event)}>
          handle
        </button>
        <Keys />
        <DragHost />
      </BuilderProvider>
    </BootProvider>,
  )
  await vi.waitFor(() => overlay())
})
afterEach(() => {
  root.unmount()
  setCanvasFrame(undefined)
  document.body.replaceChildren()
})

const overlay = () => {
  const found = document.querySelector<HTMLElement>('[data-surface="canvas"]')
  if (!found) throw new Error('no glass')
  return found
}
const pointer = (target: EventTarget, type: string, at: Point, init: PointerEventInit = {}) =>
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      clientX: at.x,
      clientY: at.y,
      pointerId: 1,
      pointerType: 'mouse',
      isPrimary: true,
      ...init,
    }),
  )
const menuAt = (at: Point) =>
  overlay().dispatchEvent(
    new PointerEvent('contextmenu', { bubbles: true, cancelable: true, clientX: at.x, clientY: at.y, button: 2 }),
  )

function drag(event: React.PointerEvent): void {
  const gesture = { gesture: 'padding' }
  followPointer(event, {
    move: (_dx, dy) =>
      void builder.edit(
        'Padding',
        (edit) => setField(edit, 'second', ['style', 'base', 'padding', 'out', 'top'], dy),
        gesture,
      ),
    cancel: () => undoGesture(builder, gesture),
  })
}

/** A press and its click, as browsers send them: a finger's clicks are not counted by all. */
function click(at: Point, { detail = 1, ...init }: PointerEventInit & { detail?: number } = {}) {
  pointer(overlay(), 'pointerdown', at, init)
  pointer(window, 'pointerup', at, init)
  overlay().dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, clientX: at.x, clientY: at.y, detail, ...init }),
  )
}
const [onFirst, onSecond, outside] = [
  { x: 200, y: 50 },
  { x: 200, y: 150 },
  { x: 200, y: 300 },
]

describe('a click', () => {
  it('chooses what lies there, and nothing beside the page', () => {
    click(onFirst)
    expect(ui().selection).toEqual(['first'])
    click(outside)
    expect(ui().selection).toEqual([])
  })

  it('with Shift, or Ctrl, adds to what is chosen, or takes it out', () => {
    click(onFirst, { shiftKey: true })
    expect(ui().selection).toEqual(['second', 'first'])
    click(onSecond, { ctrlKey: true })
    expect(ui().selection).toEqual(['first'])
    click(onFirst, { shiftKey: true })
    expect(ui().selection).toEqual([])
  })

  it('with Alt chooses what is around', () => {
    click(onFirst, { altKey: true })
    expect(ui().selection).toEqual(['cell'])
  })

  it('that is the second one writes, by mouse and by finger', () => {
    click(onFirst)
    click(onFirst, { detail: 2 })
    expect(written).toEqual(['first'])
    for (const at of [onSecond, { x: 210, y: 160 }]) click(at, { pointerType: 'touch' })
    expect(written).toEqual(['first', 'second'])
    // A third is the first of others, and two far from each other are no pair.
    for (const at of [onSecond, onFirst]) click(at, { pointerType: 'touch' })
    expect(written).toEqual(['first', 'second'])
  })

  it('by finger on the words of what is chosen writes, however slow, and beside them chooses alone', () => {
    const block = canvasDocument()?.querySelector('[data-node="first"]')
    if (block) block.innerHTML = '<p style="margin:0;height:50px">first</p><div style="height:50px"></div>'
    const tapTextAt = (x: number) => click({ x, y: 20 }, { pointerType: 'touch' })
    tapTextAt(100)
    expect([ui().selection, written]).toEqual([['first'], []])
    // So far away that it is no double tap.
    tapTextAt(300)
    expect(written).toEqual(['first'])
    click({ x: 100, y: 80 }, { pointerType: 'touch' })
    click({ x: 300, y: 80 }, { pointerType: 'touch' })
    expect(written).toEqual(['first'])
    // A mouse that comes back has its double click.
    click({ x: 100, y: 20 })
    expect(written).toEqual(['first'])
  })

  it('on what asks once more for a block is handed on to it', () => {
    const block = canvasDocument()?.querySelector('[data-node="first"]')
    if (block) block.innerHTML = '<button type="button" data-acts style="width:100%;height:100%">Try again</button>'
    const again = vi.fn<() => void>()
    block?.firstElementChild?.addEventListener('click', again)
    click(onFirst)
    click(onSecond)
    expect(again).toHaveBeenCalledTimes(1)
  })

  it('by finger adds, where several are being chosen', () => {
    setUi({ addsToSelection: true })
    click(onFirst, { pointerType: 'touch' })
    click(onFirst, { pointerType: 'touch' })
    expect([ui().selection, written]).toEqual([['second'], []])
    click(onFirst, { pointerType: 'touch' })
    expect(ui().selection).toEqual(['second', 'first'])
  })
})

describe('a rectangle', () => {
  const draw = (from: Point, to: Point, init: PointerEventInit = {}) => {
    pointer(overlay(), 'pointerdown', from, init)
    pointer(window, 'pointermove', to, init)
    pointer(window, 'pointerup', to, init)
  }

  const selected = () => ui().selection

  it('from beside the page chooses the blocks that it touches', async () => {
    draw({ x: 10, y: 350 }, { x: 30, y: 150 })
    await expect.poll(selected).toEqual(['second'])
    draw({ x: 10, y: 350 }, { x: 200, y: 50 })
    await expect.poll(selected).toEqual(['first', 'second'])
  })

  it('says how many parts it chose, or that it chose none', async () => {
    const announced = vi.spyOn(builder, 'announce')
    draw({ x: 10, y: 350 }, { x: 200, y: 50 })
    await vi.waitFor(() =>
      expect(announced).toHaveBeenLastCalledWith(
        expect.objectContaining({ en: expect.stringContaining('Selected: 2') }),
      ),
    )
    draw({ x: 10, y: 390 }, { x: 30, y: 350 })
    await vi.waitFor(() =>
      expect(announced).toHaveBeenLastCalledWith(expect.objectContaining({ en: 'Nothing is selected.' })),
    )
  })

  it('with Shift begins anywhere, and adds', async () => {
    setUi({ selection: [] })
    draw({ x: 10, y: 190 }, { x: 30, y: 110 }, { shiftKey: true })
    await expect.poll(selected).toEqual(['second'])
    draw({ x: 10, y: 90 }, { x: 30, y: 20 }, { shiftKey: true })
    await expect.poll(selected).toEqual(['second', 'first'])
  })

  it('on a page that is shown smaller chooses what is seen in it', async () => {
    const frame = document.querySelector('iframe') as HTMLIFrameElement
    frame.style.transform = 'scale(.5)'
    frame.style.transformOrigin = '0 0'
    setCanvasFrame({ frame, zoom: 0.5 })
    draw({ x: 10, y: 150 }, { x: 30, y: 60 })
    await expect.poll(selected).toEqual(['second'])
  })

  it('chooses a block that is all within, or what is touched in it, and never both', async () => {
    const second = canvasDocument()?.querySelector<HTMLElement>('[data-node="second"]')
    if (!second) throw new Error('not drawn')
    second.style.width = '300px'
    second.innerHTML = '<div data-node="within" data-kind="block" style="margin-left:100px;height:40px">within</div>'
    draw({ x: 10, y: 350 }, { x: 280, y: 110 })
    await expect.poll(selected).toEqual(['within'])
    draw({ x: 390, y: 350 }, { x: 0, y: 100 })
    await expect.poll(selected).toEqual(['second'])
  })

  it('asks nothing of rows that are far from what is seen: they would be laid out for it', async () => {
    const far = canvasDocument()
      ?.getElementById('canvas-page')
      ?.appendChild(document.createElement('div')) as HTMLElement
    far.className = 'canvas-rows'
    far.innerHTML =
      '<div class="row" data-node="far-row" data-kind="row" style="margin-top:3000px"><div data-node="far" data-kind="block" style="height:100px">far</div></div>'
    const box = vi.spyOn(far.querySelector('[data-node="far"]') as Element, 'getBoundingClientRect')
    draw({ x: 10, y: 350 }, { x: 200, y: 50 })
    await expect.poll(selected).toEqual(['first', 'second'])
    expect(box).not.toHaveBeenCalled()
  })

  it('is none of a finger’s: that moves the page', () => {
    draw({ x: 10, y: 350 }, { x: 200, y: 50 }, { pointerType: 'touch' })
    expect([useLasso.getState().box, ui().selection]).toEqual([undefined, ['second']])
  })
})

describe('the menu', () => {
  it('that is asked for by a key is the selection’s, wherever the browser says that it was asked', () => {
    overlay().dispatchEvent(new KeyboardEvent('keydown', { key: 'ContextMenu', bubbles: true }))
    menuAt({ x: 200, y: 20 })
    expect(ui().selection).toEqual(['second'])
    expect(requested).toEqual([{ x: 200, y: 200 }])
  })

  it('that is asked for by a pointer is of what lies under it', () => {
    overlay().dispatchEvent(new KeyboardEvent('keydown', { key: 'F10', shiftKey: true, bubbles: true }))
    pointer(overlay(), 'pointerdown', { x: 200, y: 20 }, { button: 2 })
    menuAt({ x: 200, y: 20 })
    expect(ui().selection).toEqual(['first'])
    expect(requested).toEqual([{ x: 200, y: 20 }])
  })
})

const mouse = (target: EventTarget, type: string, at: Point) =>
  target.dispatchEvent(
    new MouseEvent(type, { bubbles: true, cancelable: true, clientX: at.x, clientY: at.y, detail: 1 }),
  )
/** A press on the second block, which is chosen, and the way from there. */
const lift = async (to: Point) => {
  pointer(overlay(), 'pointerdown', { x: 200, y: 150 })
  mouse(overlay(), 'mousedown', { x: 200, y: 150 })
  mouse(document, 'mousemove', { x: 200, y: 140 })
  await expect.element(screen.getByText('Heading')).toBeInTheDocument()
  mouse(document, 'mousemove', to)
}

describe('a drag', () => {
  it('that is given up chooses nothing where the button is let go', async () => {
    await lift({ x: 200, y: 50 })
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }),
    )
    await expect.poll(() => useDrag.getState().item).toBeUndefined()
    // Longer than the library minds the click.
    await new Promise((resolve) => setTimeout(resolve, 80))
    mouse(overlay(), 'mouseup', { x: 200, y: 50 })
    mouse(overlay(), 'click', { x: 200, y: 50 })
    expect(ui().selection).toEqual(['second'])
  })

  it('that has ended takes no click of the next press', async () => {
    await lift({ x: 200, y: 190 })
    mouse(overlay(), 'mouseup', { x: 200, y: 190 })
    mouse(overlay(), 'click', { x: 200, y: 190 })
    expect(ui().selection).toEqual(['second'])
    pointer(overlay(), 'pointerdown', { x: 200, y: 50 })
    setUi({ selection: [] })
    mouse(overlay(), 'click', { x: 200, y: 50 })
    expect(ui().selection).toEqual(['first'])
  })
})

it('nothing on the canvas leads away from it, unless it is tried', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const inner = frame.contentDocument as Document
  inner.documentElement.dataset.canvas = ''
  inner.body.innerHTML = '<div id="root"><a href="#elsewhere"><span>words</span></a></div>'
  prepareCanvas(frame)
  const press = () =>
    inner.querySelector('span')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  inner.documentElement.dataset.mode = 'edit'
  expect(press()).toBe(false)
  inner.documentElement.dataset.mode = 'try'
  expect(press()).toBe(true)
})

describe('Escape', () => {
  it('gives up a rectangle that is being drawn, and leaves what was chosen', async () => {
    pointer(overlay(), 'pointerdown', { x: 10, y: 300 })
    pointer(window, 'pointermove', { x: 200, y: 50 })
    expect(useLasso.getState().box).toBeDefined()
    await userEvent.keyboard('{Escape}')
    expect(useLasso.getState().box).toBeUndefined()
    pointer(window, 'pointerup', { x: 200, y: 50 })
    expect(ui().selection).toEqual(['second'])
  })

  it('and all other keys are the page’s again when a handle goes while it is held', async () => {
    const handle = document.querySelector('button') as HTMLElement
    handle.setPointerCapture = () => {}
    pointer(handle, 'pointerdown', { x: 0, y: 0 })
    pointer(handle, 'pointermove', { x: 0, y: 8 })
    handle.hidden = true
    pointer(overlay(), 'pointerup', { x: 0, y: 8 })
    const done = builder.store.get('second')?.fields
    await userEvent.keyboard('{Escape}')
    expect(builder.store.get('second')?.fields).toEqual(done)
    expect(ui().selection).toEqual(['cell'])
  })

  it('takes back what a handle has done so far, and no other key does anything meanwhile', async () => {
    const handle = document.querySelector('button') as HTMLElement
    handle.setPointerCapture = () => {}
    const before = builder.store.get('second')?.fields
    pointer(handle, 'pointerdown', { x: 0, y: 0 })
    pointer(handle, 'pointermove', { x: 0, y: 8 })
    expect(builder.store.get('second')?.fields.style).toBeDefined()
    await userEvent.keyboard('{Delete}{Escape}')
    expect(builder.store.get('second')?.fields).toEqual(before)
    pointer(handle, 'pointermove', { x: 0, y: 16 })
    expect(builder.store.get('second')?.fields).toEqual(before)
    expect(ui().selection).toEqual(['second'])
  })
})

describe('two fingers', () => {
  const touch = (type: string, pointerId: number, x: number, y: number) =>
    pointer(overlay(), type, { x, y }, { pointerId, pointerType: 'touch', isPrimary: pointerId === 1 })
  const scrolled = () => canvasDocument()?.defaultView?.scrollY

  beforeEach(() => {
    ;(canvasDocument() as Document).body.style.height = '3000px'
    canvasDocument()?.defaultView?.scrollTo(0, 500)
    setUi({ zoom: 'fit' })
  })

  it('zoom the page by how far they go apart, and throw it nowhere', () => {
    touch('pointerdown', 1, 200, 150)
    touch('pointerdown', 2, 200, 250)
    for (let step = 1; step <= 10; step++) {
      touch('pointermove', 1, 200, 150 - step * 5)
      touch('pointermove', 2, 200, 250 + step * 5)
    }
    expect(ui().zoom).toBe(2)
    expect(Math.abs((scrolled() ?? 0) - 500)).toBeLessThanOrEqual(3)
    touch('pointerup', 2, 200, 300)
    // The one that is left moves the page from where it is.
    touch('pointermove', 1, 200, 80)
    expect(scrolled()).toBeCloseTo(520, -1)
    expect(ui().zoom).toBe(2)
    touch('pointerup', 1, 200, 80)
  })

  it('lift nothing, though the first of them rests', () => {
    let cancelled = 0
    document.addEventListener('touchcancel', () => (cancelled += 1), { once: true })
    touch('pointerdown', 1, 200, 150)
    expect(cancelled).toBe(0)
    touch('pointerdown', 2, 200, 250)
    expect(cancelled).toBe(1)
    touch('pointercancel', 1, 200, 150)
    touch('pointercancel', 2, 200, 250)
  })

  it('move it together', () => {
    touch('pointerdown', 1, 150, 200)
    touch('pointerdown', 2, 250, 200)
    touch('pointermove', 1, 150, 140)
    touch('pointermove', 2, 250, 140)
    expect(scrolled()).toBe(560)
    touch('pointercancel', 1, 150, 140)
    touch('pointercancel', 2, 250, 140)
  })
})

// The last one: it leaves the browser's own pointer over the page.
it('takes no caret, whose tapping browsers take for the wish for a menu', async () => {
  await userEvent.click(overlay(), { position: { x: 200, y: 50 } })
  expect(ui().selection).toEqual(['first'])
  expect(overlay().contains(document.getSelection()?.anchorNode ?? null)).toBe(false)
})
