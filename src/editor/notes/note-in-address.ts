import { openNote } from './note-store'

/**
 * Opens the note in `?edit&note=…`, the form of links in mails about notes. The parameter is removed afterwards, so
 * that the address is the page's again.
 */
export function openNoteInAddress(): void {
  const address = new URL(location.href)
  const thread = address.searchParams.get('note')
  if (thread === null) return
  address.searchParams.delete('note')
  // `edit` has no value; URLSearchParams would write it as `edit=`.
  history.replaceState(
    history.state,
    '',
    address.pathname + address.search.replace(/([?&]edit)=(?=&|$)/, '$1') + address.hash,
  )
  if (thread !== '') openNote(thread)
}
