import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { BootProvider } from '@kit/boot'
import type { Boot } from '@schemas/boot'
import { flatten } from '@schemas/layout/flat/flatten'
import { readPage } from '@schemas/layout/read'
import { PointerOverlay } from '../canvas/pointer-overlay'
import type { Point } from '../ui/point'
import { setCanvasFrame } from '../canvas/canvas-frame'
import { type Builder, BuilderProvider } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import { setUi, ui } from '../state/ui-store'
import { DragHost } from './drag-host'
import { endDrag, useDrag } from './drag-store'

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
  views: {
    guest: {
      rows: [
        { id: 'row', cells: [{ id: 'cell', blocks: ['a', 'b', 'c', 'd', 'e', 'f'].map(heading) }] },
        { id: 'last', cells: [{ id: 'end', blocks: [heading('z')] }] },
      ],
    },
  },
})
if (!read.ok) throw new Error('not a page')
const page = read.value

// Blocks of 100 px from the top of a page longer than its window of 300.
const box = (id: string) => `<div data-node="${id}" data-kind="block" style="height:100px">${id}</div>`
const drawn = `<div id="canvas-page"><div data-node="row" data-kind="row"><div data-node="cell" data-kind="cell">${['a', 'b', 'c', 'd', 'e', 'f'].map(box).join('')}</div></div>
  <div data-node="last" data-kind="row" style="padding:20px 0"><div data-node="end" data-kind="cell">${box('z')}</div></div></div>`

/** Frames and the library's own timers take an unknown time. */
const until = (assertion: () => void) => vi.waitFor(assertion, { timeout: 10_000 })

let root: Root
let store: DocumentStore
let canvas: Window

beforeEach(async () => {
  store = new DocumentStore(flatten(page))
  const builder = {
    store,
    boot,
    edit: (label: string, recipe: () => void) => !store.dispatch(label, recipe),
    say: () => {},
    announce: () => {},
  } as unknown as Builder
  const frame = document.body.appendChild(document.createElement('iframe'))
  frame.style.cssText = 'position:fixed;inset:0 auto auto 0;width:400px;height:300px;border:0'
  canvas = frame.contentWindow as Window
  canvas.document.body.innerHTML = drawn
  canvas.document.body.style.margin = '0'
  setCanvasFrame({ frame, zoom: 1 })
  setUi({ selection: [], role: 'guest', mode: 'edit', writing: null, dialog: null, addsToSelection: false })
  const place = document.body.appendChild(document.createElement('div'))
  place.style.cssText = 'position:fixed;inset:0 auto auto 0;width:400px;height:300px;display:grid'
  root = createRoot(place)
  root.render(
    <BootProvider boot={boot}>
      <BuilderProvider value={builder}>
        <PointerOverlay hasText={() => false} onWrite={() => {}} onMenu={() => {}} />
        <DragHost />
      </BuilderProvider>
    </BootProvider>,
  )
  await until(() => void pointerOverlay())
})
afterEach(() => {
  endDrag()
  root.unmount()
  setCanvasFrame(undefined)
  document.body.replaceChildren()
})

const pointerOverlay = () => {
  const found = document.querySelector<HTMLElement>('[data-surface="canvas"]')
  if (!found) throw new Error('no glass')
  return found
}
const blocks = () => (store.get('cell') as { blocks: string[] }).blocks.join('')
const drag = () => useDrag.getState()
const target = () => drag().drop?.target
const escape = () =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }),
  )

type Hand = {
  press: (at: Point) => void
  move: (to: Point) => void
  release: () => void
  lift: (at: Point) => Promise<void>
}

let last: Point = { x: 0, y: 0 }
const pointer = (type: string, at: Point, pointerType: string) =>
  pointerOverlay().dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      clientX: at.x,
      clientY: at.y,
      pointerId: 1,
      pointerType,
      isPrimary: true,
      buttons: 1,
    }),
  )
