import type { BlockMigration } from '@schemas/block'

const files = import.meta.glob<{ migrations: readonly BlockMigration[] }>('/blocks/*/*/migrations.ts', { eager: true })

const byType = new Map(
  Object.entries(files).map(([file, module]) => [file.split('/').slice(2, 4).join('/'), module.migrations]),
)

export function blockMigrations(type: string): readonly BlockMigration[] {
  return byType.get(type) ?? []
}
