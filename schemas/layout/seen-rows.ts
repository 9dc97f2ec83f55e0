import { devices } from './breakpoints'
import type { Style, Visible } from './style'

type Part = { visible?: Visible | undefined; style?: Style | undefined }

/**
 * Devices on which a row is visible, from those of its columns and blocks that exist for the viewer: where all its
 * blocks are hidden, only its padding would remain. False where it is visible on none. `isEmpty` means that it never
 * had a block: its space is then intended.
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

/** Whether the row is visible without any block: it has a background picture or a height. */
function hasOwnAppearance({ style }: Part): boolean {
  if (!style) return false
  return [style.base, style.tablet, style.mobile].some(
    (set) =>
      set?.minHeight !== undefined || set?.background?.out?.type === 'image' || set?.background?.in?.type === 'image',
  )
}
