import { devices } from './breakpoints'
import type { Style, Visible } from './style'

type Part = { visible?: Visible | undefined; style?: Style | undefined }

/**
 * At which devices a row stands, of those of its columns and blocks that are there for whoever looks: where all of its blocks are hidden nothing but its
 * padding would be left. False where it has none of them at any. `isEmpty` says that nobody has put a block into it: then its room is meant.
 */
export function rowVisible(
  row: Part,
  cells: readonly (Part & { blocks: readonly Part[] })[],
  isEmpty: boolean,
): Visible | undefined | false {
  if (isEmpty || hasOwnAppearance(row) || cells.some(hasOwnAppearance)) return row.visible
  if (cells.every(({ blocks }) => blocks.length === 0)) return false
  const gone = devices.filter((device) =>
    cells.every(
      (cell) => cell.visible?.[device] === false || cell.blocks.every(({ visible }) => visible?.[device] === false),
    ),
  )
  return gone.length === 0
    ? row.visible
    : { ...row.visible, ...Object.fromEntries(gone.map((device) => [device, false])) }
}

/** Whether there is something to see without any block: a picture behind it, or a height of its own. */
function hasOwnAppearance({ style }: Part): boolean {
  if (!style) return false
  return [style.base, style.tablet, style.mobile].some(
    (set) =>
      set?.minHeight !== undefined || set?.background?.out?.type === 'image' || set?.background?.in?.type === 'image',
  )
}
