/**
 * Puts a place where it is seen and can be reached: into the modal dialog that is open, over its content, because all else is below it and inert; at home
 * otherwise. When the dialog goes, the place comes home. Gives how to stop watching.
 */
export function renderOnTop(place: HTMLElement, home: HTMLElement): () => void {
  // The one in which somebody works; a dialog that another opened stands behind it in the document.
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
  // Shown anew it lies over what was shown since.
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
