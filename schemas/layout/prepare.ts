import { type AnyBlock, type BlockMigration, MigrationRefusal } from '../block'
import type { ReadBlock } from './read'
import { issues } from './read'
import { type Problem, problemOf } from './problem'
import type { Fault, RefusalMessage } from './refuse'

/** The registry's knowledge of block types; the gateway and the editor each pass their own. */
export type BlockTypes = {
  definition: (type: string) => AnyBlock | undefined
  migrations: (type: string) => readonly BlockMigration[]
  /** What every stored block goes through after its migrations. */
  heal?: ((type: string, props: Record<string, unknown>) => Record<string, unknown>) | undefined
  /** The props as visitors get them; undefined when there is nothing to show. */
  visible?: (
    type: string,
    props: Record<string, unknown>,
    judge: { isValid: (props: Record<string, unknown>) => boolean; hasContent: boolean },
  ) => Record<string, unknown> | undefined
}

/** An exception has no Thai message. */
const broken = 'ขั้นตอนปรับเวอร์ชันของบล็อกนี้ทำงานผิดพลาด'

export type Prepared =
  | { ok: true; definition: AnyBlock; props: Record<string, unknown>; version: number; migrated: boolean }
  | { ok: false; problem: Problem }

/**
 * Migrates a stored block to this build's version and parses its props. Total: an exception in a migration becomes a
 * problem.
 */
export function prepareBlock(block: ReadBlock, types: BlockTypes, path: (string | number)[] = []): Prepared {
  if (block.quarantined) return { ok: false, problem: block.quarantined.problem }
  const definition = types.definition(block.type)
  if (!definition)
    return failed(
      'unknown-type',
      { en: `This build has no block type "${block.type}".`, th: `ระบบเวอร์ชันนี้ไม่มีบล็อกชนิด “${block.type}”` },
      path,
    )
  if (block.version > definition.version)
    return failed(
      'newer-version',
      {
        en: `The block was saved as version ${block.version}; this build knows ${definition.version}.`,
        th: `บล็อกนี้บันทึกเป็นเวอร์ชัน ${block.version} แต่ระบบนี้รองรับถึงเวอร์ชัน ${definition.version}`,
      },
      path,
    )
  try {
    const props = mergeResponsive(migrate(block, definition.version, types), block.at, definition.responsive ?? [])
    const parsed = definition.props.safeParse(props)
    if (!parsed.success)
      return { ok: false, problem: issues(parsed.error, [...path, 'props'], 'invalid-props')[0] as Problem }
    return {
      ok: true,
      definition,
      props: parsed.data as Record<string, unknown>,
      version: definition.version,
      migrated: block.version < definition.version,
    }
  } catch (error) {
    return failed(
      'migration-failed',
      error instanceof MigrationRefusal
        ? error.words
        : { en: error instanceof Error ? error.message : String(error), th: broken },
      path,
    )
  }
}

/** Faults of a block that can be drawn; paths are relative to its props. */
export const faultsOf = ({ definition, props }: Extract<Prepared, { ok: true }>): readonly Fault[] =>
  definition.faults?.(props as never) ?? []

/**
 * The block in this build's version, its props as stored and not yet parsed. What cannot be migrated stays unchanged,
 * and a notice says why.
 */
export function migrateBlock<B extends ReadBlock>(block: B, types: BlockTypes): B {
  const definition = types.definition(block.type)
  if (block.quarantined || !definition || block.version > definition.version) return block
  if (block.version === definition.version && (!types.heal || !block.props)) return block
  try {
    const props = migrate(block, definition.version, types)
    return props === block.props && block.version === definition.version
      ? block
      : { ...block, version: definition.version, props }
  } catch {
    return block
  }
}

function migrate(block: ReadBlock, target: number, types: BlockTypes): Record<string, unknown> {
  let props = block.props ?? {}
  const steps = types.migrations(block.type)
  for (let version = block.version + 1; version <= target; version++) {
    const step = steps.find((candidate) => candidate.to === version)
    if (!step)
      throw new MigrationRefusal({
        en: `No migration of "${block.type}" to version ${version}.`,
        th: `ไม่มีขั้นตอนปรับ “${block.type}” เป็นเวอร์ชัน ${version}`,
      })
    props = step.up(props)
  }
  return types.heal?.(block.type, props) ?? props
}

/** Overrides fold into the prop as `{ base, tablet, mobile }`, each missing one inherited from the wider. */
function mergeResponsive(
  props: Record<string, unknown>,
  at: ReadBlock['at'],
  names: readonly string[],
): Record<string, unknown> {
  if (!at || names.length === 0) return props
  const merged = { ...props }
  for (const name of names) {
    const tablet = at.tablet?.[name]
    const mobile = at.mobile?.[name]
    if (tablet !== undefined || mobile !== undefined) merged[name] = { base: props[name], tablet, mobile }
  }
  return merged
}

function failed(code: Problem['code'], message: RefusalMessage, path: (string | number)[]): Prepared {
  return { ok: false, problem: problemOf(code, message, path) }
}
