import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { decoded } from '@schemas/layout/decoded'
import { isRecord } from '@schemas/layout/json'
import { followSteps } from '@kit/page-steps'

type Popup = {
  id: string
  root: RefObject<HTMLElement | null>
  isVisited: boolean
  /** Another word with each page: in the frame the view stands while they come and go. */ page: string
  open: () => void
  close: () => void
}

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

/** The document that makes a step: loaded anew, the page is another one, and whoever loads it wants the page. */
const made = performance.timeOrigin

/** Whether the browser stands at the step that the pop-up made, in this document. */
const isStepOf = (id: string): boolean =>
  isRecord(history.state) && history.state.popup === id && history.state.made === made

/** Leaves the page as it is without the step of a document that is gone, which would open the pop-up by its anchor too. */
function dropOldStep(id: string): void {
  if (!isRecord(history.state) || history.state.popup !== id || isStepOf(id)) return
  const { popup: _, made: __, ...state } = history.state
  history.replaceState(state, '', location.pathname + location.search)
}

const here = () => location.pathname + location.search

/**
 * Opens by links and makes that a step of the browser's, so that Back closes it, as on a phone everything that lies over a page goes. Such steps are ours: the page stands, and the
 * router must not load it anew for them. `ask` opens it likewise; `leave` closes it, and takes the step back that stands for it. Over another page it is closed, and
 * its step stays where it is.
 */
export function usePopupHistory({ id, root, isVisited, page, open, close }: Popup): {
  ask: (hash?: string) => void
  leave: () => void
} {
  const isAtStep = useRef(false)
  /** The address of the page that is shown. */
  const place = useRef('')
  const openNow = useEffectEvent(open)
  const closeNow = useEffectEvent(close)
  const ask = (hash?: string) => {
    open()
    // On the builder's canvas the steps are the builder's.
    if (!isVisited || isStepOf(id)) return
    history.pushState({ ...(isRecord(history.state) ? history.state : {}), popup: id, made }, '', hash ?? location.href)
    isAtStep.current = true
    place.current = here()
  }
  const askNow = useEffectEvent(ask)
  const leave = () => {
    close()
    if (!isVisited) return
    // Whoever came with the address may load the page again without it.
    if (isAtStep.current && isStepOf(id)) history.back()
    else if (names(root.current, location.hash))
      history.replaceState(history.state, '', location.pathname + location.search)
  }
  useEffect(() => {
    const owner = root.current?.ownerDocument
    if (!owner) return
    const follow = () => names(root.current, location.hash) && openNow()
    // Before the page scrolls to where it stands, which is below what it covers, and before the router, which knows links to the page that is shown as steps of its own.
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
    // Come back to, the entry is its step still.
    isAtStep.current = isStepOf(id)
    if (isAtStep.current || names(root.current, location.hash)) openNow()
    else closeNow()
    addEventListener('hashchange', follow)
    const end = followSteps(() => {
      const isOwn = here() === place.current
      // One of another page's opens it once the router has brought that page.
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
