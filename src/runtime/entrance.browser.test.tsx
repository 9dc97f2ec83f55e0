import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import * as z from 'zod/mini'
import type { AnyBlock } from '@schemas/block'
import type { Boot } from '@schemas/boot'
import { compileRows, type CompileContext } from '@schemas/layout/compile'
import { type Entrance, entrances } from '@schemas/layout/entrance'
import type { Row } from '@schemas/layout/page'
import { BootProvider } from '@kit/boot'
import { registerView } from '@registry/views'
import { Rows } from './rows'

registerView('test/tall', ({ px, fixed }) => (
  <div style={{ height: `${String(px)}px` }}>
    <a href="#x">A link</a>
    {fixed ? (
      <div
        className="fixed"
        data-over-page={fixed === 'marked' ? '' : undefined}
        style={{ position: 'fixed', bottom: 0, right: 0, width: 20, height: 20 }}
      />
    ) : null}
  </div>
))
const definition = { version: 1, props: z.strictObject({ px: z.number(), fixed: z.optional(z.string()) }) } as AnyBlock
const context: CompileContext = {
  types: { definition: () => definition, migrations: () => [] },
  asset: () => undefined,
  role: 'guest',
  now: 0,
  locale: 'en',
  explain: false,
  params: {},
  query: {},
  path: '/',
}
const row = (id: string, px: number, more: Partial<Row> = {}, fixed?: string): Row => ({
  id,
  anchor: id,
  cells: [{ id: `${id}-cell`, blocks: [{ id: `${id}-block`, type: 'test/tall', version: 1, props: { px, fixed } }] }],
  ...more,
})

const windowHeight = 500
let frame: HTMLIFrameElement
let root: Root
/** A separate window, because its scroll position is what counts. */
async function open(...rows: Row[]): Promise<void> {
  const { tree } = compileRows(rows, context, ['views', 'guest', 'rows'])
  const page = frame.contentDocument as Document
  page.head.innerHTML = `<style>html{height:auto}body{margin:0}.grid{display:grid}.row .cell{min-width:0}</style><style>${tree.css}</style>`
  root = createRoot(page.body.appendChild(page.createElement('main')))
  root.render(
    <BootProvider boot={{ locale: 'en', session: { role: 'guest' } } as unknown as Boot}>
      <Rows rows={tree.rows} />
    </BootProvider>,
  )
  await expect.poll(() => page.querySelectorAll('.row').length).toBe(rows.length)
}
beforeEach(() => {
  frame = document.body.appendChild(document.createElement('iframe'))
  Object.assign(frame.style, { width: '800px', height: `${windowHeight}px`, border: '0' })
})
afterEach(async () => {
  root.unmount()
  frame.remove()
  await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] })
})

const inside = (id: string) => frame.contentDocument?.querySelector<HTMLElement>(`#${id} > .grid`) as HTMLElement
const styleOf = (element: HTMLElement) => {
  const { opacity, transform } = (frame.contentWindow as Window).getComputedStyle(element)
  return [Number(opacity), transform]
}
const restStyle = [1, 'none']
const scrolled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
async function scrollTo(y: number): Promise<void> {
  frame.contentWindow?.scrollTo(0, y)
  await scrolled()
}

