import { produce } from 'immer'
import type { FlatPage } from '@schemas/layout/flat/flat'
import { pageFields } from '@schemas/layout/page'
import type { RichTree } from '@schemas/layout/rich-text'
import { blockDefinition } from '@registry/block-kits'
import { checkProps } from '../fields/check-props'
import type { Edit } from '../edit'
import { ownIssues } from '../problems/own-values'
import { richLinks } from '../problems/links'
import { lockOf } from '../rules'
import type { Match } from '../texts/find-matches'
import { leadsOut } from '../texts/leads-out'
import { type PageText, textsOf } from '../texts/page-texts'
import { cutRuns } from '../texts/runs'
import { setField, setPageField, write } from './set-field'

type Options = {
  /** Matches the text to replace, everywhere in a value. */ pattern: RegExp
  by: string
  /** Replaces only this occurrence. */ only?: Pick<Match, 'node' | 'path' | 'nth'>
  /** Whether the person may not change a node. */ isHeld: (id: string) => boolean
}

/**
 * Number replaced, number left because the parts are locked or held by others, and number left because the result would
 * be invalid.
 */
export type ReplacedCount = { replaced: number; left: number; refused: number }

/** Replaces matched text; parts that are locked or held by others stay, and so do values that would become invalid. */
export function replaceText(edit: Edit, page: FlatPage, { pattern, by, only, isHeld }: Options): ReplacedCount {
  const done: ReplacedCount = { replaced: 0, left: 0, refused: 0 }
  const canHold = standing(edit)
  for (const text of textsOf(page)) {
    if (only && !isSameText(text, only)) continue
    let nth = 0
    const value = cutRuns(text.value, (run) => {
      const cuts = [...run.matchAll(pattern)].map(({ 0: found, index }) => ({
        from: index,
        to: index + found.length,
        put: by,
      }))
      const first = nth
      nth += cuts.length
      return only ? cuts.filter((_, at) => first + at === only.nth) : cuts
    })
    const count = only ? Math.min(1, nth) : nth
    if (count === 0) continue
    const { node } = text
    if (node !== undefined && (isHeld(node) || lockOf(edit, node))) {
      done.left += count
      continue
    }
    if (!canHold(text, value)) {
      done.refused += count
      continue
    }
    if (node === undefined) setPageField(edit, text.path, value)
    else setField(edit, node, text.path, value)
    done.replaced += count
  }
  return done
}

const isSameText = (one: Pick<PageText, 'node' | 'path'>, other: Pick<PageText, 'node' | 'path'>) =>
  one.node === other.node && one.path.join() === other.path.join()

/** Checks whether a value may replace a text: its links must be usable, and a valid value must stay valid. */
function standing(edit: Edit): (text: PageText, value: string | RichTree) => boolean {
  const valid = new Map<string | undefined, boolean>()
  const isValid = (node: string | undefined, path: PageText['path'] = [], value?: string | RichTree): boolean => {
    if (node === undefined)
      return pageFields.safeParse(
        path.length === 0 ? edit.fields : produce(edit.fields, (draft) => write(draft, path, value)),
      ).success
    const block = edit.nodeOf(node, 'block')
    const definition = blockDefinition(block.fields.type)
    const { fields } = path.length === 0 ? block : produce(block, (draft) => write(draft.fields, path, value))
    return (
      definition !== undefined &&
      checkProps(definition, fields).length === 0 &&
      ownIssues(fields, { definition: blockDefinition }).length === 0
    )
  }
  return (text, value) => {
    if (!leadsWell(text, value)) return false
    const was = valid.get(text.node) ?? isValid(text.node)
    valid.set(text.node, was)
    return !was || isValid(text.node, text.path, value)
  }
}

/** A link that left the site must not become a link to one of its pages, or to nowhere. */
function leadsWell({ value: before, isAddress }: PageText, after: string | RichTree): boolean {
  if (typeof after === 'string') return !isAddress || leadsOut(after)
  const known = new Set(addressesOf(before))
  return addressesOf(after).every((to) => known.has(to) || leadsOut(to))
}

const addressesOf = (value: string | RichTree) => richLinks(value, []).map(({ to }) => to)
