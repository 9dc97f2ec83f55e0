import type { DocumentPlace } from '@schemas/layout/document-key'
import { newestOwn } from '@schemas/layout/newest-own'
import { differingProps } from '@schemas/layout/own-props'
import { ownOf, type OwnValues } from '@schemas/layout/own-values'
import type { Row } from '@schemas/layout/page'
import { type BlockTypes, migrateBlock, prepareBlock } from '@schemas/layout/prepare'
import { findSamples } from '@schemas/layout/samples'
import { type ReadBlock, readPage, readSlot } from '@schemas/layout/read'
import { linkedSection } from '@schemas/layout/sections'
import { blockSamples } from '@registry/samples'
import { findLost, isContent } from './find-lost'

/** Blocks of one type that a build would migrate from one version to another. */
export type Change = { type: string; from: number; to: number; count: number }
/** Would be shown as a notice, or is unreadable. */
export type Failure = { path: string; type?: string; reason: string }
/** Stored content that would no longer be shown anywhere. */
export type Loss = { path: string; type?: string }
/** A text whose sample in one language goes, because it was only written in another. */
export type Healing = { path: string; type: string }
export type Findings = { changes: Change[]; fails: Failure[]; lost: Loss[]; healed: Healing[] }

type Path = (string | number)[]

/**
 * What a build would make of a stored document: parses it, runs all block migrations and validates the result. Changes
 * nothing, and is total: a throw is a failure among the findings. Paths start at the document's root.
 */
export function rehearseDocument(place: DocumentPlace, content: unknown, types: BlockTypes): Findings {
  const changes = new Map<string, Change>()
  const found: Findings = { changes: [], fails: [], lost: [], healed: [] }
  const read = place.kind === 'page' ? readPage(content) : readSlot(content)
  if (!read.ok)
    return { ...found, fails: read.problems.map(({ path, message }) => ({ path: written(path), reason: message })) }
  const quarantined = new Set<unknown>()
  if ('views' in read.value)
    for (const [role, view] of Object.entries(read.value.views)) visitRows(view?.rows ?? [], ['views', role, 'rows'])
  else visitRows(read.value.rows, ['rows'])
  // Invalid values of a row or column are dropped, and its blocks stay.
  for (const problem of read.problems) if (!quarantined.has(problem)) found.lost.push({ path: written(problem.path) })
  found.changes = [...changes.values()].sort((a, b) => a.type.localeCompare(b.type) || a.from - b.from)
  return found

  function visitRows(rows: readonly Row[], path: Path): void {
    for (const [index, row] of rows.entries())
      for (const [at, cell] of row.cells.entries())
        for (const [number, block] of cell.blocks.entries())
          visitBlock(block, [...path, index, 'cells', at, 'blocks', number])
  }

  /** A page's overrides of a section's block go through that block's migrations. */
  function visitOwn(values: OwnValues, path: Path): void {
    const { type } = values
    const newest = newestOwn(values, types)
    if (!newest) {
      found.fails.push({
        path: written(path),
        type,
        reason: `What the page says of its own cannot be brought from version ${values.version} to this build's.`,
      })
      return
    }
    const shown = differingProps(type, types)
    const shownProps = Object.fromEntries(Object.entries(newest.props).filter(([name]) => shown.has(name)))
    for (const lost of findLost(values.props, shownProps, isContent))
      found.lost.push({ path: written([...path, 'props', ...lost]), type })
  }

  function visitBlock(block: ReadBlock, path: Path): void {
    const { type } = block
    const slots = Object.entries(block.slots ?? {})
    for (const [name, rows] of slots) visitRows(rows, [...path, 'slots', name])
    const prepared = prepareBlock(block, types, path)
    if (!prepared.ok) {
      quarantined.add(prepared.problem)
      // For a block quarantined as a whole the problem already contains its path.
      found.fails.push({
        path: written(prepared.problem.path.length > 0 ? prepared.problem.path : path),
        type,
        reason: prepared.problem.message,
      })
      return
    }
    const { definition, props, version } = prepared
    if (prepared.migrated) {
      const key = `${type} ${block.version}`
      const known = changes.get(key) ?? { type, from: block.version, to: version, count: 0 }
      changes.set(key, { ...known, count: known.count + 1 })
    }
    const lose = (below: Path) => found.lost.push({ path: written([...path, ...below]), type })
    const stored = block.props ?? {}
    const migrated = migrateBlock(block, types).props ?? {}
    const samples = blockSamples(type)
    if (samples && types.heal)
      for (const { path: at, locale } of findSamples(migrateBlock(block, { ...types, heal: undefined }).props, samples)
        .unwritten)
        found.healed.push({ path: written([...path, 'props', ...at, locale]), type })
    // A migration may turn one setting into another as it declares; content must still be somewhere afterwards.
    if (prepared.migrated) for (const lost of findLost(stored, migrated, isContent)) lose(['props', ...lost])
    // Anything the schema ignores is shown nowhere.
    for (const lost of findLost(migrated, props)) lose(['props', ...lost])
    for (const [id, values] of linkedSection(block) === undefined ? [] : Object.entries(ownOf(block)))
      visitOwn(values, [...path, 'props', 'own', id])
    for (const [device, overrides] of Object.entries(block.at ?? {}))
      for (const name of Object.keys(overrides ?? {}))
        if (!definition.responsive?.includes(name)) lose(['at', device, name])
    const names = typeof definition.slots === 'function' ? slotNames(definition.slots, props) : (definition.slots ?? [])
    for (const [name, rows] of slots) if (rows.length > 0 && !names.includes(name)) lose(['slots', name])
  }
}

function slotNames(of: (props: never) => readonly string[], props: Record<string, unknown>): readonly string[] {
  try {
    return of(props as never)
  } catch {
    return []
  }
}

const written = (path: Path) => path.join('.')

type Count = 'changed' | 'failed' | 'lost' | 'healed'

/** Number of blocks and values in some findings. */
export function countFindings({ changes, fails, lost, healed }: Findings): Record<Count, number> {
  return {
    changed: changes.reduce((sum, change) => sum + change.count, 0),
    failed: fails.length,
    lost: lost.length,
    healed: healed.length,
  }
}
