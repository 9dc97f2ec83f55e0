import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Hears `beforematch` on an element: something inside it is about to be shown (`inside`), so what folds it away opens. The
 * builder sends it for what is chosen on a page.
 */
export function useRevealed(element: RefObject<HTMLElement | null>, open: (inside: Node) => void): void {
  const hear = useEffectEvent(open)
  useEffect(() => {
    const { current } = element
    const told = ({ target }: Event) => hear(target as Node)
    current?.addEventListener('beforematch', told)
    return () => current?.removeEventListener('beforematch', told)
  }, [element])
}
