import type { Page, Row, Slot } from '@schemas/layout/page'
import { prepareBlock } from '@schemas/layout/prepare'
import { declaredParameters } from '@schemas/layout/query-parameters'
import { blockDefinition } from '@registry/schemas'
import { storedTypes as types } from '@registry/stored-types'

/** `secrets`: those of the names that are keys to what is shown. */
type Parameters = { names: readonly string[]; secrets: readonly string[] }
const remembered = new WeakMap<Page | Slot, Parameters>()

/** The parameters that the blocks of a document declare, whatever role or hour they are shown to. */
export function documentParameters(document: Page | Slot): Parameters {
  const known = remembered.get(document)
  if (known) return known
  const names = new Set<string>()
  const secrets = new Set<string>()
  const visit = (rows: readonly Row[]): void => {
    for (const row of rows)
      for (const cell of row.cells)
        for (const block of cell.blocks) {
          // Nothing is parsed for the many that read none.
          if (blockDefinition(block.type)?.query !== undefined) {
            const prepared = prepareBlock(block, types)
            if (prepared.ok) {
              for (const name of declaredParameters(prepared.definition, prepared.props)) names.add(name)
              for (const name of prepared.definition.secretQuery ?? []) secrets.add(name)
            }
          }
          for (const area of Object.values(block.slots ?? {})) visit(area)
        }
  }
  for (const rows of 'rows' in document
    ? [document.rows]
    : Object.values(document.views).map((view) => view?.rows ?? []))
    visit(rows)
  const made = { names: [...names], secrets: [...secrets] }
  remembered.set(document, made)
  return made
}
