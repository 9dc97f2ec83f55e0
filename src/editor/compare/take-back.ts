import type { FlatPage } from '@schemas/layout/flat/flat'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { useT } from '@kit/t'
import type { FieldDifference, NodeDifference } from '../document/compare-pages'
import type { Edit } from '../document/edit'
import { fillMessage } from '../document/fill-message'
import { partName } from '../document/name-node'
import { restoreNode, type RestoreResult } from '../document/operations/restore-node'
import { restorePageFields } from '../document/operations/restore-fields'
import { useBuilder } from '../state/builder'
import { offerUndo } from '../state/offer-undo'

const messages = {
  back: { en: 'Restore this', th: 'นำส่วนนี้กลับมา' },
  out: { en: 'Remove this', th: 'นำส่วนนี้ออก' },
  asWas: { en: 'Restore this', th: 'คืนค่าเดิม' },
  place: { en: 'Move this back', th: 'ย้ายกลับที่เดิม' },
  change: { en: 'Revert this change', th: 'ย้อนการแก้ไขนี้' },
  settings: { en: 'page settings', th: 'การตั้งค่าหน้า' },
  stepBack: { en: 'Restore: {what}', th: 'นำกลับมา: {what}' },
  stepChange: { en: 'Revert change: {what}', th: 'ย้อนการแก้ไข: {what}' },
  already: {
    en: 'It is already like this: someone else changed it in the meantime.',
    th: 'ส่วนนี้เป็นแบบนั้นอยู่แล้ว เพราะมีคนอื่นแก้ไขในระหว่างนี้',
  },
  undo: { en: 'Undo', th: 'เลิกทำ' },
} as const

/** What happened to a part, and what else a person should know about it. */
const doneMessages = {
  removed: { en: '“{what}” restored.', th: 'นำ “{what}” กลับมาแล้ว' },
  added: { en: '“{what}” removed.', th: 'นำ “{what}” ออกแล้ว' },
  moved: { en: '“{what}” moved back.', th: 'ย้าย “{what}” กลับที่เดิมแล้ว' },
  kept: { en: '“{what}” reverted.', th: '“{what}” กลับเป็นแบบเดิมแล้ว' },
  some: { en: 'One setting of “{what}” reverted.', th: 'ค่าหนึ่งของ “{what}” กลับเป็นแบบเดิมแล้ว' },
  settings: { en: 'Page settings reverted.', th: 'คืนการตั้งค่าหน้าเป็นแบบเดิมแล้ว' },
  isNear: {
    en: 'The part next to it no longer exists, so check its position.',
    th: 'ส่วนที่เคยอยู่ข้างกันไม่มีแล้ว กรุณาตรวจดูว่าตำแหน่งถูกต้องหรือไม่',
  },
  isHeld: { en: 'The part around it had been deleted, so it was restored too.', th: 'ส่วนที่ครอบอยู่ลบไปแล้ว จึงกู้คืนให้ด้วย' },
  hasLeft: { en: 'Parts that were moved out of it stay where they are.', th: 'ส่วนที่ย้ายออกไปแล้วยังอยู่ที่ใหม่' },
  hasSentHome: {
    en: 'Parts that were moved into it are back in their old place.',
    th: 'ส่วนที่ย้ายเข้ามาข้างในกลับไปอยู่ที่เดิมแล้ว',
  },
  lostAnchor: {
    en: 'Another part now uses its anchor, so it has none.',
    th: 'ส่วนอื่นใช้จุดเชื่อมโยงเดิมไปแล้ว ส่วนนี้จึงไม่มีจุดเชื่อมโยง',
  },
} as const

/** Reverts single differences of the open document. Each method returns why it could not, or undefined on success. */
export type RevertActions = {
  label: (difference: NodeDifference | 'settings') => LocalisedText
  /** `fields`: revert only these of the changed values. */
  part: (difference: NodeDifference, fields?: readonly FieldDifference[]) => LocalisedText | undefined
  settings: (fields: readonly FieldDifference[]) => LocalisedText | undefined
}

/**
 * Reverts one difference between `old` and the draft, each as one undoable step. `isLive`: the reverted change was
 * never published.
 */
export function useRevertActions(
  old: FlatPage | undefined,
  { isLive = false }: { isLive?: boolean } = {},
): RevertActions | undefined {
  const t = useT()
  const { store } = useBuilder()
  if (!old) return undefined
  const run = (what: LocalisedText, recipe: (edit: Edit) => void, message: () => string): LocalisedText | undefined => {
    const before = store.revision
    const refused = store.dispatch(fillMessage(isLive ? messages.stepChange : messages.stepBack, { what }), recipe)
    if (refused) return refused
    // Nothing changed, so undo would revert the step before.
    if (store.revision === before) return messages.already
    offerUndo(store, message(), t(messages.undo), focusComparison)
    return undefined
  }
  return {
    label: (difference) =>
      isLive ? messages.change : difference === 'settings' ? messages.asWas : labelOf(difference),
    part(difference, fields) {
      const { kind, before, after } = difference
      const what = partName((kind === 'removed' ? old : store.page).nodes, after ?? before)
      let restored: RestoreResult = {}
      const name = fields
        ? 'some'
        : kind === 'kept' && difference.isMoved && difference.fields.length === 0
          ? 'moved'
          : kind
      return run(
        what,
        (edit) => void (restored = restoreNode(edit, old, difference, fields)),
        () =>
          [name, ...Object.keys(restored)]
            .map((each) => t(doneMessages[each as keyof typeof doneMessages], { what: t(what) }))
            .join(' '),
      )
    },
    settings: (fields) =>
      run(
        messages.settings,
        (edit) => restorePageFields(edit, old, fields),
        () => t(doneMessages.settings),
      ),
  }
}

/** After undo, focus returns to the dialog, which covers the canvas. */
const focusComparison = () => document.querySelector<HTMLElement>('[data-differences]')?.focus()

function labelOf({ kind, isMoved, fields }: NodeDifference): LocalisedText {
  if (kind === 'kept') return isMoved && fields.length === 0 ? messages.place : messages.asWas
  return kind === 'added' ? messages.out : messages.back
}
