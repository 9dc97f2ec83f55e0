import type { MouseEvent as PressEvent } from 'react'
import { afterEach, expect, it } from 'vitest'
import { endDrag, useDrag } from './drag-store'
import { pressOn, takePresses } from './drag-source'

const send = (type: string, at: number, target: EventTarget = document.body) =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: at, clientY: at }))
const press = () =>
  pressOn(new MouseEvent('mousedown', { clientX: 10, clientY: 10 }) as unknown as PressEvent, { take: () => undefined })
/** Whether a click reaches the page and a key is not captured. */
const clicks = () => {
  let reached = false
  document.body.addEventListener('click', () => (reached = true), { once: true })
  send('click', 60)
  return reached
}
const isFree = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

afterEach(() => {
  endDrag()
  useDrag.setState({ isWanted: false })
})

it('suppresses the click of a press that moved before the drag library was loaded', async () => {
  press()
  send('mousemove', 60)
  expect(useDrag.getState().isWanted).toBe(true)
  expect(isFree('Escape')).toBe(false)
  send('mouseup', 60)
  expect(clicks()).toBe(false)
  // Cancelled: the library that loads now starts no drag.
  let begun = 0
  takePresses(() => (begun += 1))()
  expect(begun).toBe(0)
  expect(clicks()).toBe(true)
})

it('keeps the click of a press that did not move, and leaves Escape alone', () => {
  press()
  send('mousemove', 12)
  expect(isFree('Escape')).toBe(true)
  send('mouseup', 12)
  expect(clicks()).toBe(true)
})

it('suppresses the click after a cancelled drag, however late the release', async () => {
  const leave = takePresses(() => {})
  press()
  send('mousemove', 60)
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  // Longer than the time for which the library captures clicks.
  await new Promise((resolve) => setTimeout(resolve, 80))
  send('mouseup', 60)
  expect(clicks()).toBe(false)
  expect(clicks()).toBe(true)
  leave()
})

it('suppresses no other click', () => {
  const leave = takePresses(() => {})
  press()
  send('mousemove', 60)
  send('mouseup', 60)
  // The press ended outside the window and produced no click. The next press starts over.
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  expect(clicks()).toBe(true)
  leave()
})

it('hands over a press that is still held', () => {
  press()
  send('mousemove', 60)
  let begun = 0
  takePresses(() => (begun += 1))()
  expect(begun).toBe(1)
  send('mouseup', 60)
})
