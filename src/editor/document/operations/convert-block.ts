import type { Edit } from '../edit'
import { checkUnlocked } from '../rules'

/** Converts a block to another type, keeping its id, style and slot content. */
export function convertBlock(
  edit: Edit,
  id: string,
  to: { type: string; version: number; props: Record<string, unknown> },
): void {
  checkUnlocked(edit, [id])
  edit.update(id, 'block', (draft) => {
    draft.fields.type = to.type
    draft.fields.version = to.version
    draft.fields.props = to.props
    delete draft.fields.at
  })
}
