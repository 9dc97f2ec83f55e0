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
import { hasText } from '../text-editing/writing'
import { PointerOverlay } from './pointer-overlay'
import type { Point } from '../ui/point'
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
        <PointerOverlay
          hasText={(id, point) => hasText(builder, id, point)}
          onWrite={(id) => written.push(id)}
          onMenu={(point) => requested.push(point)}
        />
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

/** A press with its click, as browsers send them; not every browser counts a finger's clicks. */
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

describe('click', () => {
  it('selects the part under the pointer, and nothing outside the page', () => {
    click(onFirst)
    expect(ui().selection).toEqual(['first'])
    click(outside)
    expect(ui().selection).toEqual([])
  })

  it('toggles a part in the selection with Shift or Ctrl', () => {
    click(onFirst, { shiftKey: true })
    expect(ui().selection).toEqual(['second', 'first'])
    click(onSecond, { ctrlKey: true })
    expect(ui().selection).toEqual(['first'])
    click(onFirst, { shiftKey: true })
    expect(ui().selection).toEqual([])
  })

  it('selects the parent with Alt', () => {
    click(onFirst, { altKey: true })
    expect(ui().selection).toEqual(['cell'])
  })

  it('edits text on the second click, by mouse and by finger', () => {
    click(onFirst)
    click(onFirst, { detail: 2 })
    expect(written).toEqual(['first'])
    for (const at of [onSecond, { x: 210, y: 160 }]) click(at, { pointerType: 'touch' })
    expect(written).toEqual(['first', 'second'])
    // A third tap starts a new pair, and two taps far apart are no pair.
    for (const at of [onSecond, onFirst]) click(at, { pointerType: 'touch' })
    expect(written).toEqual(['first', 'second'])
  })

  it("edits text when a finger taps the selected block's text again, however slowly, and only selects outside of it", () => {
    const block = canvasDocument()?.querySelector('[data-node="first"]')
    if (block) block.innerHTML = '<p style="margin:0;height:50px">first</p><div style="height:50px"></div>'
    const tapTextAt = (x: number) => click({ x, y: 20 }, { pointerType: 'touch' })
    tapTextAt(100)
    expect([ui().selection, written]).toEqual([['first'], []])
    // Too far away for a double tap.
    tapTextAt(300)
    expect(written).toEqual(['first'])
    click({ x: 100, y: 80 }, { pointerType: 'touch' })
    click({ x: 300, y: 80 }, { pointerType: 'touch' })
    expect(written).toEqual(['first'])
    // A mouse uses its own double click.
    click({ x: 100, y: 20 })
    expect(written).toEqual(['first'])
  })

  it('forwards a press on a retry button to the notice', () => {
    const block = canvasDocument()?.querySelector('[data-node="first"]')
    if (block) block.innerHTML = '<button type="button" data-acts style="width:100%;height:100%">Try again</button>'
    const again = vi.fn<() => void>()
    block?.firstElementChild?.addEventListener('click', again)
    click(onFirst)
    click(onSecond)
    expect(again).toHaveBeenCalledTimes(1)
  })

  it('adds to the selection by finger while several parts are being selected', () => {
    setUi({ addsToSelection: true })
    click(onFirst, { pointerType: 'touch' })
    click(onFirst, { pointerType: 'touch' })
    expect([ui().selection, written]).toEqual([['second'], []])
    click(onFirst, { pointerType: 'touch' })
    expect(ui().selection).toEqual(['second', 'first'])
  })
})

