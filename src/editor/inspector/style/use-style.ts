import { isRecord } from '@schemas/layout/json'
import type { NodeKind } from '@schemas/layout/flat/flat'
import type { Style } from '@schemas/layout/style'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { Edit } from '../../document/edit'
import { setField } from '../../document/operations/set-field'
import { useBuilder } from '../../state/builder'
import type { Level } from '../../state/level'
import { useNodes } from '../../state/use-document'
import { useLevel } from '../level'
import type { Origin } from '../panel/origin-mark'
import { changeLabel } from '../labels/change-label'

/** Path of a value within a style: `['padding', 'out', 'top']`. */
export type StylePath = readonly string[]

export type StyleAccess = {
  ids: readonly string[]
  kind: NodeKind
  level: Level
  /** The value set for the width being previewed. */
  own: (path: StylePath) => unknown
  /** The value inherited from a wider screen when none is set for this one. */
  inherited: (path: StylePath) => { value: unknown; from: Level } | undefined
  /** The effective value. */
  shown: (path: StylePath) => unknown
  origin: (path: StylePath, what: LocalisedText) => Origin
  /** Sets one value on all selected nodes; undefined removes it. */
  set: (path: StylePath, value: unknown, what: LocalisedText) => void
  /** The same for several values, as one step. */
  setEach: (paths: readonly StylePath[], value: unknown, what: LocalisedText) => void
}

const wider: Record<Level, readonly Level[]> = { base: [], tablet: ['base'], mobile: ['tablet', 'base'] }

/** The value at a path of a style; undefined when not set. */
export function readStyle(style: Style | undefined, level: Level, path: StylePath): unknown {
  return path.reduce<unknown>((at, part) => (isRecord(at) ? at[part] : undefined), style?.[level])
}

/**
 * The styles of the selected nodes at the width being previewed. The last selected one is shown; changes apply to all.
 */
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
