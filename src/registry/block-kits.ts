import type { BlockEditor } from '@kit/block-editor'
import type { AnyBlock, BlockMigration } from '@schemas/block'

/** What the builder has of a block type beside its view. */
export type BlockKit = { definition: AnyBlock; editor: BlockEditor | undefined; migrations: readonly BlockMigration[] }

type KitFile = { schema: AnyBlock; editor?: BlockEditor; migrations?: readonly BlockMigration[] }

// One module of all three files (`tools/block-kits`): what starts with the builder names ninety types once.
const files = import.meta.glob<KitFile>('/blocks/*/*/schema.ts', { query: '?kit' })

const kits = new Map<string, BlockKit>()
let all: Promise<void> | undefined

/** The first one stays: what was made with it is held against it. */
export function registerBlockKit(type: string, kit: BlockKit): void {
  if (!kits.has(type)) kits.set(type, kit)
}

/** The block's definition; undefined for a type that this build does not know, or whose kit has not come. */
export const blockDefinition = (type: string): AnyBlock | undefined => kits.get(type)?.definition

/** How the builder names a block type and what a fresh one starts with. */
export const blockEditor = (type: string): BlockEditor | undefined => kits.get(type)?.editor

export const blockMigrations = (type: string): readonly BlockMigration[] => kits.get(type)?.migrations ?? []

/** Every block type that has an editor, by name; whole once all kits are here. */
export const blockEditors = (): { type: string; editor: BlockEditor }[] =>
  [...kits]
    .flatMap(([type, { editor }]) => (editor ? [{ type, editor }] : []))
    .sort((one, other) => one.type.localeCompare(other.type))

/** Whether nothing more would come for a type. */
export const hasBlockKit = (type: string): boolean => kits.has(type) || !(fileOf(type) in files)

/** Brings the kits of these types: a page opens with those of what stands on it, and all others come when the page stands. */
export async function loadBlockKits(types: Iterable<string>): Promise<void> {
  await Promise.all(
    Array.from(types, async (type) => {
      if (hasBlockKit(type)) return
      const kit = await files[fileOf(type)]?.()
      if (kit) registerBlockKit(type, { definition: kit.schema, editor: kit.editor, migrations: kit.migrations ?? [] })
    }),
  )
}

/** Brings all of them, in one file of their own. */
export function loadAllBlockKits(): Promise<void> {
  all ??= import('./all-block-kits').then(({ registerAllBlockKits }) => registerAllBlockKits())
  // Whoever asks next asks again.
  all.catch(() => (all = undefined))
  return all
}

const fileOf = (type: string) => `/blocks/${type}/schema.ts`
