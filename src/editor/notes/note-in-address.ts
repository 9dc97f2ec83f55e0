import { openNote } from './note-store'

/** `?edit&note=…`, as mails about notes have it, leads to that note; told once, so that the address stays the page's. */
export function openNoteInAddress(): void {
  const address = new URL(location.href)
  const thread = address.searchParams.get('note')
  if (thread === null) return
  address.searchParams.delete('note')
  // `edit` stands there without a value, which the search would spell with a sign.
  history.replaceState(
    history.state,
    '',
    address.pathname + address.search.replace(/([?&]edit)=(?=&|$)/, '$1') + address.hash,
  )
  if (thread !== '') openNote(thread)
}
