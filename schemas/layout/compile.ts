import type { AnyDataCall, DataContext } from '../block'
import { eachAssetName } from './asset-names'
import { cellEntrances, cellInner, type ColumnCounts, columnCounts, columnSpans } from './columns'
import type { Entering } from './entrance'
import { entranceCss } from './entrance-rules'
import type { Asset } from './image'
import { languageOf } from './language-of'
import type { Locale } from './locale'
import type { Cell, Row, View } from './page'
import { type BlockTypes, prepareBlock } from './prepare'
import { type Problem, problemMessage } from './problem'
import { declaredParameters, pickParameters } from './query-parameters'
import type { ReadBlock } from './read'
import type { RenderBlock, RenderCell, RenderRow, RenderTree } from './render'
import { hasRole, type Role } from './role'
import { rowVisible } from './seen-rows'
import { nextEdge, type Shown, whyHidden } from './shown'
import { StyleSheet } from './style-sheet'
import { localise } from './text'

export type CompileContext = DataContext & {
  types: BlockTypes
  asset: (name: string) => Asset | undefined
  role: Role
  /** The moment for deciding date visibility, in ms since the epoch. */
  now: number
  /** Time zone for weekly hours; Thailand's where the site has none. */
  timeZone?: string | undefined
  /** Managers see why a block is replaced by a notice; visitors do not. */
  explain: boolean
  /** Rows after this many are drawn when they come near the window; all are drawn at once where it is absent. */
  rowsAtOnce?: number
}

export type BlockCall = AnyDataCall & { block: RenderBlock; name: string }

export type Compiled = {
  tree: RenderTree
  calls: BlockCall[]
  problems: Problem[]
  /** The next moment (ms) at which date visibility changes the tree, if any: no cache may outlive it. */
  changesAt?: number
}

/** Compiles rows for one role, locale and moment. Pure and total: a broken block becomes a notice and a problem. */
export function compileRows(rows: View['rows'], context: CompileContext, path: (string | number)[] = []): Compiled {
  const compiler = new Compiler(context)
  const compiled = compiler.rows(rows, path)
  for (const row of compiled.slice(context.rowsAtOnce ?? compiled.length))
    if (!compiler.reaching.has(row)) row.later = true
  return {
    tree: {
      rows: compiled,
      css: compiler.sheet.toString(),
      types: [...compiler.types].sort(),
      assets: compiler.assets,
    },
    calls: compiler.calls,
    problems: compiler.problems,
    ...(compiler.changesAt === undefined ? {} : { changesAt: compiler.changesAt }),
  }
}

class Compiler {
  sheet: StyleSheet
  types = new Set<string>()
  assets: Record<string, Asset> = {}
  calls: BlockCall[] = []
  problems: Problem[] = []
  changesAt: number | undefined
  /** Rows with something that reaches beyond their box. */
  reaching = new Set<RenderRow>()
  /** Whether something in the row that is being compiled does. */
  #reaches = false
  #context: CompileContext

  /** The language of what is around the block that is being compiled. */
  #lang: Locale

  constructor(context: CompileContext) {
    this.#context = context
    this.#lang = context.locale
    this.sheet = new StyleSheet(context.asset, entranceCss)
  }

