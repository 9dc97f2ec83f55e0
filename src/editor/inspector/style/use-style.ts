import { isRecord } from '@schemas/layout/json'
import type { NodeKind } from '@schemas/layout/flat/flat'
import type { Style } from '@schemas/layout/style'
import type { LocalisedText } from '@schemas/layout/text'
import type { Edit } from '../../document/edit'
import { setField } from '../../document/operations/set-field'
import { useBuilder } from '../../state/builder'
import type { Level } from '../../state/level'
import { useNodes } from '../../state/use-document'
import { useLevel } from '../level'
import type { Origin } from '../panel/origin-mark'
import { changeLabel } from '../labels/change-label'

/** Where a value stands in a set of styles: `['padding', 'out', 'top']`. */
export type StylePath = readonly string[]

export type StyleAccess = {
  ids: readonly string[]
  kind: NodeKind
  level: Level
  /** What is written for the width that is looked at. */
  own: (path: StylePath) => unknown
  /** What a wider screen gives where nothing is written for this one. */
  inherited: (path: StylePath) => { value: unknown; from: Level } | undefined
  /** What the page shows. */
  shown: (path: StylePath) => unknown
  origin: (path: StylePath, what: LocalisedText) => Origin
  /** Writes one value on all chosen nodes; undefined takes it away. */
  set: (path: StylePath, value: unknown, what: LocalisedText) => void
  /** The same for several values, as one step. */
  setEach: (paths: readonly StylePath[], value: unknown, what: LocalisedText) => void
}

const wider: Record<Level, readonly Level[]> = { base: [], tablet: ['base'], mobile: ['tablet', 'base'] }

/** The value at a path of a style; undefined where nothing is written. */
export function readStyle(style: Style | undefined, level: Level, path: StylePath): unknown {
  return path.reduce<unknown>((at, part) => (isRecord(at) ? at[part] : undefined), style?.[level])
}

/** The styles of the chosen nodes, at the width that is looked at. The last one chosen shows; what is set is set on all. */
export function useStyle(ids: readonly string[]): StyleAccess | undefined {
  const builder = useBuilder()
  const level = useLevel()
  const nodes = useNodes(ids)
  const node = nodes.at(-1)
  if (!node) return undefined
  const style = node.fields.style
  const own = (path: StylePath) => readStyle(style, level, path)
  const inherited = (path: StylePath) => {
    const from = wider[level].find((each) => readStyle(style, each, path) !== undefined)
    return from && { value: readStyle(style, from, path), from }
  }
  const setEach = (paths: readonly StylePath[], value: unknown, what: LocalisedText) => {
    const write = (edit: Edit) =>
      ids.forEach((id) => paths.forEach((path) => setField(edit, id, ['style', level, ...path], value)))
    builder.edit(changeLabel(what), write, `${ids.join()}:style.${level}.${paths.map((path) => path.join('.')).join()}`)
  }
  const set = (path: StylePath, value: unknown, what: LocalisedText) => setEach([path], value, what)
  return {
    ids,
    kind: node.kind,
    level,
    own,
    inherited,
    shown: (path) => own(path) ?? inherited(path)?.value,
    origin: (path, what) =>
      own(path) === undefined
        ? { from: inherited(path)?.from ?? 'none' }
        : { from: 'own', level, onReset: () => set(path, undefined, what) },
    set,
    setEach,
  }
}
