/** Whether blocks are offered by their looks, as this person wants it on this device. */
const key = 'sitewright:block-pictures'

export function readPictures(): boolean {
  try {
    return localStorage.getItem(key) === '1'
  } catch {
    return false
  }
}

export function keepPictures(isShown: boolean): boolean {
  try {
    localStorage.setItem(key, isShown ? '1' : '0')
  } catch {
    // A full or closed store forgets it with the page, nothing else.
  }
  return isShown
}
