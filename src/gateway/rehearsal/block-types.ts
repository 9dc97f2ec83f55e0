import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { BlockTypes } from '@schemas/layout/prepare'
import { blockMigrations } from '@registry/migrations'
import { blockSamples } from '@registry/samples'
import { blockDefinition, blockTypes as names } from '@registry/schemas'
import { storedTypes } from '@registry/stored-types'

/** The block types of this build. */
export const blockTypes: BlockTypes = storedTypes

/** Changes whenever a block's version, schema or migrations change; otherwise a rehearsal stays valid. */
export function blocksDigest(): string {
  const hash = createHash('sha256')
  for (const name of names) {
    const definition = blockDefinition(name)
    if (!definition) continue
    const steps = blockMigrations(name).map(({ to, why, up }) => [to, why, String(up)])
    hash.update(
      JSON.stringify([
        name,
        definition.version,
        definition.responsive,
        String(definition.slots),
        steps,
        blockSamples(name),
        z.toJSONSchema(definition.props, { io: 'input', unrepresentable: 'any', cycles: 'ref', reused: 'inline' }),
      ]),
    )
  }
  return hash.digest('hex').slice(0, 16)
}
