// A document that navigates away takes the whole test run with it. Intended navigation (after a save that took too
// long, by a link)
// is cancelled; navigation within the document and downloads work as usual.
window.navigation.addEventListener('navigate', (event) => {
  if (event.cancelable && !event.destination.sameDocument && event.downloadRequest === null) event.preventDefault()
})
