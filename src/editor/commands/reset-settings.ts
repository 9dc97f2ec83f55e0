import { loadAllBlockKits } from '@registry/block-kits'
import { canReset } from '../document/can-reset'
import { Edit } from '../document/edit'
import { nodeName } from '../document/name-node'
import { resetBlock } from '../document/operations/reset-block'
import { isSetting } from '../inspector/is-setting'
import type { Builder } from '../state/builder'
import { fillMessage } from '../document/fill-message'

export const resetLabel = { en: 'Reset settings', th: 'คืนค่าการตั้งค่าเริ่มต้น' }
const messages = {
  one: { en: '{what}: settings reset to default, content kept.', th: '{what}: คืนค่าเริ่มต้นของการตั้งค่าแล้ว เนื้อหาคงเดิม' },
  many: {
    en: '{count} blocks: settings reset to default, content kept.',
    th: 'คืนค่าเริ่มต้นของการตั้งค่า {count} บล็อกแล้ว เนื้อหาคงเดิม',
  },
  already: { en: 'Nothing to reset: all settings are at their defaults.', th: 'ไม่มีอะไรต้องคืนค่า การตั้งค่าเป็นค่าเริ่มต้นอยู่แล้ว' },
}

/** Resets the settings of the parts that allow it to their types' defaults, as one step with undo. */
export async function resetSettings(builder: Builder, ids: readonly string[]): Promise<void> {
  await loadAllBlockKits()
  const { store, boot } = builder
  const before = new Edit(store.page)
  const able = ids.filter((id) => canReset(before, id, boot.session.role))
  let done: string[] = []
  if (!builder.edit(resetLabel, (edit) => void (done = able.filter((id) => resetBlock(edit, id, isSetting))))) return
  const [first] = done
  if (first === undefined) return builder.say(messages.already)
  builder.offerUndo(
    fillMessage(messages[done.length === 1 ? 'one' : 'many'], { count: done.length, what: nodeName(store.get(first)) }),
  )
}