  rows(rows: Row[], path: (string | number)[]): RenderRow[] {
    return this.#visible(rows, path).flatMap(([row, at]) => {
      const around = this.#reaches
      this.#reaches = isPositioned(row)
      const cells = this.#visible(row.cells, [...at, 'cells'])
      const counts = columnCounts(
        row,
        cells.map(([cell]) => cell),
      )
      const entrances = cellEntrances(
        row,
        cells.map(([cell]) => cell),
        counts,
      )
      const drawn = cells.map(([cell, cellAt], order) => this.#cell(cell, cellAt, counts, entrances[order]))
      const left = cells.map(([{ style, visible, blocks }], index) => {
        const ids = new Set(drawn[index]?.blocks.map(({ id }) => id))
        return { style, visible, blocks: blocks.filter(({ id }) => ids.has(id)) }
      })
      const visible = rowVisible(
        row,
        left,
        row.cells.every(({ blocks }) => blocks.length === 0),
      )
      const reaches = this.#reaches
      this.#reaches = around || reaches
      if (visible === false) return []
      const classes = this.sheet.node('row', row.style, visible, row.inTurn ? undefined : row)
      const rendered: RenderRow = {
        id: row.id,
        g: this.sheet.grid(counts, row.gap, row.style),
        ...(classes.outer ? { c: classes.outer } : {}),
        ...(classes.inner ? { i: classes.inner } : {}),
        ...(row.width ? { w: row.width } : {}),
        ...(row.ground ? { ground: row.ground } : {}),
        ...(row.anchor ? { anchor: row.anchor } : {}),
        cells: drawn,
      }
      if (reaches) this.reaching.add(rendered)
      return rendered
    })
  }

  #cell(cell: Cell, path: (string | number)[], counts: ColumnCounts, entering: Entering | undefined): RenderCell {
    this.#reaches ||= isPositioned(cell)
    const classes = this.sheet.node('cell', cell.style, cell.visible, entering)
    const span = this.sheet.span(columnSpans(cell, counts))
    const outer = joined(span, classes.outer)
    const inner = cellInner(cell, classes.inner)
    return {
      id: cell.id,
      ...(outer ? { c: outer } : {}),
      ...(inner ? { i: inner } : {}),
      ...(cell.ground ? { ground: cell.ground } : {}),
      ...(cell.anchor ? { anchor: cell.anchor } : {}),
      blocks: this.#visible(cell.blocks, [...path, 'blocks']).flatMap(([block, at]) => this.#block(block, at) ?? []),
    }
  }

  #block(block: ReadBlock, path: (string | number)[]): RenderBlock | undefined {
    const { types, role, locale } = this.#context
    const classes = this.sheet.node('block', block.style, block.visible, block)
    const shell = {
      id: block.id,
      type: block.type,
      ...(classes.outer ? { c: classes.outer } : {}),
      ...(classes.inner ? { i: classes.inner } : {}),
      ...(block.anchor ? { anchor: block.anchor } : {}),
    }
    const prepared = prepareBlock(block, types, path)
    this.#reaches ||= isPositioned(block) || (prepared.ok && !prepared.definition.contained)
    if (!prepared.ok) return this.#notice(shell, prepared.problem)
    const { definition } = prepared
    if (definition.access && !hasRole(role, definition.access)) return undefined
    const slotted = Object.values(block.slots ?? {}).some((rows) => rows.length > 0)
    const seen = types.visible
      ? types.visible(block.type, prepared.props, {
          isValid: (props) => definition.props.safeParse(props).success,
          hasContent: slotted,
        })
      : prepared.props
    if (!seen) return undefined
    const props = localise(seen, locale) as Record<string, unknown>
    const rendered: RenderBlock = { ...shell, props }
    const around = this.#lang
    const lang = languageOf(seen, locale) ?? around
    if (lang !== around) rendered.lang = lang
    try {
      const names = typeof definition.slots === 'function' ? definition.slots(seen as never) : (definition.slots ?? [])
      this.#lang = lang
      for (const name of names)
        (rendered.slots ??= {})[name] = this.rows(block.slots?.[name] ?? [], [...path, 'slots', name])
      this.#lang = around
      // A parameter that a block does not declare is not in the key under which its page is cached.
      const query = pickParameters(this.#context.query, declaredParameters(definition, seen))
      for (const [name, call] of Object.entries(definition.data?.(seen as never, { ...this.#context, query }) ?? {}))
        if (call) this.calls.push({ ...call, block: rendered, name })
    } catch (error) {
      this.#lang = around
      return this.#notice(shell, {
        code: 'threw',
        message: error instanceof Error ? error.message : String(error),
        path,
      })
    }
    this.types.add(block.type)
    this.#collectAssets(props)
    return rendered
  }

  #notice(shell: Omit<RenderBlock, 'props'>, problem: Problem): RenderBlock | undefined {
    // The section was removed on purpose: visitors see no notice.
    if (problem.code === 'missing-section' && !this.#context.explain) return undefined
    this.problems.push(problem)
    const { code, path } = problem
    return {
      ...shell,
      props: {},
      problem: this.#context.explain
        ? { code, message: problemMessage(problem, this.#context.locale), path }
        : { code },
    }
  }

  /**
   * Props name pictures and files instead of addressing them: the tree carries everything that a prop shows or links
   * to.
   */
  #collectAssets(value: unknown): void {
    eachAssetName(value, (name) => {
      if (name in this.assets) return
      const found = this.#context.asset(name)
      if (found) this.assets[name] = found
    })
  }

  /** The nodes visible to this role at this moment, each with its path in the stored document. */
  #visible<T extends { shown?: Shown | undefined }>(nodes: T[], path: (string | number)[]): [T, (string | number)[]][] {
    return nodes.flatMap((node, index) =>
      this.#isShown(node.shown) ? [[node, [...path, index]] as [T, (string | number)[]]] : [],
    )
  }

  #isShown(shown: Shown | undefined): boolean {
    if (!shown) return true
    const why = whyHidden(shown, this.#context)
    // The tree is cached per role and language, so these need no `changesAt`.
    if (why === 'role' || why === 'language') return false
    const edge = nextEdge(shown, this.#context.now, this.#context.timeZone)
    if (Number.isFinite(edge)) this.changesAt = Math.min(this.changesAt ?? edge, edge)
    return why === undefined
  }
}

const isPositioned = ({ style }: Pick<Row, 'style'>): boolean =>
  style !== undefined &&
  Object.values(style).some((level) => level?.position !== undefined && level.position.type !== 'static')

const joined = (...names: (string | undefined)[]): string => names.filter(Boolean).join(' ')
