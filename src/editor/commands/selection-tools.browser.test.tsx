import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { BootProvider } from '@kit/boot'
import type { Boot } from '@schemas/boot'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { CommandMenu } from './command-menu'
import { closeMenu, useMenuAt } from '../canvas/menu-store'
import { type Builder, BuilderProvider } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import { setUi, ui } from '../state/ui-store'
import { Chrome } from '../ui/chrome'
import styles from '../canvas/canvas.module.css'
import { keepWindow } from '../canvas/keep-window'
import { putAt } from '../canvas/placed'
import { SelectionTools } from './selection-tools'
import '@mantine/core/styles.css'
import '../ui/editor.css'

registerAllBlockKits()

const boot = {
  locale: 'en',
  site: { id: 'test' },
  space: { locales: ['en'] },
  session: { role: 'manager' },
  routes: [],
  assets: {},
} as unknown as Boot

let root: Root
let outline: HTMLElement
function Tools() {
  const at = useMenuAt((state) => state.at)
  return (
    <>
      <SelectionTools />
      {at && <CommandMenu at={at} onClose={closeMenu} />}
    </>
  )
}
beforeEach(async () => {
  const store = new DocumentStore(
    pageOfBlocks(['a', 'b'].map((id) => ({ id, type: 'content/heading', props: { text: id } }))),
  )
  const builder = {
    key: 'page:/page',
    store,
    boot,
    edit: (label: string, recipe: () => void) => !store.dispatch(label, recipe),
    say: () => {},
    announce: () => {},
    offerUndo: () => {},
  } as unknown as Builder
  setUi({ selection: ['a'], dialog: null })
  outline = document.body.appendChild(document.createElement('div'))
  outline.style.cssText = 'position:fixed;top:0;left:0'
  root = createRoot(outline)
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider value={builder}>
          <Tools />
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
  await vi.waitFor(() => outline.querySelector('[role="toolbar"]') ?? Promise.reject(new Error('no tools')))
})
afterEach(() => {
  closeMenu()
  root.unmount()
  document.body.replaceChildren()
})

it('offer all actions on the selection without a second button or keys', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'All actions' }))
  for (const name of ['Copy', 'Cut', 'Paste', 'Copy style', 'Turn into…', 'Select all siblings'])
    await expect.element(screen.getByRole('menuitem', { name: new RegExp(`^${name}`) }).first()).toBeVisible()
  const { top, bottom } = screen.getByRole('menu').element().getBoundingClientRect()
  expect([top >= 0, bottom <= innerHeight]).toEqual([true, true])
  await userEvent.click(screen.getByRole('menuitem', { name: /^Wrap in…/ }))
  expect(ui().dialog).toBe('wrap')
})

it('fit on the canvas at a narrow part, wherever it is', () => {
  for (const left of [0, 40, 300]) {
    putAt(outline, { left, top: 100, right: left + 60, bottom: 160 })
    expect(
      outline.querySelector('[role="toolbar"]')?.getBoundingClientRect().left,
      `at ${left}`,
    ).toBeGreaterThanOrEqual(0)
  }
})

it('fit at a part that extends beyond the canvas, together with its name', async () => {
  outline.classList.add(styles.outline ?? '')
  outline.insertAdjacentHTML('beforeend', `<div class="${styles.tag}">Text</div>`)
  // The canvas shows a part of a zoomed page and is scrolled sideways.
  const canvas = document.body.appendChild(document.createElement('main'))
  canvas.style.cssText = 'position:absolute;top:0;left:0;width:360px;height:300px;overflow:auto'
  canvas.innerHTML = '<div style="position:relative;width:900px;height:200px"></div>'
  const overlay = canvas.firstElementChild as HTMLElement
  overlay.append(outline)
  outline.style.position = 'absolute'
  const gone = new AbortController()
  keepWindow(overlay, gone.signal)
  canvas.scrollLeft = 120
  putAt(outline, { left: 0, top: 100, right: 900, bottom: 160 })
  const boxOf = (selector: string) => outline.querySelector(selector)?.getBoundingClientRect()
  await expect.poll(() => boxOf('[role="toolbar"]')?.right).toBe(360)
  expect(boxOf('[role="toolbar"]')?.left).toBeGreaterThan(0)
  expect(boxOf(`.${styles.tag}`)?.left).toBe(0)
  canvas.scrollLeft = 540
  await expect.poll(() => Math.round(boxOf('[role="toolbar"]')?.right ?? 0)).toBe(360)
  gone.abort()
})

it("fit at a low part, and leave the text visible for text tools, also at the canvas' upper edge", () => {
  outline.insertAdjacentHTML(
    'beforeend',
    `<div class="${styles.tag}">Text</div><div class="${styles.writingTools}"><div style="height:40px">Bold</div></div>`,
  )
  const boxOf = (selector: string) => (outline.querySelector(selector) as Element).getBoundingClientRect()
  for (const [top, height] of [
    [0, 14],
    [10, 14],
    [0, 60],
    [20, 60],
    [100, 14],
    [0, 400],
  ] as const) {
    putAt(outline, { left: 40, top, right: 640, bottom: top + height })
    for (const selector of ['[role="toolbar"]', `.${styles.tag}`, `.${styles.writingTools}`])
      expect(boxOf(selector).top, `${selector} at ${top}, ${height} high`).toBeGreaterThanOrEqual(0)
    const { top: from, bottom: to } = boxOf(`.${styles.writingTools}`)
    if (height < 88) expect(to <= top || from >= top + height, `words at ${top}, ${height} high`).toBe(true)
  }
  // Hidden together with the part that is scrolled away.
  putAt(outline, { left: 40, top: -300, right: 640, bottom: -286 })
  expect(
    ['[role="toolbar"]', `.${styles.tag}`, `.${styles.writingTools}`].map((selector) => boxOf(selector).bottom <= 0),
  ).toEqual([true, true, true])
})
