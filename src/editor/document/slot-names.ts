import { blockDefinition } from '@registry/block-kits'

/** The areas that a block of such settings has; undefined where they cannot be read. */
export function slotNames(type: string, props: unknown): readonly string[] | undefined {
  const definition = blockDefinition(type)
  if (typeof definition?.slots !== 'function') return definition?.slots ?? []
  const read = definition.props.safeParse(props ?? {})
  return read.success ? definition.slots(read.data as never) : undefined
}
