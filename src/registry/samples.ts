import type { BlockSamples } from '@schemas/layout/samples'

const files = import.meta.glob<{ samples: BlockSamples }>('/blocks/*/*/samples.ts', { eager: true })

const byType = new Map(
  Object.entries(files).map(([file, module]) => [file.split('/').slice(2, 4).join('/'), module.samples]),
)

/** What a new block of a type holds, where that is more than settings. */
export function blockSamples(type: string): BlockSamples | undefined {
  return byType.get(type)
}