describe('entrance animation', () => {
  it.each(entrances)(
    '%s: starts hidden below the window and is fully shown once in view, without its own layer',
    async (entrance) => {
      await open(row('first', 700), row('part', 200, { entrance }, 'inside'), row('more', 900))
      await expect.poll(() => styleOf(inside('part'))[0]).toBe(0)
      await scrollTo(260)
      const [opacity] = styleOf(inside('part'))
      expect(Number(opacity)).toBeGreaterThan(0)
      expect(Number(opacity)).toBeLessThan(1)
      await scrollTo(420)
      await expect.poll(() => styleOf(inside('part'))).toEqual(restStyle)
      // Fixed elements inside are relative to the window again.
      expect(frame.contentDocument?.querySelector('.fixed')?.getBoundingClientRect().bottom).toBe(windowHeight)
      expect(frame.contentDocument?.documentElement.scrollWidth).toBe(800)
    },
  )

  it('is shown where it is visible before scrolling, and while scrolling further', async () => {
    const rise = { entrance: 'rise' as const }
    await open(
      row('first', windowHeight - 60, rise),
      row('part', 300, rise),
      row('next', 300, { ...rise, inTurn: true }),
      row('more', 900),
    )
    for (const y of [0, 30, 120, 250, 380, 700]) {
      await scrollTo(y)
      expect([styleOf(inside('first'))[0], styleOf(inside('part'))[0]]).toEqual([1, 1])
    }
    await scrollTo(0)
    // Content below fades in.
    await expect.poll(() => styleOf(inside('next').firstElementChild as HTMLElement)[0]).toBe(0)
  })

  it.each(entrances)('%s: scrolls to the final position for a link into it', async (entrance) => {
    await open(row('first', 1500), row('part', 1200, { entrance }), row('more', 900))
    await expect.poll(() => styleOf(inside('part'))[0]).toBe(0)
    inside('part').querySelector('a')?.scrollIntoView()
    await scrolled()
    await expect.poll(() => styleOf(inside('part'))).toEqual(restStyle)
    expect(inside('part').getBoundingClientRect().top).toBe(0)
  })

  it('never widens the page', async () => {
    await open(row('first', 700), row('part', 200, { entrance: 'right' }), row('more', 900))
    await expect.poll(() => styleOf(inside('part'))[0]).toBe(0)
    await scrollTo(215)
    expect(frame.contentDocument?.documentElement.scrollWidth).toBe(800)
  })

  it.each(entrances.flatMap((entrance) => [30, 200, 1600].map((px) => [entrance, px] as const)))(
    '%s, %i px: is fully shown at the end of the page, also when staggered',
    async (entrance: Entrance, px) => {
      const cell = (id: string) => ({ id, blocks: [{ id: `${id}-b`, type: 'test/tall', version: 1, props: { px } }] })
      await open(
        row('first', 900),
        row('part', px, { entrance }),
        row('last', px, { entrance, inTurn: true, cells: ['a', 'b', 'c', 'd', 'e'].map(cell) }),
      )
      await scrollTo(100_000)
      await expect.poll(() => styleOf(inside('part'))).toEqual(restStyle)
      for (const each of inside('last').children)
        await expect.poll(() => styleOf(each as HTMLElement)).toEqual(restStyle)
    },
  )

  it('is shown long before all of a section taller than the window is in view', async () => {
    await open(row('first', 500), row('part', 3000, { entrance: 'fade' }), row('more', 500))
    await scrollTo(240)
    await expect.poll(() => styleOf(inside('part'))).toEqual(restStyle)
  })

  it('is shown without scrolling, under reduced motion, and in print', async () => {
    await open(row('first', 100), row('part', 100, { entrance: 'rise' }))
    expect(styleOf(inside('part'))).toEqual(restStyle)
    root.unmount()
    await open(row('first', 700), row('part', 100, { entrance: 'rise' }), row('more', 900))
    await expect.poll(() => styleOf(inside('part'))[0]).toBe(0)
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
    await expect.poll(() => styleOf(inside('part'))).toEqual(restStyle)
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print', features: [] })
    await expect.poll(() => styleOf(inside('part'))).toEqual(restStyle)
  })

  it('is shown with focus inside, in elements docked at the lower edge, and around overlays', async () => {
    const sticky = { base: { position: { type: 'sticky' as const, bottom: 0 } } }
    await open(
      row('first', 700),
      row('part', 100, { entrance: 'fade' }),
      row('over', 100, { entrance: 'fade' }, 'marked'),
      row('held', 60, { style: sticky, entrance: 'fade' }),
      row('more', 900),
    )
    await expect.poll(() => styleOf(inside('part'))[0]).toBe(0)
    expect([styleOf(inside('over')), styleOf(inside('held'))]).toEqual([restStyle, restStyle])
    inside('part').querySelector('a')?.focus({ preventScroll: true })
    await expect.poll(() => styleOf(inside('part'))).toEqual(restStyle)
  })
})
