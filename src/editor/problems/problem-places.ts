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
  /** Language of the page texts that tell parts apart. */ locale: Locale
  /** The part is clear from where the list is shown. */ isAlone: boolean
}

/** Most characters shown of a part's text. */
const maxExcerptLength = 30

/**
 * Location of each problem in a list, made distinct: equal ones get the first words of their part, and a number where
 * these are equal too.
 */
export function problemPlaces(
  problems: readonly PageProblem[],
  { store, t, locale, isAlone }: Options,
): ReadonlyMap<PageProblem, string> {
  const nodeOf = ({ node }: PageProblem) => (isAlone || node === undefined ? undefined : store.get(node))
  const place = (problem: PageProblem, excerpt = '') => {
    const node = nodeOf(problem)
    return [
      node && [t(nodeName(node)), excerpt].filter(Boolean).join(': '),
      problem.count === undefined && fieldName({ store }, problem, t),
    ]
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

/** Renames each location that equals another one, numbered in order. */
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

/** Label of the field that has the problem. */
function fieldName({ store }: Pick<Options, 'store'>, { node: id, path = [] }: PageProblem, t: T): string {
  // Messages about styles already name the part of the style.
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
  // Nothing below a rich text's own tree has a label.
  const end = own.indexOf('content')
  const named = end < 0 ? own : own.slice(0, end)
  if (named.length === 0) return ''
  const label = t(
    labelOf(node?.kind === 'block' ? node.fields.type : '', named[0] === 'props' ? named.slice(1) : named),
  )
  // An entry among several gets its number, as in the settings, where they are listed one below the other.
  const index = named.findLast((part) => typeof part === 'number')
  return index === undefined ? label : `${label} ${index + 1}`
}