describe('selection rectangle', () => {
  const draw = (from: Point, to: Point, init: PointerEventInit = {}) => {
    pointer(overlay(), 'pointerdown', from, init)
    pointer(window, 'pointermove', to, init)
    pointer(window, 'pointerup', to, init)
  }

  const selected = () => ui().selection

  it('selects the blocks it touches when drawn from outside the page', async () => {
    draw({ x: 10, y: 350 }, { x: 30, y: 150 })
    await expect.poll(selected).toEqual(['second'])
    draw({ x: 10, y: 350 }, { x: 200, y: 50 })
    await expect.poll(selected).toEqual(['first', 'second'])
  })

  it('announces how many parts it selected, or none', async () => {
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

  it('starts anywhere and adds to the selection with Shift', async () => {
    setUi({ selection: [] })
    draw({ x: 10, y: 190 }, { x: 30, y: 110 }, { shiftKey: true })
    await expect.poll(selected).toEqual(['second'])
    draw({ x: 10, y: 90 }, { x: 30, y: 20 }, { shiftKey: true })
    await expect.poll(selected).toEqual(['second', 'first'])
  })

  it('selects the visible blocks on a zoomed-out page', async () => {
    const frame = document.querySelector('iframe') as HTMLIFrameElement
    frame.style.transform = 'scale(.5)'
    frame.style.transformOrigin = '0 0'
    setCanvasFrame({ frame, zoom: 0.5 })
    draw({ x: 10, y: 150 }, { x: 30, y: 60 })
    await expect.poll(selected).toEqual(['second'])
  })

  it('selects a block that is fully inside or its touched content, never both', async () => {
    const second = canvasDocument()?.querySelector<HTMLElement>('[data-node="second"]')
    if (!second) throw new Error('not drawn')
    second.style.width = '300px'
    second.innerHTML = '<div data-node="within" data-kind="block" style="margin-left:100px;height:40px">within</div>'
    draw({ x: 10, y: 350 }, { x: 280, y: 110 })
    await expect.poll(selected).toEqual(['within'])
    draw({ x: 390, y: 350 }, { x: 0, y: 100 })
    await expect.poll(selected).toEqual(['second'])
  })

  it('does not force a layout of rows far from the viewport', async () => {
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

  it('does not start by finger, which scrolls the page', () => {
    draw({ x: 10, y: 350 }, { x: 200, y: 50 }, { pointerType: 'touch' })
    expect([useLasso.getState().box, ui().selection]).toEqual([undefined, ['second']])
  })
})

describe('context menu', () => {
  it('belongs to the selection when opened by key, whatever position the browser reports', () => {
    overlay().dispatchEvent(new KeyboardEvent('keydown', { key: 'ContextMenu', bubbles: true }))
    menuAt({ x: 200, y: 20 })
    expect(ui().selection).toEqual(['second'])
    expect(requested).toEqual([{ x: 200, y: 200 }])
  })

  it('belongs to the part under the pointer when opened by pointer', () => {
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
/** Presses the second block, which is selected, and moves from there. */
const lift = async (to: Point) => {
  pointer(overlay(), 'pointerdown', { x: 200, y: 150 })
  mouse(overlay(), 'mousedown', { x: 200, y: 150 })
  mouse(document, 'mousemove', { x: 200, y: 140 })
  await expect.element(screen.getByText('Heading')).toBeInTheDocument()
  mouse(document, 'mousemove', to)
}

describe('drag', () => {
  it('selects nothing on release after being cancelled', async () => {
    await lift({ x: 200, y: 50 })
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }),
    )
    await expect.poll(() => useDrag.getState().item).toBeUndefined()
    // Longer than the time for which the library captures clicks.
    await new Promise((resolve) => setTimeout(resolve, 80))
    mouse(overlay(), 'mouseup', { x: 200, y: 50 })
    mouse(overlay(), 'click', { x: 200, y: 50 })
    expect(ui().selection).toEqual(['second'])
  })

  it('does not swallow the click of the next press after it has ended', async () => {
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

it('ignores links on the canvas unless the page is tried out', async () => {
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
  it('cancels a selection rectangle and keeps the selection', async () => {
    pointer(overlay(), 'pointerdown', { x: 10, y: 300 })
    pointer(window, 'pointermove', { x: 200, y: 50 })
    expect(useLasso.getState().box).toBeDefined()
    await userEvent.keyboard('{Escape}')
    expect(useLasso.getState().box).toBeUndefined()
    pointer(window, 'pointerup', { x: 200, y: 50 })
    expect(ui().selection).toEqual(['second'])
  })

  it('returns the keys to the page when a handle disappears while it is held', async () => {
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

  it('undoes what a handle has done so far, while other keys do nothing', async () => {
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

  it('zoom the page by their distance without flinging it', () => {
    touch('pointerdown', 1, 200, 150)
    touch('pointerdown', 2, 200, 250)
    for (let step = 1; step <= 10; step++) {
      touch('pointermove', 1, 200, 150 - step * 5)
      touch('pointermove', 2, 200, 250 + step * 5)
    }
    expect(ui().zoom).toBe(2)
    expect(Math.abs((scrolled() ?? 0) - 500)).toBeLessThanOrEqual(3)
    touch('pointerup', 2, 200, 300)
    // The remaining finger pans the page from where it is.
    touch('pointermove', 1, 200, 80)
    expect(scrolled()).toBeCloseTo(520, -1)
    expect(ui().zoom).toBe(2)
    touch('pointerup', 1, 200, 80)
  })

  it('do not lift a part although the first finger rests', () => {
    let cancelled = 0
    document.addEventListener('touchcancel', () => (cancelled += 1), { once: true })
    touch('pointerdown', 1, 200, 150)
    expect(cancelled).toBe(0)
    touch('pointerdown', 2, 200, 250)
    expect(cancelled).toBe(1)
    touch('pointercancel', 1, 200, 150)
    touch('pointercancel', 2, 200, 250)
  })

  it('scroll the page together', () => {
    touch('pointerdown', 1, 150, 200)
    touch('pointerdown', 2, 250, 200)
    touch('pointermove', 1, 150, 140)
    touch('pointermove', 2, 250, 140)
    expect(scrolled()).toBe(560)
    touch('pointercancel', 1, 150, 140)
    touch('pointercancel', 2, 250, 140)
  })
})

// Must be last: it leaves the browser's real pointer over the page.
it('shows no caret, because browsers open a menu when it is tapped', async () => {
  await userEvent.click(overlay(), { position: { x: 200, y: 50 } })
  expect(ui().selection).toEqual(['first'])
  expect(overlay().contains(document.getSelection()?.anchorNode ?? null)).toBe(false)
})
