import { create } from 'zustand'
import type { NodeKind } from '@schemas/layout/flat/flat'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { Drop } from '../canvas/drop-at'
import type { Edit } from '../document/edit'
import type { Subtree } from '../document/subtree'
import type { Target } from '../document/target'

/** The dragged item: nodes of the page, or parts that are not on it yet. */
export type DragItem = { kind: NodeKind; label: LocalisedText } & (
  | { ids: readonly string[] }
  | { parts: (edit: Edit, target: Target) => Subtree[]; /** Block type, if it is a block. */ type?: string }
)

type DragState = {
  item: DragItem | undefined
  drop: Drop | undefined
  /** Why the element under the pointer does not accept it. */
  refused: LocalisedText | undefined
  /** Something draggable is pressed: the drag library should load now. */
  isWanted?: boolean
}

const idle: DragState = { item: undefined, drop: undefined, refused: undefined }

export const useDrag = create<DragState>(() => idle)

export const setDrag = (state: Partial<DragState>): void => useDrag.setState(state)
export const endDrag = (): void => useDrag.setState(idle)
