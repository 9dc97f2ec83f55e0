import { notifications } from '@mantine/notifications'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { saveBlob } from '@kit/download-file'
import { writeClipboard } from '../document/clipboard'
import { takeSubtree } from '../document/subtree'
import { undoMessage } from '../ui/undo-message'
import { type RecoveredDraft, deleteRecoveredDraft, isMoreLeft } from './device-copy'
import type { DocumentStore } from './document-store'

type Translate = (text: LocalisedText, values?: Record<string, string>) => string

const messages = {
  locked: {
    en: 'An admin locked this while you were editing: {names}. The page shows their version; yours is kept on this device.',
    th: 'ผู้ดูแลระบบล็อกส่วนนี้ไว้ระหว่างที่คุณแก้ไข: {names} ตอนนี้แสดงเวอร์ชันของผู้ดูแลระบบ ส่วนของคุณเก็บไว้ในเครื่องนี้',
  },
  unreadable: {
    en: 'The unsaved changes kept on this device can no longer be read. You can save them as a file.',
    th: 'อ่านการแก้ไขที่ยังไม่ได้บันทึกซึ่งเก็บไว้ในเครื่องนี้ไม่ได้แล้ว คุณบันทึกเป็นไฟล์ไว้ได้',
  },
  unkept: {
    en: 'This page now has another address: {path}. Your changes can’t be moved there, because this device can’t store them right now. Save them as a file, then paste its content on the page at the new address.',
    th: 'หน้านี้ย้ายไปที่อยู่ใหม่แล้ว: {path} แต่ย้ายการแก้ไขของคุณตามไปไม่ได้ เพราะเครื่องนี้เก็บข้อมูลไม่ได้ในขณะนี้ บันทึกเป็นไฟล์ แล้ววางเนื้อหาในไฟล์ลงในหน้าที่ที่อยู่ใหม่',
  },
  restored: {
    en: 'Your unsaved changes were kept on this device and are restored.',
    th: 'กู้คืนการแก้ไขที่ยังไม่ได้บันทึกจากเครื่องนี้แล้ว',
  },
  more: {
    en: 'Your unsaved changes were kept on this device and are restored. Another tab also left changes to this page.',
    th: 'กู้คืนการแก้ไขที่ยังไม่ได้บันทึกจากเครื่องนี้แล้ว และยังมีการแก้ไขของหน้านี้ที่แท็บอื่นเก็บไว้อีก',
  },
  load: { en: 'Load them too', th: 'โหลดมาด้วย' },
  save: { en: 'Save as a file', th: 'บันทึกเป็นไฟล์' },
}

/**
 * Tells that unsaved changes stored on this device were restored. If another tab left more, offers to reload (`reopen`)
 * to get those too, so that nobody publishes without them unknowingly.
 */
export async function notifyRestored(
  owner: string,
  key: string,
  { say: translate, reopen }: { say: Translate; reopen: () => void },
): Promise<void> {
  if (!(await isMoreLeft(owner, key)))
    return void notifications.show({ message: translate(messages.restored), color: 'dark', withCloseButton: true })
  notifications.show({
    color: 'orange',
    autoClose: false,
    withCloseButton: true,
    message: undoMessage(translate(messages.more), translate(messages.load), reopen),
  })
}

/** Shows a notice for each recovered draft; closing the notice deletes the draft. */
export function showRecoveredDrafts(
  owner: string,
  key: string,
  recoveredDrafts: readonly RecoveredDraft[],
  translate: Translate,
): void {
  for (const recovered of recoveredDrafts) show(owner, key, recovered, translate)
}

function show(owner: string, key: string, recovered: RecoveredDraft, translate: Translate): void {
  notifications.show({
    id: `aside ${recovered.at}`,
    color: 'orange',
    autoClose: false,
    withCloseButton: true,
    message: undoMessage(
      translate(messages[recovered.why], { names: recovered.names.map((name) => translate(name)).join(', ') }),
      translate(messages.save),
      () => saveText(key, recovered.text),
    ),
    onClose: () => void deleteRecoveredDraft(owner, key, recovered),
  })
}

/**
 * Tells that the page has moved and that its unsaved changes exist only in this tab; offers them as a file of parts
 * that can be pasted.
 */
export function showUnsaved(to: string, store: Pick<DocumentStore, 'page'>, translate: Translate): void {
  const save = () => {
    const { views, nodes } = store.page
    saveText(
      to,
      writeClipboard(
        Object.values(views)
          .flat()
          .map((id) => takeSubtree(nodes, id)),
      ),
    )
  }
  notifications.show({
    id: 'unkept',
    color: 'red',
    autoClose: false,
    withCloseButton: true,
    message: undoMessage(
      translate(messages.unkept, { path: to.slice(to.indexOf(':') + 1) }),
      translate(messages.save),
      save,
    ),
  })
}

const saveText = (key: string, text: string) =>
  saveBlob(new Blob([text], { type: 'application/json' }), `${key.replace(/[^\p{L}\p{M}\p{N}-]+/gu, '-')}.json`)
