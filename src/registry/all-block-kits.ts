import type { BlockEditor } from '@kit/block-editor'
import type { AnyBlock, BlockMigration } from '@schemas/block'
import { registerBlockKit } from './block-kits'
import { typeOfFile } from './views'

// Under names of their own, so that a build writes them into one file and those of single types beside it: ninety small files
// would be asked for one after the other.
const schemas = import.meta.glob<{ schema: AnyBlock }>('/blocks/*/*/schema.ts', { eager: true, query: '?all' })
const editors = import.meta.glob<{ editor: BlockEditor }>('/blocks/*/*/editor.tsx', { eager: true, query: '?all' })
const migrations = import.meta.glob<{ migrations: readonly BlockMigration[] }>('/blocks/*/*/migrations.ts', {
  eager: true,
  query: '?all',
})

/** Every block type at once: what can be added to a page, and what tests and stories work with. */
export function registerAllBlockKits(): void {
  for (const [file, { schema }] of Object.entries(schemas)) {
    const own = (name: string) => file.replace('schema.ts', name)
    registerBlockKit(typeOfFile(file), {
      definition: schema,
      editor: editors[own('editor.tsx')]?.editor,
      migrations: migrations[own('migrations.ts')]?.migrations ?? [],
    })
  }
}
