import type { FlatPage } from '@schemas/layout/flat/flat'
import type { BlockTypes } from '@schemas/layout/prepare'
import { roles } from '@schemas/layout/role'
import { checkNode } from './check-node'
import { checkDeadLinks } from './dead-link'
import { checkHeadings } from './heading-order'
import { checkPageFields } from './invalid'
import { isWanted } from './is-wanted'
import { linkJudge } from './link-judge'
import { checkPageTranslations, countPageTexts, countTexts } from './missing-translation'
import { checkOwnPaths } from './own-paths'
import { type Facts, type PageProblem, problemKey } from './problem'
import { placesOf, readAlong } from './reading-order'
import { treeHeadings } from './tree-headings'
import { valuesOf } from './values'

/** What is wrong with what a document says of itself. */
export const checkOwnFields = (
  page: Pick<FlatPage, 'fields'>,
  { pages, locales }: Pick<Facts, 'pages' | 'locales'>,
): PageProblem[] => [
  ...checkPageFields(page),
  ...checkOwnPaths(page.fields, pages),
  ...checkPageTranslations(page, locales),
]

/** Lets the browser do other things, where it is time to. */
export type Rest = () => Promise<void> | undefined

/** All that can be said of a document without drawing it, in the order in which it is read. Nothing is said of places within the page: blocks make some of them when they are drawn. */
export async function checkDocument(
  page: FlatPage,
  facts: Facts,
  types: BlockTypes,
  rest: Rest,
): Promise<PageProblem[]> {
  const found = checkOwnFields(page, facts)
  const known = { ...linkJudge(facts), hasPlace: undefined }
  for (const [id, node] of page.nodes) {
    const { problems, links } = checkNode(node, facts, types)
    found.push(...problems, ...checkDeadLinks(id, links, known))
    await rest()
  }
  const [locale = 'th'] = facts.locales
  const headings = new Map(
    roles
      .flatMap((role) => checkHeadings(page, treeHeadings(page, role, locale, types), types, false))
      .map((problem) => [problemKey(problem), problem]),
  )
  found.push(...headings.values())
  const wanted = found.filter((problem) => isWanted(page, problem))
  return readAlong(wanted, placesOf(page, wanted))
}

/** How many texts of a document are written in a language at least: what translations are counted against. */
export async function countDocumentTexts(page: FlatPage, types: BlockTypes, rest: Rest): Promise<number> {
  let count = countPageTexts(page)
  for (const node of page.nodes.values()) {
    const definition =
      node.kind === 'block' && !node.fields.quarantined ? types.definition(node.fields.type) : undefined
    if (node.kind === 'block' && definition) count += countTexts(valuesOf(node, definition))
    await rest()
  }
  return count
}
