import type { FlatNode } from '@schemas/layout/flat/flat'
import type { BlockTypes } from '@schemas/layout/prepare'
import { withoutUnwritten } from '@schemas/layout/samples'
import { checkAltText } from './alt-text'
import { checkEmptyBlock } from './empty-block'
import { checkEmptyLinks } from './empty-link'
import { checkValid } from './invalid'
import { type FoundLink, linksOf, richAnchors } from './links'
import { checkOwn } from './own-values'
import { checkMissingAssets, checkMissingGround } from './missing-asset'
import { checkSection } from './missing-section'
import { checkTranslations } from './missing-translation'
import type { Facts, PageProblem } from './problem'
import { checkSamples } from './samples'
import { valuesOf } from './values'

/** Problems of one node on its own, and facts that only the whole page can judge: its links and its anchors. */
export type CheckedNode = { problems: PageProblem[]; links: FoundLink[]; anchors: string[] }

/** Checks one node without looking at others, so that the cost of a change does not depend on the page. */
export function checkNode(node: FlatNode, facts: Facts, types: BlockTypes): CheckedNode {
  const anchors = node.fields.anchor === undefined ? [] : [node.fields.anchor]
  const own = [...checkValid(node, types), ...checkOwn(node, types), ...checkMissingGround(node, facts)]
  const definition = node.kind === 'block' ? types.definition(node.fields.type) : undefined
  if (node.kind !== 'block' || !definition || node.fields.quarantined) return { problems: own, links: [], anchors }
  const samples = facts.fresh(node.fields.type)
  // A language in which only the sample is left is one in which nothing is written.
  const written = samples?.start ? withoutUnwritten(node.fields.props, samples) : node.fields.props
  const values = valuesOf({ ...node, fields: { ...node.fields, props: written } }, definition)
  const links = linksOf(values)
  const empty = checkEmptyLinks(node.fields.id, links)
  const nowhere = links.filter(({ to }) => to.trim() === '')
  // A missing address is reported once, with its fix.
  const isReported = ({ path: at }: PageProblem) =>
    nowhere.some(
      ({ path }) => at !== undefined && at.every((part, index) => path[index] === part) && at.length >= path.length - 1,
    )
  return {
    problems: [
      ...own.filter((problem) => !isReported(problem)),
      ...empty,
      ...checkSection(node, facts),
      ...checkMissingAssets(node, values, facts),
      ...checkAltText(node, values, facts),
      ...checkTranslations(node, values, facts.locales),
      ...checkSamples(node, values, facts),
      ...checkEmptyBlock(node, facts),
    ],
    links: links.filter(({ to }) => to.trim() !== '' && to !== '#'),
    anchors: [...anchors, ...richAnchors(values)],
  }
}
