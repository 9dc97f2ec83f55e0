import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { decoded } from '@schemas/layout/decoded'
import { isRecord } from '@schemas/layout/json'
import { followSteps } from '@kit/page-steps'

type Popup = { id: string; root: RefObject<HTMLElement | null>; isVisited: boolean; open: () => void; close: () => void }

/** The element that has the block's anchor: the one around the view, if any. A column's or a row's is not the block's. */
export const placeOf = (root: HTMLElement | null): Element | undefined => {
  const place = root?.parentElement?.closest('[id], .cell, [data-node]')
  return place?.id && !place.matches('.cell, .row') ? place : undefined
}

/** Whether an address names the pop-up or something in it. */
function names(root: HTMLElement | null, hash: string): boolean {
  const target = hash.length > 1 ? root?.ownerDocument.getElementById(decoded(hash.slice(1))) : undefined
  return target != null && (target === placeOf(root) || (root?.contains(target) ?? false))
}

/**
 * Opens by links and makes that a step of the browser's, so that Back closes it, as on a phone everything that lies over a page goes. Such steps are ours: the page stands, and the
 * router must not load it anew for them. `ask` opens it likewise; `leave` closes it, and takes the step back that stands for it.
 */
export function useAsked({ id, root, isVisited, open, close }: Popup): { ask: (hash?: string) => void; leave: () => void } {
  const isAtStep = useRef(false)
  const openNow = useEffectEvent(open)
  const closeNow = useEffectEvent(close)
  const isStep = (state: unknown) => isRecord(state) && state.popup === id
  const ask = (hash?: string) => {
    open()
    // On the builder's canvas the steps are the builder's.
    if (!isVisited || isAtStep.current) return
    history.pushState({ ...(isRecord(history.state) ? history.state : {}), popup: id }, '', hash ?? location.href)
    isAtStep.current = true
  }
  const askNow = useEffectEvent(ask)
  const leave = () => {
    close()
    if (!isVisited) return
    // Whoever came with the address may load the page again without it.
    if (isAtStep.current) history.back()
    else if (names(root.current, location.hash)) history.replaceState(history.state, '', location.pathname + location.search)
  }
  useEffect(() => {
    const owner = root.current?.ownerDocument
    if (!owner) return
    const follow = () => names(root.current, location.hash) && openNow()
    // Before the page scrolls to where it stands, which is below what it covers.
    const press = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href*="#"]')
      if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || (link.target && link.target !== '_self')) return
      const isHere = link.pathname === location.pathname || link.getAttribute('href')?.startsWith('#')
      if (!isHere || root.current?.contains(link) || !names(root.current, link.hash)) return
      event.preventDefault()
      askNow(link.hash)
    }
    owner.addEventListener('click', press)
    if (!isVisited) return () => owner.removeEventListener('click', press)
    follow()
    addEventListener('hashchange', follow)
    const end = followSteps(() => {
      const was = isAtStep.current
      isAtStep.current = isStep(history.state)
      if (was === isAtStep.current) return false
      if (isAtStep.current) openNow()
      else closeNow()
      return true
    })
    return () => {
      owner.removeEventListener('click', press)
      removeEventListener('hashchange', follow)
      end()
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `isStep` is the id's
  }, [id, root, isVisited])
  return { ask, leave }
}
