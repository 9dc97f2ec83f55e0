import { type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react'
import { targetRadius } from './wheel-body'
import { wheelSize } from './geometry'
import type { PlacedToken } from './wheel-token'

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Walks the bodies of a wheel by keys and opens them by key, tap or click. */
export function useWheelKeys(svg: RefObject<SVGSVGElement | null>, placed: readonly PlacedToken[]) {
  const [current, setCurrent] = useState<string>()
  const [opened, setOpened] = useState<string>()
  const at = Math.max(
    0,
    placed.findIndex(({ key }) => key === current),
  )
  const focus = (key: string | undefined) => {
    if (key === undefined) return
    setCurrent(key)
    svg.current?.querySelector<SVGGElement>(`[data-body="${key}"]`)?.focus({ preventScroll: true })
  }
  const keyAfter = (key: string | undefined, step: number) => {
    const from = placed.findIndex((token) => token.key === key)
    return placed[(from + step + placed.length) % placed.length]?.key
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const now = placed[at]?.key
    const last = placed.length - 1
    const step = steps[event.key]
    if (step !== undefined) focus(keyAfter(now, step))
    else if (event.key === 'Home') focus(placed[0]?.key)
    else if (event.key === 'End') focus(placed[last]?.key)
    else if (event.key === 'Enter' || event.key === ' ') setOpened(now)
    else return
    event.preventDefault()
  }
  /** Targets of a crowded sign overlap: the nearest label takes the tap. */
  const onClick = (event: MouseEvent) => {
    const box = svg.current?.getBoundingClientRect()
    if (!box || box.width === 0) return
    const scale = wheelSize / box.width
    const [x, y] = [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale]
    const near = placed
      .map(({ key, at: label }) => ({ key, distance: Math.hypot(label.x - x, label.y - y) }))
      .sort((one, other) => one.distance - other.distance)[0]
    if (!near || near.distance > targetRadius) return
    focus(near.key)
    setOpened(near.key)
  }
  return {
    current: placed[at]?.key,
    opened,
    onKeyDown,
    onClick,
    close: () => {
      setOpened(undefined)
      focus(opened)
    },
    walk: (step: number) => {
      const next = keyAfter(opened, step)
      setCurrent(next)
      setOpened(next)
    },
  }
}
