import { readFileSync } from 'node:fs'

const glossary = new URL('../../docs/glossary.md', import.meta.url)

/** The rows of the table under a heading of the glossary: [retired, replacement]. */
export function readTable(text, heading) {
  const section = text.split(/^### /m).find((each) => each.startsWith(heading)) ?? ''
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, 3)
        .map((cell) => cell.trim()),
    )
}

const text = readFileSync(glossary, 'utf8')
const rows = readTable(text, 'In names of variables')
const wholeNames = new Map(rows.flatMap(([name, write]) => (name.endsWith(' =') ? [[name.slice(0, -2), write]] : [])))
const retired = new Map(rows.filter(([name]) => !name.endsWith(' =')))
const phrases = readTable(text, 'In comments and test titles').map(([phrase, write]) => ({
  phrase,
  write,
  pattern: new RegExp(`(?<![\\w’'“"-])${phrase}(?![\\w’'”"-])`, 'i'),
}))

/** Terms of the world outside that contain a retired word. */
const standard = new Set(['givenName', 'given-name'])

const wordsOf = (name) => name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').split(/[\s_$-]+/)

/** Why a declared name or the name of a file uses a retired word, or undefined. */
export function judgeTerm(name) {
  if (standard.has(name)) return undefined
  const whole = wholeNames.get(name.toLowerCase())
  if (whole) return `"${name}" is a retired name: write ${whole} (docs/glossary.md).`
  const found = wordsOf(name).find((word) => retired.has(word.toLowerCase()))
  return (
    found && `"${name}" uses the retired word "${found}": write ${retired.get(found.toLowerCase())} (docs/glossary.md).`
  )
}

/** Why a comment or a test title uses a retired phrase, or undefined. */
export function judgeProse(prose) {
  const found = phrases.find(({ pattern }) => pattern.test(prose))
  return found && `"${found.phrase}" is retired: write ${found.write} (docs/glossary.md).`
}
