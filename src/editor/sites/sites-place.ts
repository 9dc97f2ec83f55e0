import { useSyncExternalStore } from 'react'
import { noteStep } from '../ui/use-back-closes'

/** Where in the sites screen a person is: `?edit=sites`, `?edit=sites-new` or `?edit=sites:bakery`, the step or the tab in the address's end. */
export type SitesPlace = { kind: 'list' } | { kind: 'new'; step?: number } | { kind: 'site'; id: string; tab: string }

const changed = 'sites-place'
/** What the steps of making a site are called in its address: each is one of the browser's own, so that Back leads to the one before. */
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

/** The address of a place, for links that can be opened elsewhere too. */
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

/** Goes there without loading the document anew; a change of tab takes the place of the one before. */
export function goTo(place: SitesPlace, { replaces = false }: { replaces?: boolean } = {}): void {
  history[replaces ? 'replaceState' : 'pushState'](null, '', placeAddress(place))
  noteStep()
  dispatchEvent(new Event(changed))
}
