/**
 * Keeps the page under a modal dialog where it is until the dialog is closed, or what comes back is called. By an attribute: a
 * rule that asks of the whole page whether something in it is open is asked anew with all that changes on it.
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
