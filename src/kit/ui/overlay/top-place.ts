/**
 * Moves a container into the open modal dialog, because everything below it is inert; otherwise to its home. Returns it
 * home when the dialog closes. Returns how to stop watching.
 */
export function renderOnTop(place: HTMLElement, home: HTMLElement): () => void {
  // The dialog that has the focus; one opened by another dialog may precede it in the document.
  const dialog =
    document.activeElement?.closest<HTMLElement>('dialog:modal') ??
    [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1)
  if (!dialog) {
    returnHome(place, home)
    return () => {}
  }
  if (place.parentElement !== dialog) {
    if (place.popover) place.hidePopover()
    dialog.append(place)
  }
  place.popover = 'manual'
  // Showing it again moves it above anything shown since.
  if (place.matches(':popover-open')) place.hidePopover()
  place.showPopover()
  const watch = new MutationObserver(() => {
    if (place.isConnected && dialog.matches(':modal')) return
    watch.disconnect()
    returnHome(place, home)
  })
  watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] })
  return () => watch.disconnect()
}

function returnHome(place: HTMLElement, home: HTMLElement): void {
  if (place.isConnected && place.matches(':popover-open')) place.hidePopover()
  place.popover = null
  if (place.parentElement !== home) home.append(place)
}
