import { type PointerEvent, useState } from 'react'
import { useDrag } from '../drag/drag-store'
import type { Point } from './hit'
import { canvasFrame } from './canvas-frame'
import { zoomNow, zoomTo } from './zoom'

/** What the fingers on the canvas stand at: the middle of the first two, and how far these are from each other. */
type Grip = { middle: Point; apart: number }

/** Fingers closer together than this (px) are one: their distance says nothing. */
const leastApart = 20

/** With a finger the canvas is moved, until it rests long enough to lift what is under it; with two it is moved and zoomed. */
export function usePanning() {
  const [panning] = useState(() => new Panning())
  return panning
}

class Panning {
  #fingers = new Map<number, Point>()
  /** How large the page was, and how far the two fingers were from each other, when the second came. */
  #pinch: { zoom: number; apart: number } | undefined
  /** Of the last move of one finger (px of the page). */
  #speed = 0
  #left = 0

  start = ({ pointerType, pointerId, clientX: x, clientY: y, currentTarget }: PointerEvent): void => {
    if (pointerType !== 'touch') return
    this.#fingers.set(pointerId, { x, y })
    this.#speed = 0
    this.#holdAnew()
    // The first finger may rest while the other moves: it is to lift nothing.
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

  /** A window scrolls by whole pixels; what is left of one goes with the next move. */
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
