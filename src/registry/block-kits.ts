import type { BlockEditor } from '@kit/block-editor'
import type { AnyBlock, BlockMigration } from '@schemas/block'
import { loaders } from 'virtual:block-kits'
import { findLoader } from './find-loader'

/** What the builder needs of a block type besides its view. */
export type BlockKit = { definition: AnyBlock; editor: BlockEditor | undefined; migrations: readonly BlockMigration[] }

const kits = new Map<string, BlockKit>()
/** Types of which this build has no kit, as far as they were requested. */
const unknown = new Set<string>()
let all: Promise<void> | undefined

/** The first kit stays registered, because documents were created and validated with it. */
export function registerBlockKit(type: string, kit: BlockKit): void {
  if (!kits.has(type)) kits.set(type, kit)
}

/** The block's definition; undefined for a type unknown to this build, or whose kit has not loaded. */
export const blockDefinition = (type: string): AnyBlock | undefined => kits.get(type)?.definition

/** How the builder names a block type, and the props of a new one. */
export const blockEditor = (type: string): BlockEditor | undefined => kits.get(type)?.editor

export const blockMigrations = (type: string): readonly BlockMigration[] => kits.get(type)?.migrations ?? []

/** Every block type with an editor, by name; complete once all kits are loaded. */
export const blockEditors = (): { type: string; editor: BlockEditor }[] =>
  [...kits]
    .flatMap(([type, { editor }]) => (editor ? [{ type, editor }] : []))
    .sort((one, other) => one.type.localeCompare(other.type))

/** Whether there is nothing left to load for a type: a type unknown to this build has first to be requested. */
export const hasBlockKit = (type: string): boolean => kits.has(type) || unknown.has(type)

/** Loads the kits of these types: a page opens with those it uses, and all others load afterwards. */
export async function loadBlockKits(types: Iterable<string>): Promise<void> {
  await Promise.all(
    Array.from(types, async (type) => {
      if (hasBlockKit(type)) return
      const load = await findLoader(loaders, type, 'schema.ts')
      if (!load) return void unknown.add(type)
      const { schema, editor, migrations = [] } = await load()
      registerBlockKit(type, { definition: schema, editor, migrations })
    }),
  )
}

/** Loads all of them from a single file. */
export function loadAllBlockKits(): Promise<void> {
  all ??= import('./all-block-kits').then(({ registerAllBlockKits }) => registerAllBlockKits())
  // A failed load is not cached, so the next call retries.
  all.catch(() => (all = undefined))
  return all
}
