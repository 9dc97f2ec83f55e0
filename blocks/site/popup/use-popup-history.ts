import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { decoded } from '@schemas/layout/decoded'
import { isRecord } from '@schemas/layout/json'
import { followSteps } from '@kit/page-steps'

type Popup = {
  id: string
  root: RefObject<HTMLElement | null>
  isVisited: boolean
  /** Changes with each page: in the frame the view stays mounted across navigation. */ page: string
  open: () => void
  close: () => void
}

/**
 * The element that carries the block's anchor: the one around the view, if any. A column's or row's anchor is not the
 * block's.
 */
export const placeOf = (root: HTMLElement | null): Element | undefined => {
  const place = root?.parentElement?.closest('[id], .cell, [data-node]')
  return place?.id && !place.matches('.cell, .row') ? place : undefined
}

/** Whether a hash names the pop-up or something inside it. */
function names(root: HTMLElement | null, hash: string): boolean {
  const target = hash.length > 1 ? root?.ownerDocument.getElementById(decoded(hash.slice(1))) : undefined
  return target != null && (target === placeOf(root) || (root?.contains(target) ?? false))
}

/**
 * Identifies the document that pushed a history entry: after a reload the page is a new document, and the user expects
 * the page itself.
 */
const made = performance.timeOrigin

/** Whether the current history entry is the pop-up's own, pushed by this document. */
const isStepOf = (id: string): boolean =>
  isRecord(history.state) && history.state.popup === id && history.state.made === made

/**
 * Drops the entry state of an earlier document, which would also open the pop-up by its anchor, without changing the
 * page.
 */
function dropOldStep(id: string): void {
  if (!isRecord(history.state) || history.state.popup !== id || isStepOf(id)) return
  const { popup: _, made: __, ...state } = history.state
  history.replaceState(state, '', location.pathname + location.search)
}

const here = () => location.pathname + location.search

/**
 * Opens by links and pushes a history entry, so that Back closes the pop-up as users expect on a phone. The router must
 * not load the page again for these entries. `ask` opens it the same way; `leave` closes it and goes back over its
 * entry. Over another page it is closed, and its entry stays in the history.
 */
export function usePopupHistory({ id, root, isVisited, page, open, close }: Popup): {
  ask: (hash?: string) => void
  leave: () => void
} {
  const isAtStep = useRef(false)
  /** Address of the page shown. */
  const place = useRef('')
  const openNow = useEffectEvent(open)
  const closeNow = useEffectEvent(close)
  const ask = (hash?: string) => {
    open()
    // On the builder's canvas the history belongs to the builder.
    if (!isVisited || isStepOf(id)) return
    history.pushState({ ...(isRecord(history.state) ? history.state : {}), popup: id, made }, '', hash ?? location.href)
    isAtStep.current = true
    place.current = here()
  }
  const askNow = useEffectEvent(ask)
  const leave = () => {
    close()
    if (!isVisited) return
    // A visitor who arrived by the hash keeps no entry to go back to, so the hash is removed.
    if (isAtStep.current && isStepOf(id)) history.back()
    else if (names(root.current, location.hash))
      history.replaceState(history.state, '', location.pathname + location.search)
  }
  useEffect(() => {
    const owner = root.current?.ownerDocument
    if (!owner) return
    const follow = () => names(root.current, location.hash) && openNow()
    // Runs before the browser scrolls to the pop-up's place in the page, and before the router, which treats links to
    // the current page as navigations.
    const press = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href*="#"]')
      if (
        !link ||
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey ||
        (link.target && link.target !== '_self')
      )
        return
      const isHere = link.pathname === location.pathname || link.getAttribute('href')?.startsWith('#')
      if (!isHere || root.current?.contains(link) || !names(root.current, link.hash)) return
      event.preventDefault()
      askNow(link.hash)
    }
    owner.addEventListener('click', press, true)
    if (!isVisited) return () => owner.removeEventListener('click', press, true)
    place.current = here()
    dropOldStep(id)
    // Returned to through the history, the entry is still the pop-up's own.
    isAtStep.current = isStepOf(id)
    if (isAtStep.current || names(root.current, location.hash)) openNow()
    else closeNow()
    addEventListener('hashchange', follow)
    const end = followSteps(() => {
      const isOwn = here() === place.current
      // An entry of another page opens the pop-up once the router has loaded that page.
      if (isStepOf(id) === isAtStep.current || (isStepOf(id) && !isOwn)) return false
      isAtStep.current = isStepOf(id)
      if (isAtStep.current) openNow()
      else closeNow()
      return isOwn
    })
    return () => {
      owner.removeEventListener('click', press, true)
      removeEventListener('hashchange', follow)
      end()
    }
  }, [id, root, isVisited, page])
  return { ask, leave }
}
