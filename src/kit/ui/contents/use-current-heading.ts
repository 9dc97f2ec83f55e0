import { useEffect, useState } from 'react'
import { decoded } from '@schemas/layout/decoded'

/** Events by which a reader moves the page. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * The heading being read: the last one that reached the upper fifth of the window, or the one the address names (`#…`)
 * until the reader scrolls, because a short section at the end never gets that far. Undefined above the first.
 */
export function useCurrentHeading(headings: readonly { id: string }[], isWanted = true): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    if (!isWanted) return
    const passed = new Set<string>()
    let requestedId: string | undefined
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) passed.add(target.id)
          else passed.delete(target.id)
        }
        setCurrent(requestedId ?? headings.findLast(({ id }) => passed.has(id))?.id)
      },
      // Everything above counts, however far: jumping past a heading never shows it in the window.
      { rootMargin: '9999999px 0px -78% 0px' },
    )
    for (const { id } of headings) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    const ask = () => {
      const named = decoded(location.hash.slice(1))
      requestedId = headings.find(({ id }) => id === named)?.id
      if (requestedId !== undefined) setCurrent(requestedId)
    }
    const moveOn = () => {
      requestedId = undefined
    }
    ask()
    addEventListener('hashchange', ask)
    for (const move of moves) addEventListener(move, moveOn, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('hashchange', ask)
      for (const move of moves) removeEventListener(move, moveOn)
    }
  }, [headings, isWanted])
  return current
}
