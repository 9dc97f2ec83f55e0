import type { AnyBlock } from '@schemas/block'

const files = import.meta.glob<{ schema: AnyBlock }>('/blocks/*/*/schema.ts', { eager: true })

const definitions = new Map(
  Object.entries(files).map(([file, module]) => [file.split('/').slice(2, 4).join('/'), module.schema]),
)

export const blockTypes: readonly string[] = [...definitions.keys()].sort()

export function blockDefinition(type: string): AnyBlock | undefined {
  return definitions.get(type)
}
