import type { BlockTypes } from '@schemas/layout/prepare'
import { type BlockSamples, withoutPlaceholders, withoutUnwritten } from '@schemas/layout/samples'
import { blockMigrations } from './migrations'
import { blockSamples } from './samples'
import { blockDefinition } from './schemas'

/** The block types as the gateway reads stored documents, and shows them to visitors. */
export const storedTypes: BlockTypes = {
  definition: blockDefinition,
  migrations: blockMigrations,
  heal: (type, props) => {
    const samples = blockSamples(type)
    return samples ? withoutUnwritten(props, samples) : props
  },
  visible: (type, props, judge) => withoutPlaceholders(props, parsedSamples(type), judge),
}

const parsed = new Map<string, BlockSamples | undefined>()

/** The samples with every setting at its default, as the props are that they are compared with. */
function parsedSamples(type: string): BlockSamples | undefined {
  if (parsed.has(type)) return parsed.get(type)
  const samples = blockSamples(type)
  const start =
    samples && (blockDefinition(type)?.props.safeParse(samples.start).data as BlockSamples['start'] | undefined)
  const found = samples && (start ? { ...samples, start } : samples)
  parsed.set(type, found)
  return found
}
