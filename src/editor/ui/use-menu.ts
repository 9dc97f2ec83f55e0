import { type MouseEvent, useRef, useState } from 'react'
import type { Point } from '../canvas/hit'

/** Where the menu of a button stands while it is open, what the button says of it, and its end, after which the button has the focus again. */
export function useMenu(edge: 'middle' | 'end' = 'middle') {
  const [at, setAt] = useState<Point>()
  const button = useRef<HTMLElement>(null)
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const { left, right, bottom } = currentTarget.getBoundingClientRect()
    button.current = currentTarget
    setAt(at ? undefined : { x: edge === 'end' ? right : (left + right) / 2, y: bottom })
  }
  const close = () => {
    setAt(undefined)
    button.current?.focus({ preventScroll: true })
  }
  return { at, close, target: { onClick: open, 'aria-haspopup': 'menu' as const, 'aria-expanded': at !== undefined } }
}
