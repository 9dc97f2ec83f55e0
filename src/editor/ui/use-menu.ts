import { type MouseEvent, useRef, useState } from 'react'
import type { Point } from './point'

/**
 * State of a button's menu: its position while open, the button's attributes, and a close function that returns the
 * focus to the button.
 */
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
