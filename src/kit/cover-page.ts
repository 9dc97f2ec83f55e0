/**
 * Locks the page's scroll position under a modal dialog until it closes or the returned function is called. Uses an
 * attribute: a `:has()` rule on the whole page would be re-evaluated with every change.
 */
export function coverPage(dialog: HTMLDialogElement): () => void {
  const { dataset } = dialog.ownerDocument.documentElement
  const end = () => {
    delete dataset.covered
    dialog.removeEventListener('close', end)
  }
  dataset.covered = ''
  dialog.addEventListener('close', end)
  return end
}
