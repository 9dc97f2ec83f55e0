import { useEffect, useState } from 'react'

/** The last heading that has reached the upper third of the window; undefined above the first. */
export function useCurrentHeading(headings: readonly { id: string }[], isWanted = true): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    if (!isWanted) return
    const passed = new Set<string>()
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) passed.add(target.id)
          else passed.delete(target.id)
        }
        setCurrent(headings.findLast(({ id }) => passed.has(id))?.id)
      },
      // All that is above counts, however far: whoever jumps past a heading never has it in the window.
      { rootMargin: '9999999px 0px -66% 0px' },
    )
    for (const { id } of headings) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [headings, isWanted])
  return current
}
