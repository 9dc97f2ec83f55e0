import { isSameJson } from '@schemas/layout/json'
import { type Own, ownOf, type OwnValues } from '@schemas/layout/own-values'
import type { ReadBlock } from '@schemas/layout/read'
import type { Edit } from '../edit'
import { type FieldPath, setField, write } from './set-field'

/** A block of a section, in this build's version. */
type Part = Pick<ReadBlock, 'id' | 'type' | 'version' | 'props'>

/** What a block of a section says on one page, valid or not: what was typed is not put back while somebody types it. */
export function ownedProps({ id, type, version, props = {} }: Part, own: Own): Record<string, unknown> {
  const values = own[id]
  const ownProps = values?.type === type && values.version === version ? values.props : {}
  return Object.fromEntries(Object.entries({ ...props, ...ownProps }).filter(([, value]) => value !== null))
}

/**
 * Writes one value of what a page says of its own in the place of a section's block. `path` leads from the block's fields, and its prop
 * is the page's as a whole from then on; what is as in the section is the section's again.
 */
export function setOwn(edit: Edit, link: string, part: Part, path: FieldPath, value: unknown): void {
  const name = String(path[1])
  const own = ownOf(edit.nodeOf(link, 'block').fields)
  const fields = { props: structuredClone(ownedProps(part, own)) }
  write(fields, path, structuredClone(value))
  const next: unknown = fields.props?.[name]
  const { [name]: _, ...others } = valuesIn(own, part)
  const before = part.props?.[name]
  writeOwn(
    edit,
    link,
    part,
    isSameJson(next, before) ? others : { ...others, [name]: next === undefined ? null : next },
  )
}

/** Gives a prop back to the section, or all that the page says there. */
export function resetOwn(edit: Edit, link: string, part: Part, name?: string): void {
  const { [name ?? '']: _, ...others } = valuesIn(ownOf(edit.nodeOf(link, 'block').fields), part)
  writeOwn(edit, link, part, name === undefined ? {} : others)
}

/** Takes away what is of a block that is gone, or that may not differ any more. */
export function dropOwn(edit: Edit, link: string, block: string): void {
  setField(edit, link, ['props', 'own', block], undefined)
}

/** What was written of another type or version, which this build does not show, makes room for what is written now. */
const valuesIn = (own: Own, { id, type, version }: Part): OwnValues['props'] =>
  own[id]?.type === type && own[id].version === version ? own[id].props : {}

function writeOwn(edit: Edit, link: string, { id, type, version }: Part, props: OwnValues['props']): void {
  setField(edit, link, ['props', 'own', id], Object.keys(props).length === 0 ? undefined : { type, version, props })
}
