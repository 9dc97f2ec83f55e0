import { blockDefinition } from '@registry/block-kits'

/** The areas of a block with these props; undefined when the props are invalid. */
export function slotNames(type: string, props: unknown): readonly string[] | undefined {
  const definition = blockDefinition(type)
  if (typeof definition?.slots !== 'function') return definition?.slots ?? []
  const read = definition.props.safeParse(props ?? {})
  return read.success ? definition.slots(read.data as never) : undefined
}
