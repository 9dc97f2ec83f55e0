// A document that goes to another address takes the whole run along. What does so on purpose (a save that was waited for long enough, a link)
// stays where it is: steps within the document and downloads are as ever.
window.navigation.addEventListener('navigate', (event) => {
  if (event.cancelable && !event.destination.sameDocument && event.downloadRequest === null) event.preventDefault()
})
