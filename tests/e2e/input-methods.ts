import type { Frame, Locator, Page } from '@playwright/test'
import { write } from './in-builder'
import { expect } from './test'
import { testSeed } from '../support/seed'

/** Input methods. */
export const inputMethods = ['mouse', 'touch', 'keyboard'] as const
type InputMethod = (typeof inputMethods)[number]

/** A desktop with a touch screen: one opened builder accepts all input methods. */
export const desk = { viewport: { width: 1440, height: 900 }, hasTouch: true } as const

/**
 * The input methods for a long scenario: the mouse and one other, so that scenarios with different `turn` cover all
 * together, and all in the full run. TEST_SEED rotates them. For the longest scenarios `count` is 1, which leaves only
 * the other one.
 */
export function inputMethodsOf(turn: 0 | 1, count: 1 | 2 = 2): readonly InputMethod[] {
  if (process.env.TEST_FULL === '1') return inputMethods
  return (['mouse', (testSeed + turn) % 2 ? 'touch' : 'keyboard'] as const).slice(-count)
}

/** Presses a button, a link or a menu item, as people do. */
export async function press(by: InputMethod, what: Locator): Promise<void> {
  if (by === 'mouse') return what.click()
  if (by === 'touch') return what.tap()
  await what.waitFor()
  if (await what.evaluate((each) => each.closest('[role="menu"]') !== null)) await arrowTo(what)
  // An opening dialog takes the focus when it is rendered, possibly after the focus call here.
  else
    await expect(async () => {
      await what.focus()
      await expect(what).toBeFocused({ timeout: 300 })
    }).toPass()
  await expect(what).toBeFocused()
  await what.page().keyboard.press('Enter')
}

/** Arrow keys move through a menu. */
async function arrowTo(what: Locator): Promise<void> {
  const isFocused = () => what.evaluate((each) => each === document.activeElement)
  for (let step = 0; step < 20 && !(await isFocused()); step++) await what.page().keyboard.press('ArrowDown')
}

/** A radio button or checkbox; a pointer presses its label. */
export async function choose(by: InputMethod, what: Locator): Promise<void> {
  if (by === 'keyboard') {
    await what.focus()
    await what.page().keyboard.press('Space')
  } else {
    const label = (await what.evaluateHandle((each) => (each as HTMLInputElement).labels?.[0] ?? each)).asElement()
    await (by === 'mouse' ? label?.click() : label?.tap())
  }
  await expect(what).toBeChecked()
}

/** The text being edited on the canvas. */
const editedText = '[data-writing], .canvas-writing'

/**
 * Replaces the text `old` on the canvas: with a pointer by a double press, by keyboard from the top of the page down to
 * its block, whose first text it is.
 */
export async function writeBy(
  by: InputMethod,
  page: Page,
  frame: Frame,
  old: string,
  replacement: string,
): Promise<void> {
  if (by === 'mouse') return write(page, frame, old, replacement)
  const text = frame.locator('#canvas-page').getByText(old, { exact: true }).first()
  await (by === 'touch' ? tapTwice(page, frame, text) : walkTo(page, text))
  await expect(frame.locator(editedText).first()).toHaveText(old)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(replacement)
  await page.keyboard.press('Escape')
  await expect(frame.locator('#canvas-page').getByText(replacement, { exact: true }).first()).toBeVisible()
}

/** Two taps with their own timestamps: sent together, they count as a double tap on a machine of any speed. */
async function tapTwice(page: Page, frame: Frame, text: Locator): Promise<void> {
  await text.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await text.boundingBox()
  if (!box) throw new Error('It is not on the canvas.')
  const at = { x: box.x + Math.min(60, box.width / 2), y: box.y + box.height / 2 }
  const hand = await page.context().newCDPSession(page)
  const begin = Date.now() / 1000 - 0.25
  await Promise.all(
    [0, 0.04, 0.16, 0.2].map((after, index) =>
      hand.send('Input.dispatchTouchEvent', {
        type: index % 2 ? 'touchEnd' : 'touchStart',
        touchPoints: index % 2 ? [] : [at],
        timestamp: begin + after,
      }),
    ),
  )
  await hand.detach()
  await expect(frame.locator(editedText).first()).toBeVisible()
}

/** Selects the block of a text by arrow keys and starts editing. */
async function walkTo(page: Page, text: Locator): Promise<void> {
  await page.getByRole('application').focus()
  const chosen = page.locator('[data-look="chosen"]')
  // From no selection, the number of parts before it is known.
  for (let step = 0; step < 9 && (await chosen.count()) > 0; step++) await page.keyboard.press('Escape')
  const before = await text.evaluate((each) =>
    [...document.querySelectorAll('#canvas-page [data-node]')].indexOf(each.closest('[data-kind="block"]') as Element),
  )
  for (let step = 0; step <= before; step++) await page.keyboard.press('ArrowDown')
  await expect(chosen).toHaveAttribute('data-kind', 'block')
  await page.keyboard.press('F2')
}
