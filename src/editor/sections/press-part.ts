import type { Point } from '../ui/point'
import { showField } from '../inspector/requested-field'
import type { Builder } from '../state/builder'
import { type Part, ui } from '../state/ui-store'
import { startWriting } from '../text-editing/writing'
import { choosePart } from './choose-part'
import { partTextAt } from './write-part'

/**
 * A press on a linked section's part that may differ: the first selects the section and scrolls to the part's fields,
 * the next (`isInside`) selects the part. Tapping the text of a selected part again edits it, as for any block.
 */
export function pressPart(builder: Builder, part: Part, point: Point, isInside: boolean, isFinger: boolean): void {
  const { writing, part: chosen } = ui()
  if (writing !== null) return
  if (!isInside) return showField(part.link, ['props', 'own', part.block])
  if (chosen?.block !== part.block) return choosePart(builder, part)
  if (isFinger && partTextAt(builder, part, point)) startWriting(builder, part.link, point)
}
