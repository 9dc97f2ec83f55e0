import fc from 'fast-check'
import { expect, it } from 'vitest'
import { within } from './rows-in-sight'

type Box = { top: number; bottom: number; width: number; height: number }
const page = (boxes: readonly Box[]) =>
  ({ children: boxes.map((box) => ({ getBoundingClientRect: () => box })) }) as unknown as Element

it('finds the same rows between the edges as a linear search', () => {
  // A height of 0 is a row that this device hides: it has no box.
  const heights = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 900 })), { maxLength: 60 })
  fc.assert(
    fc.property(
      heights,
      fc.integer({ min: -9000, max: 2000 }),
      fc.integer({ min: 0, max: 1500 }),
      (all, from, beyond) => {
        let top = from
        const boxes = all.map((height): Box => {
          const box =
            height === 0
              ? { top: 0, bottom: 0, width: 0, height: 0 }
              : { top, bottom: top + height, width: 800, height }
          top += height
          return box
        })
        const { children } = page(boxes)
        const expected = boxes.flatMap(({ top: upper, bottom, height }, at) =>
          height > 0 && bottom >= -beyond && upper <= 900 + beyond ? [at] : [],
        )
        const found = within({ children } as Element, 900, beyond)
        expect(found.map((row) => [...children].indexOf(row))).toEqual(expected)
      },
    ),
  )
})
