import type { BlockEditor } from '@kit/block-editor'
import type { AnyBlock, BlockMigration } from '@schemas/block'
import { registerBlockKit } from './block-kits'
import { typeOfFile } from './views'

// Separate query names, so that a build bundles these into one file and keeps the per-type files apart: otherwise
// ninety small files would be requested one after another.
const schemas = import.meta.glob<{ schema: AnyBlock }>('/blocks/*/*/schema.ts', { eager: true, query: '?all' })
const editors = import.meta.glob<{ editor: BlockEditor }>('/blocks/*/*/editor.tsx', { eager: true, query: '?all' })
const migrations = import.meta.glob<{ migrations: readonly BlockMigration[] }>('/blocks/*/*/migrations.ts', {
  eager: true,
  query: '?all',
})

/** Registers every block type: for what can be added to a page, and for tests and stories. */
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
