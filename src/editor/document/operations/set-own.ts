import { isSameJson } from '@schemas/layout/json'
import { type Own, ownOf, type OwnValues } from '@schemas/layout/own-values'
import type { ReadBlock } from '@schemas/layout/read'
import type { Edit } from '../edit'
import { type FieldPath, setField, write } from './set-field'

/** A block of a section, in this build's version. */
type Part = Pick<ReadBlock, 'id' | 'type' | 'version' | 'props'>

/**
 * The page's own values for a block of a section, valid or not: an invalid value is not reset while it is being typed.
 */
export function ownedProps({ id, type, version, props = {} }: Part, own: Own): Record<string, unknown> {
  const values = own[id]
  const ownProps = values?.type === type && values.version === version ? values.props : {}
  return Object.fromEntries(Object.entries({ ...props, ...ownProps }).filter(([, value]) => value !== null))
}

/**
 * Sets one own value of a page for a section's block. `path` starts at the block's fields; the whole prop is the page's
 * own from then on. A value equal to the section's is removed again.
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

/** Resets one prop to the section's value, or all of them. */
export function resetOwn(edit: Edit, link: string, part: Part, name?: string): void {
  const { [name ?? '']: _, ...others } = valuesIn(ownOf(edit.nodeOf(link, 'block').fields), part)
  writeOwn(edit, link, part, name === undefined ? {} : others)
}

/** Removes own values of a block that is gone or may no longer differ. */
export function dropOwn(edit: Edit, link: string, block: string): void {
  setField(edit, link, ['props', 'own', block], undefined)
}

/** Values of another type or version, which this build does not show, are replaced by what is written now. */
const valuesIn = (own: Own, { id, type, version }: Part): OwnValues['props'] =>
  own[id]?.type === type && own[id].version === version ? own[id].props : {}

function writeOwn(edit: Edit, link: string, { id, type, version }: Part, props: OwnValues['props']): void {
  setField(edit, link, ['props', 'own', id], Object.keys(props).length === 0 ? undefined : { type, version, props })
}
