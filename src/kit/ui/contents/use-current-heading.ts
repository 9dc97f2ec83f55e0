import { useEffect, useState } from 'react'
import { decoded } from '@schemas/layout/decoded'

/** What a reader moves the page by. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * The heading that is being read: the last one that has reached the upper fifth of the window, or the one that the address names (`#…`) until its
 * reader moves on, for a short part at the end of a page never gets that far. Undefined above the first.
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
      // All that is above counts, however far: whoever jumps past a heading never has it in the window.
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
