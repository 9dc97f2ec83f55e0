/**
 * Minimum length of a word that may contain a typo, and of a prefix that may: shorter ones match too many other words.
 */
const shortest = 4
const shortestBeginning = 6

/** Thai tone marks and signs above letters: they are left out most often. */
const thaiMarks = /[\u0e47-\u0e4c]/g

/**
 * Whether a text has a word that differs from the typed one by one letter missing, extra or wrong, or by two swapped
 * letters. The typed word may be a prefix; Thai has no spaces, so there it may start anywhere.
 */
export function hasFuzzyMatch(text: string, word: string): boolean {
  const isThai = /[\u0e00-\u0e7f]/.test(word)
  const bare = word.replace(thaiMarks, '')
  if (isThai && bare.length >= shortest - 1 && text.replace(thaiMarks, '').includes(bare)) return true
  if (word.length < shortest) return false
  const goesOn = word.length >= shortestBeginning
  return text.split(/[\s/-]+/).some((each) => {
    if (!isThai || !goesOn) return isWithinOneTypo(word, each, goesOn)
    for (let from = 0; from + word.length <= each.length + 1; from += 1)
      if (isWithinOneTypo(word, each.slice(from), true)) return true
    return false
  })
}

function isWithinOneTypo(typed: string, meant: string, goesOn: boolean): boolean {
  if (typed.length > meant.length + 1 || (!goesOn && typed.length < meant.length - 1)) return false
  let at = 0
  while (at < typed.length && typed[at] === meant[at]) at += 1
  const fits = (left: string, right: string) => (goesOn ? right.startsWith(left) : right === left)
  const [typedRest, meantRest] = [typed.slice(at + 1), meant.slice(at + 1)]
  return (
    fits(typedRest, meantRest) ||
    fits(typedRest, meant.slice(at)) ||
    fits(typed.slice(at), meantRest) ||
    (typed[at] === meant[at + 1] && typed[at + 1] === meant[at] && fits(typed.slice(at + 2), meant.slice(at + 2)))
  )
}
