import { useSyncExternalStore } from 'react'
import { noteStep } from '../ui/use-back-closes'

/**
 * Location within the sites screen: `?edit=sites`, `?edit=sites-new` or `?edit=sites:bakery`, with the step or tab in
 * the hash.
 */
export type SitesPlace = { kind: 'list' } | { kind: 'new'; step?: number } | { kind: 'site'; id: string; tab: string }

const changed = 'sites-place'
/** Hashes of the new-site steps: each is a browser history entry, so that Back returns to the previous one. */
const newSiteSteps = ['', 'about', 'admin']

function address(): string {
  return location.search + location.hash
}

function subscribe(listen: () => void): () => void {
  for (const name of ['popstate', 'hashchange', changed]) addEventListener(name, listen)
  return () => {
    for (const name of ['popstate', 'hashchange', changed]) removeEventListener(name, listen)
  }
}

export function readPlace(search: string, hash: string): SitesPlace | undefined {
  const editParam = new URLSearchParams(search).get('edit') ?? ''
  if (editParam === 'sites') return { kind: 'list' }
  if (editParam === 'sites-new') return { kind: 'new', step: Math.max(0, newSiteSteps.indexOf(hash.slice(1))) }
  const id = /^sites:([a-z][a-z0-9-]*)$/.exec(editParam)?.[1]
  return id === undefined ? undefined : { kind: 'site', id, tab: hash.slice(1) || 'general' }
}

export function useSitesPlace(): SitesPlace {
  const now = useSyncExternalStore(subscribe, address)
  const [search = '', hash = ''] = now.split('#')
  return readPlace(search, hash ? `#${hash}` : '') ?? { kind: 'list' }
}

/** The address of a location, for links that can be opened elsewhere too. */
export function placeAddress(place: SitesPlace): string {
  const value = place.kind === 'list' ? 'sites' : place.kind === 'new' ? 'sites-new' : `sites:${place.id}`
  const end =
    place.kind === 'new'
      ? newSiteSteps[place.step ?? 0]
      : place.kind === 'site' && place.tab !== 'general'
        ? place.tab
        : ''
  return `${location.pathname}?edit=${value}${end ? `#${end}` : ''}`
}

/** Navigates without a reload; changing tabs replaces the history entry. */
export function goTo(place: SitesPlace, { replaces = false }: { replaces?: boolean } = {}): void {
  history[replaces ? 'replaceState' : 'pushState'](null, '', placeAddress(place))
  noteStep()
  dispatchEvent(new Event(changed))
}
