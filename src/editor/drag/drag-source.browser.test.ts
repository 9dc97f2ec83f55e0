import type { MouseEvent as PressEvent } from 'react'
import { afterEach, expect, it } from 'vitest'
import { endDrag, useDrag } from './drag-store'
import { pressOn, takePresses } from './drag-source'

const send = (type: string, at: number, target: EventTarget = document.body) =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: at, clientY: at }))
const press = () =>
  pressOn(new MouseEvent('mousedown', { clientX: 10, clientY: 10 }) as unknown as PressEvent, { take: () => undefined })
/** Whether a click reaches the page, and a key is nobody’s yet. */
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

it('is no click where a press ends that was moved before the library of drags was there', async () => {
  press()
  send('mousemove', 60)
  expect(useDrag.getState().isWanted).toBe(true)
  expect(isFree('Escape')).toBe(false)
  send('mouseup', 60)
  expect(clicks()).toBe(false)
  // Given up: the library that comes now begins nothing.
  let begun = 0
  takePresses(() => (begun += 1))()
  expect(begun).toBe(0)
  expect(clicks()).toBe(true)
})

it('is a click where it was not moved, and Escape is everybody’s', () => {
  press()
  send('mousemove', 12)
  expect(isFree('Escape')).toBe(true)
  send('mouseup', 12)
  expect(clicks()).toBe(true)
})

it('is no click where a drag ends that was given up, however long the hand takes to let go', async () => {
  const leave = takePresses(() => {})
  press()
  send('mousemove', 60)
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  // Longer than the library minds the click.
  await new Promise((resolve) => setTimeout(resolve, 80))
  send('mouseup', 60)
  expect(clicks()).toBe(false)
  expect(clicks()).toBe(true)
  leave()
})

it('takes no other click for its own', () => {
  const leave = takePresses(() => {})
  press()
  send('mousemove', 60)
  send('mouseup', 60)
  // No click came of it: it was let go beside the window. The next press is another.
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  expect(clicks()).toBe(true)
  leave()
})

it('is handed over while it is held', () => {
  press()
  send('mousemove', 60)
  let begun = 0
  takePresses(() => (begun += 1))()
  expect(begun).toBe(1)
  send('mouseup', 60)
})
