import { expect, it } from 'vitest'
import { alignWithinCanvas } from './align-within-canvas'

it("aligns with its part's left edge, and stays inside the canvas at the right end", () => {
  const own = document.body.appendChild(document.createElement('div'))
  own.style.width = '300px'
  const leftAt = (left: number) => {
    alignWithinCanvas(own, { left }, { left: 100, right: 900 })
    return left + Number.parseFloat(own.style.left)
  }
  expect([leftAt(120), leftAt(592), leftAt(800)]).toEqual([120, 592, 592])
  own.style.width = '1000px'
  expect(leftAt(300)).toBe(100)
  own.remove()
})