const send = (type: string, at: Point) => {
  last = at
  pointerOverlay().dispatchEvent(
    new MouseEvent(type, {
      bubbles: true,
      cancelable: true,
      clientX: at.x,
      clientY: at.y,
      buttons: type === 'mouseup' ? 0 : 1,
    }),
  )
}
const touch = (type: string, at: Point) => {
  last = at
  const touches =
    type === 'touchstart' || type === 'touchmove'
      ? [new Touch({ identifier: 1, target: pointerOverlay(), clientX: at.x, clientY: at.y })]
      : []
  pointerOverlay().dispatchEvent(
    new TouchEvent(type, { bubbles: true, cancelable: true, touches, targetTouches: touches, changedTouches: touches }),
  )
}

const mouse: Hand = {
  press: (at) => (pointer('pointerdown', at, 'mouse'), send('mousedown', at)),
  move: (to) => send('mousemove', to),
  release: () => send('mouseup', last),
  // A drag starts after a few px. Its listeners may hear of it a moment later than the page.
  lift: async (at) => {
    mouse.press(at)
    await until(() => {
      mouse.move({ x: at.x + 8, y: at.y })
      expect(drag().item).toBeDefined()
    })
  },
}
const finger: Hand = {
  press: (at) => (pointer('pointerdown', at, 'touch'), touch('touchstart', at)),
  move: (to) => touch('touchmove', to),
  release: () => touch('touchend', last),
  // A touch lifts an item after a long press.
  lift: async (at) => {
    finger.press(at)
    await until(() => expect(drag().item).toBeDefined())
  },
}
const over = async (hand: Hand, to: Point, place: unknown) => {
  hand.move(to)
  await until(() => expect(target()).toEqual(place))
}
const isOver = () => until(() => expect(drag().item).toBeUndefined())

