import { type RefObject, useEffect, useEffectEvent } from 'react'
import { decoded } from '@schemas/layout/decoded'

/**
 * Listens for `beforematch` on an element: something inside it is about to be shown (`inside`), so its container opens.
 * The builder dispatches it for the selection on a page. Also handles the address's hash, where the browser alone finds
 * nothing to scroll to.
 */
export function useRevealed(element: RefObject<HTMLElement | null>, open: (inside: Node) => void): void {
  const hear = useEffectEvent(open)
  useEffect(() => {
    const { current } = element
    const onBeforeMatch = ({ target }: Event) => hear(target as Node)
    const follow = () => {
      const named = location.hash.length > 1 ? document.getElementById(decoded(location.hash.slice(1))) : null
      if (!named || named === current || !current?.contains(named)) return
      hear(named)
      requestAnimationFrame(() => named.scrollIntoView())
    }
    follow()
    addEventListener('hashchange', follow)
    current?.addEventListener('beforematch', onBeforeMatch)
    return () => {
      removeEventListener('hashchange', follow)
      current?.removeEventListener('beforematch', onBeforeMatch)
    }
  }, [element])
}
