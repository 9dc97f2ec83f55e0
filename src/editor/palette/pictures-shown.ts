/** localStorage key of the preference to show blocks as pictures, for this person on this device. */
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
    // If storage is full or blocked, the preference lasts until the page is left.
  }
  return isShown
}