describe.each([
  ['mouse', mouse],
  ['finger', finger],
] as const)('dragging by %s', (_name, hand) => {
  it('drops a block where the line was', async () => {
    await hand.lift({ x: 200, y: 50 })
    await over(hand, { x: 200, y: 230 }, { cell: 'cell', index: 2 })
    hand.release()
    await isOver()
    expect(blocks()).toBe('bacdef')
    expect(ui().selection).toEqual(['a'])
    expect(store.history.done).toHaveLength(1)
  })

  it('labels several dragged parts with their number, whatever their names', async () => {
    setUi({ selection: ['a', 'b'] })
    await hand.lift({ x: 200, y: 50 })
    await until(() => expect(document.body.textContent).toContain('2 parts'))
    expect(document.body.textContent).not.toContain('× 2')
  })

  it('drops onto what is under the pointer on release, not on the last move', async () => {
    await hand.lift({ x: 200, y: 50 })
    await over(hand, { x: 200, y: 170 }, { cell: 'cell', index: 2 })
    // The page has scrolled under the pointer without an event.
    canvas.scrollTo({ top: 200, behavior: 'instant' })
    hand.release()
    await isOver()
    expect(blocks()).toBe('bcdaef')
  })

  it('drags all selected parts together, started from any of them', async () => {
    setUi({ selection: ['d', 'a'] })
    await hand.lift({ x: 200, y: 50 })
    await over(hand, { x: 200, y: 230 }, { cell: 'cell', index: 2 })
    hand.release()
    await isOver()
    expect(blocks()).toBe('badcef')
  })

  it('cancels on Escape and when the gesture is interrupted', async () => {
    for (const end of [
      escape,
      () => (hand === finger ? touch('touchcancel', last) : dispatchEvent(new Event('resize'))),
    ]) {
      await hand.lift({ x: 200, y: 50 })
      await over(hand, { x: 200, y: 170 }, { cell: 'cell', index: 2 })
      end()
      await isOver()
      hand.release()
      expect([blocks(), store.history.done]).toEqual(['abcdef', []])
      expect(drag().drop).toBeUndefined()
    }
  })

  it('scrolls the page near an edge and updates the target', async () => {
    await hand.lift({ x: 200, y: 50 })
    hand.move({ x: 200, y: 298 })
    await until(() => expect(canvas.scrollY).toBeGreaterThan(400))
    await until(() => expect(target()).toEqual({ rows: { view: 'guest' }, index: 2 }))
    hand.release()
    await isOver()
    expect(store.page.views.guest).toHaveLength(3)
    expect(blocks()).toBe('bcdef')
  })

  it('scrolls an item into view that was dropped over a footer below the page', async () => {
    const footer = canvas.document.body.appendChild(canvas.document.createElement('footer'))
    footer.style.height = '900px'
    await hand.lift({ x: 200, y: 50 })
    canvas.scrollTo({ top: 1300, behavior: 'instant' })
    await over(hand, { x: 200, y: 150 }, { rows: { view: 'guest' }, index: 2 })
    hand.release()
    await isOver()
    // Nothing re-renders the page here, so the block stays in place.
    await until(() =>
      expect(canvas.document.querySelector('[data-node="a"]')?.getBoundingClientRect().bottom).toBeGreaterThan(0),
    )
  })

  it('leaves the page unchanged while dragging', async () => {
    const places = () =>
      [...canvas.document.querySelectorAll('[data-node]')].map((each) => each.getBoundingClientRect().top)
    const before = places()
    await hand.lift({ x: 200, y: 50 })
    await over(hand, { x: 200, y: 170 }, { cell: 'cell', index: 2 })
    expect(places()).toEqual(before)
    escape()
    await isOver()
    hand.release()
    expect(places()).toEqual(before)
  })

  it('shows why a target is refused while dragging, and does not drop there', async () => {
    store.dispatch('', (edit) => edit.update('end', 'cell', (draft) => void (draft.fields.locked = true)))
    canvas.scrollTo({ top: 400, behavior: 'instant' })
    await hand.lift({ x: 200, y: 100 })
    hand.move({ x: 200, y: 235 })
    await until(() => expect(JSON.stringify(drag().refused)).toContain('locked'))
    expect(target()).toBeUndefined()
    hand.release()
    await isOver()
    expect(blocks()).toBe('abcdef')
  })
})

it('starts a new drag right after a drop', async () => {
  await mouse.lift({ x: 200, y: 50 })
  await over(mouse, { x: 200, y: 230 }, { cell: 'cell', index: 2 })
  // Within one task, with no frame between: the library has not heard of the drop.
  mouse.release()
  mouse.press({ x: 200, y: 250 })
  mouse.move({ x: 208, y: 250 })
  await until(() => {
    mouse.move({ x: 209, y: 250 })
    expect(drag().item).toMatchObject({ ids: ['c'] })
  })
  mouse.release()
  await isOver()
})

it('silences the drag library’s own announcements', async () => {
  const regions = () => [...document.querySelectorAll('[id^=DndLiveRegion]')].map(({ textContent }) => textContent)
  await mouse.lift({ x: 200, y: 50 })
  await over(mouse, { x: 200, y: 230 }, { cell: 'cell', index: 2 })
  expect(regions()).toEqual([''])
  mouse.release()
  await isOver()
  await until(() => expect(blocks()).toBe('bacdef'))
  expect(regions()).toEqual([''])
})

it('scrolls the page when a touch moves before the long press, and lifts nothing', async () => {
  finger.press({ x: 200, y: 250 })
  for (const y of [240, 200, 150]) {
    finger.move({ x: 200, y })
    pointer('pointermove', { x: 200, y }, 'touch')
  }
  await until(() => expect(canvas.scrollY).toBeGreaterThan(50))
  // Longer than the long press that lifts an item.
  await new Promise((resolve) => setTimeout(resolve, 350))
  expect(drag().item).toBeUndefined()
  finger.release()
})
