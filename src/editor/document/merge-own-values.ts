import type { FlatNode } from '@schemas/layout/flat/flat'
import { type Own, ownOf } from '@schemas/layout/own-values'
import { linkedSection } from '@schemas/layout/sections'

type Fields = Record<string, unknown> & { props?: Record<string, unknown> }

/**
 * Merges the fields of a node with `merge`, so that two first own values for the same section block do not conflict.
 * Where a side has none, or has removed them, an empty placeholder is inserted, and removed again afterwards.
 */
export function mergeWithOwnValues(
  sides: readonly [FlatNode, FlatNode, FlatNode],
  merge: (was: Fields, own: Fields, other: Fields) => Fields | undefined,
): Fields | undefined {
  const [was, own, other] = sides.map(({ fields }) => fields as Fields) as [Fields, Fields, Fields]
  if (
    !sides.every(
      (node) => node.kind === 'block' && linkedSection(node.fields) !== undefined && !node.fields.quarantined,
    )
  )
    return merge(was, own, other)
  const [wasOwn, ownOwn, otherOwn] = [ownOf(was), ownOf(own), ownOf(other)]
  const placeholders: Own = {}
  for (const id of new Set([...Object.keys(ownOwn), ...Object.keys(otherOwn)])) {
    const [first, ...others] = [wasOwn, ownOwn, otherOwn].flatMap((each) =>
      Object.hasOwn(each, id) && each[id] ? [each[id]] : [],
    )
    // Values of different block types or versions have no common base.
    if (first && others.every(({ type, version }) => type === first.type && version === first.version))
      placeholders[id] = { type: first.type, version: first.version, props: {} }
  }
  const filled = (fields: Fields): Fields => ({
    ...fields,
    props: { ...fields.props, own: { ...placeholders, ...(fields.props?.own as object | undefined) } },
  })
  const merged = merge(filled(was), filled(own), filled(other))
  return merged && withoutEmpty(merged)
}

function withoutEmpty({ props: { own, ...props } = {}, ...fields }: Fields): Fields {
  const nonEmpty = Object.entries(own as Record<string, unknown>).filter(([, values]) => !isEmpty(values))
  return { ...fields, props: nonEmpty.length > 0 ? { ...props, own: Object.fromEntries(nonEmpty) } : props }
}

const isEmpty = (values: unknown): boolean =>
  Object.keys((values as { props?: object } | null)?.props ?? { kept: true }).length === 0
