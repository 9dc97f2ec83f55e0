/** Longest title that every tool shows whole. */
export const maxTitle = 72

// Past tense, gerunds and third person, except verbs that end so in the imperative.
const imperative =
  /^(?:Embed|Feed|Need|Seed|Shed|Speed|Exceed|Proceed|Bring|Ping|String|Pass|Process|Access|Address|Compress|Express|Focus|Bypass|Discuss|Dismiss|Guess|Press|Stress|Suppress|Toss)$/

/** Why a commit may not have this title, or undefined. */
export function judgeTitle(title) {
  if ([...title].length > maxTitle) return `is ${[...title].length} characters long; ${maxTitle} at most`
  if (title.endsWith('.')) return 'ends with a period'
  // Git writes these itself.
  if (/^(?:Merge|Revert) /.test(title))
    return title.startsWith('Merge branch') ? 'names a branch instead of the change' : undefined
  const first = title.split(/[\s:]/, 1)[0] ?? ''
  if (!/^[A-Z]/.test(first)) return 'does not begin with a capital letter'
  if (/(?:ed|ing|s)$/.test(first) && !imperative.test(first))
    return `begins with "${first}"; use the imperative ("Add", "Fix", "Move")`
  return undefined
}
