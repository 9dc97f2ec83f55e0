import type { DocumentPlace } from '@schemas/layout/document-key'
import { newestOwn } from '@schemas/layout/newest-own'
import { differingProps } from '@schemas/layout/own-props'
import { ownOf, type OwnValues } from '@schemas/layout/own-values'
import type { Row } from '@schemas/layout/page'
import { type BlockTypes, migrateBlock, prepareBlock } from '@schemas/layout/prepare'
import { type ReadBlock, readPage, readSlot } from '@schemas/layout/read'
import { linkedSection } from '@schemas/layout/sections'
import { findLost, isContent } from './find-lost'

/** Blocks of one type that a build would bring from one version to another. */
export type Change = { type: string; from: number; to: number; count: number }
/** What would stand as a notice, or could not be read at all. */
export type Failure = { path: string; type?: string; reason: string }
/** What is stored and would be shown nowhere any more. */
export type Loss = { path: string; type?: string }
export type Findings = { changes: Change[]; fails: Failure[]; lost: Loss[] }

type Path = (string | number)[]

/**
 * What a build would make of a stored document: reads it, runs every migration of its blocks and parses what comes out. Changes nothing, and
 * is total: what throws is a failure among the findings. A path leads from the document's root.
 */
export function rehearseDocument(place: DocumentPlace, content: unknown, types: BlockTypes): Findings {
  const changes = new Map<string, Change>()
  const found: Findings = { changes: [], fails: [], lost: [] }
  const read = place.kind === 'page' ? readPage(content) : readSlot(content)
  if (!read.ok)
    return { ...found, fails: read.problems.map(({ path, message }) => ({ path: written(path), reason: message })) }
  const quarantined = new Set<unknown>()
  if ('views' in read.value)
    for (const [role, view] of Object.entries(read.value.views)) visitRows(view?.rows ?? [], ['views', role, 'rows'])
  else visitRows(read.value.rows, ['rows'])
  // What a row or column says that cannot be read is left out, and its blocks stay.
  for (const problem of read.problems) if (!quarantined.has(problem)) found.lost.push({ path: written(problem.path) })
  found.changes = [...changes.values()].sort((a, b) => a.type.localeCompare(b.type) || a.from - b.from)
  return found

  function visitRows(rows: readonly Row[], path: Path): void {
    for (const [index, row] of rows.entries())
      for (const [at, cell] of row.cells.entries())
        for (const [number, block] of cell.blocks.entries())
          visitBlock(block, [...path, index, 'cells', at, 'blocks', number])
  }

  /** What a page says of its own within a section goes through the migrations of the block in whose place it stands. */
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
      // Below a block that is quarantined as a whole its own path is in the problem already.
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
    // A step may turn one setting into another as it says; what somebody wrote must stand somewhere after it.
    if (prepared.migrated) for (const lost of findLost(stored, migrated, isContent)) lose(['props', ...lost])
    // What the schema takes no notice of is shown nowhere, whatever it is.
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

/** How many blocks and values of some findings. */
export function countFindings({ changes, fails, lost }: Findings): { changed: number; failed: number; lost: number } {
  return { changed: changes.reduce((sum, change) => sum + change.count, 0), failed: fails.length, lost: lost.length }
}
