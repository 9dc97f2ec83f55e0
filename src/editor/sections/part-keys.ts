import type { CommandContext } from '../state/command'
import { choosePlace, stepSelection } from '../commands/move-selection'
import type { Builder } from '../state/builder'
import { ui } from '../state/ui-store'
import { startWriting } from '../text-editing/writing'
import { leadToPart } from './choose-part'
import { drawnParts } from './part-of'

const messages = {
  kept: {
    en: 'This part belongs to the section and cannot be removed from one page. Edit the section, or unlink it here.',
    th: 'ส่วนนี้เป็นของส่วนที่บันทึกไว้ ลบออกจากหน้าเดียวไม่ได้ ให้แก้ไขที่ต้นฉบับ หรือยกเลิกการเชื่อมโยงในหน้านี้',
  },
}

/** Enters a linked section: selects its first part that may differ. Without one, tells how the section is edited. */
export function enterSection(builder: Builder, link: string): void {
  const [first] = drawnParts(builder.store, link)
  if (first) leadToPart(builder, first)
  else startWriting(builder, link)
}

/** Keys of a selected section part: arrows move to its siblings and beyond, Enter edits text, Escape leaves. */
export function pressOnPart({ builder }: CommandContext, key: string): void {
  const { part } = ui()
  if (!part) return
  const { link } = part
  if (key === 'Enter') return startWriting(builder, link)
  if (key === 'Escape') return choosePlace(builder, link)
  if (!key.startsWith('Arrow')) return builder.say(messages.kept)
  const by = key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1
  const parts = drawnParts(builder.store, link)
  const next = parts[parts.findIndex(({ block }) => block === part.block) + by]
  if (next) leadToPart(builder, next)
  else if (by < 0) choosePlace(builder, link)
  else stepSelection({ builder, ui: ui() }, 1)
}
