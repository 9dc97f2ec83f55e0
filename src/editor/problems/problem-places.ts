import type { Locale } from '@schemas/layout/locale'
import type { useT } from '@kit/t'
import { nodeExcerpt } from '../compare/describe-node'
import { nodeName } from '../document/name-node'
import type { PageProblem } from '../document/problems/problem'
import { ownPathLabels, pageMessages } from '../inspector/page/page-messages'
import { labelOf } from '../inspector/labels/field-labels'
import '../inspector/labels/more-labels'
import type { DocumentStore } from '../state/document-store'

type T = ReturnType<typeof useT>
type Options = {
  store: Pick<DocumentStore, 'get' | 'page'>
  t: T
  /** Of the words on the page, which tell one part from another. */ locale: Locale
  /** The part is known where they are shown. */ isAlone: boolean
}

/** At most so much of what a part says. */
const maxExcerptLength = 30

/** Where each problem of a list is, so that no two read the same: those that would are told with the first words of their part, and by number where these are the same too. */
export function problemPlaces(
  problems: readonly PageProblem[],
  { store, t, locale, isAlone }: Options,
): ReadonlyMap<PageProblem, string> {
  const nodeOf = ({ node }: PageProblem) => (isAlone || node === undefined ? undefined : store.get(node))
  const place = (problem: PageProblem, excerpt = '') => {
    const node = nodeOf(problem)
    return [node && [t(nodeName(node)), excerpt].filter(Boolean).join(': '), fieldName({ store }, problem, t)]
      .filter(Boolean)
      .join(' · ')
  }
  const plain = new Map(problems.map((problem) => [problem, place(problem)]))
  const named = renameDuplicates(plain, t, (problem) => {
    const node = nodeOf(problem)
    return place(problem, node && nodeExcerpt(store.page.nodes, node, locale).slice(0, maxExcerptLength))
  })
  return renameDuplicates(named, t, (problem, number) => [named.get(problem), `(${number})`].filter(Boolean).join(' '))
}

/** Another place for each that reads like another one; numbered in their order. */
function renameDuplicates(
  places: ReadonlyMap<PageProblem, string>,
  t: T,
  rename: (problem: PageProblem, number: number) => string,
): Map<PageProblem, string> {
  const lines = new Map([...places].map(([problem, place]) => [problem, `${place}\n${t(problem.words)}`]))
  const counts = new Map<string, number>()
  for (const line of lines.values()) counts.set(line, (counts.get(line) ?? 0) + 1)
  const numbers = new Map<string, number>()
  return new Map(
    [...places].map(([problem, place]) => {
      const line = lines.get(problem) ?? ''
      if (counts.get(line) === 1) return [problem, place]
      const number = (numbers.get(line) ?? 0) + 1
      numbers.set(line, number)
      return [problem, rename(problem, number)]
    }),
  )
}

/** What the field is called that the problem stands in. */
function fieldName({ store }: Pick<Options, 'store'>, { node: id, path = [] }: PageProblem, t: T): string {
  // What is wrong with the look says of itself in which part of it.
  if (path.length === 1 && path[0] === 'style') return ''
  if (id === undefined) {
    const [top, locale] = path
    const name =
      top === 'paths'
        ? ownPathLabels[locale as keyof typeof ownPathLabels]
        : pageMessages[top as keyof typeof pageMessages]
    if (name) return t(name)
  }
  const node = id === undefined ? undefined : store.get(id)
  const own = path.filter((part) => part !== 'th' && part !== 'en' && part !== 'to' && part !== 'alt')
  // Below a rich text's own tree nothing has a name.
  const end = own.indexOf('content')
  const named = end < 0 ? own : own.slice(0, end)
  if (named.length === 0) return ''
  const label = t(
    labelOf(node?.kind === 'block' ? node.fields.type : '', named[0] === 'props' ? named.slice(1) : named),
  )
  // Of several entries each has its number, as the list in the settings has them one below the other.
  const index = named.findLast((part) => typeof part === 'number')
  return index === undefined ? label : `${label} ${index + 1}`
}
