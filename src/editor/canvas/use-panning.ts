import { type PointerEvent, useState } from 'react'
import { useDrag } from '../drag/drag-store'
import type { Point } from '../ui/point'
import { canvasFrame } from './canvas-frame'
import { zoomNow, zoomTo } from './zoom'

/** Position of the fingers on the canvas: the middle of the first two, and the distance between them. */
type Grip = { middle: Point; apart: number }

/** Fingers closer than this (px) count as one: their distance says nothing. */
const leastApart = 20

/** One finger scrolls the canvas until it rests long enough to lift the part under it; two fingers scroll and zoom. */
export function usePanning() {
  const [panning] = useState(() => new Panning())
  return panning
}

class Panning {
  #fingers = new Map<number, Point>()
  /** The zoom and the distance between the fingers when the second finger touched. */
  #pinch: { zoom: number; apart: number } | undefined
  /** Speed of the last one-finger move (px of the page). */
  #speed = 0
  #left = 0

  start = ({ pointerType, pointerId, clientX: x, clientY: y, currentTarget }: PointerEvent): void => {
    if (pointerType !== 'touch') return
    this.#fingers.set(pointerId, { x, y })
    this.#speed = 0
    this.#holdAnew()
    // The first finger may rest while the other moves; it must not lift anything.
    if (this.#pinch) currentTarget.dispatchEvent(new Event('touchcancel', { bubbles: true }))
  }

  move = ({ pointerId, clientX: x, clientY: y }: PointerEvent): void => {
    if (!this.#fingers.has(pointerId)) return
    const before = this.#grip()
    this.#fingers.set(pointerId, { x, y })
    if (useDrag.getState().item) return
    const { middle, apart } = this.#grip()
    const by = (before.middle.y - middle.y) / zoomNow()
    this.#speed = this.#pinch ? 0 : by
    canvasFrame()
      ?.frame.closest('main')
      ?.scrollBy({ left: before.middle.x - middle.x, behavior: 'instant' })
    this.#scroll(by)
    if (this.#pinch && apart >= leastApart) zoomTo((this.#pinch.zoom * apart) / this.#pinch.apart)
  }

  end = ({ pointerId }: PointerEvent): void => {
    if (!this.#fingers.delete(pointerId)) return
    this.#holdAnew()
    if (this.#fingers.size === 0 && !useDrag.getState().item) requestAnimationFrame(this.#glide)
  }

  #glide = (): void => {
    if (Math.abs(this.#speed) < 0.5 || this.#fingers.size > 0) return
    this.#scroll(this.#speed)
    this.#speed *= 0.94
    requestAnimationFrame(this.#glide)
  }

  /** A window scrolls by whole pixels; the fraction is carried over to the next move. */
  #scroll(by: number): void {
    const whole = Math.round(by + this.#left)
    this.#left += by - whole
    canvasFrame()?.frame.contentWindow?.scrollBy({ top: whole, behavior: 'instant' })
  }

  #holdAnew(): void {
    const { apart } = this.#grip()
    this.#pinch =
      this.#fingers.size > 1 && !useDrag.getState().item
        ? { zoom: zoomNow(), apart: Math.max(leastApart, apart) }
        : undefined
  }

  #grip(): Grip {
    const [one = { x: 0, y: 0 }, other = one] = this.#fingers.values()
    return {
      middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
      apart: Math.hypot(one.x - other.x, one.y - other.y),
    }
  }
}
