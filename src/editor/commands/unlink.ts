import { linkedSection } from '@schemas/layout/sections'
import { unlinkSection } from '../document/operations/unlink-section'
import { knownRows } from '../state/use-sections'
import { select } from '../state/ui-store'
import type { CommandContext } from '../state/command'

const messages = {
  unlink: { en: 'Unlink section', th: 'ยกเลิกการเชื่อมโยงส่วนที่บันทึกไว้' },
  notThere: { en: 'This section no longer exists.', th: 'ไม่มีส่วนที่บันทึกไว้นี้แล้ว' },
}

/** Replaces a linked section with a copy of its content, and selects it. */
export function unlink({ builder }: Pick<CommandContext, 'builder'>, id: string): void {
  const node = builder.store.get(id)
  const rows = knownRows((node?.kind === 'block' && linkedSection(node.fields)) || '')
  if (!rows) return builder.say(messages.notThere, 'error')
  let ids: string[] = []
  if (builder.edit(messages.unlink, (edit) => void (ids = unlinkSection(edit, id, rows)))) select(ids)
}
