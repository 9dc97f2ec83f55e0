import type { Edit } from '../edit'
import { checkUnlocked } from '../rules'

/** Makes a block one of another type under the same id and look. What hangs in its slots stays with it. */
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
