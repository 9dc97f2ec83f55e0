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

/** Problems in a document's own fields. */
export const checkOwnFields = (
  page: Pick<FlatPage, 'fields'>,
  { pages, locales }: Pick<Facts, 'pages' | 'locales'>,
): PageProblem[] => [
  ...checkPageFields(page),
  ...checkOwnPaths(page.fields, pages),
  ...checkPageTranslations(page, locales),
]

/** Yields to the browser when it is time to. */
export type Rest = () => Promise<void> | undefined

/**
 * All problems that can be found without drawing the document, in reading order. Anchors are not checked: some are
 * created by blocks when they are drawn.
 */
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

/** Number of texts written in at least one language: the basis of the translation count. */
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
