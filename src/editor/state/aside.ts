import { notifications } from '@mantine/notifications'
import type { LocalisedText } from '@schemas/layout/text'
import { saveBlob } from '@kit/download-file'
import { undoMessage } from '../ui/undo-message'
import { type Aside, dropAside } from './device-copy'

type Say = (text: LocalisedText, values?: Record<string, string>) => string

const words = {
  locked: { en: 'An admin has locked this meanwhile: {names}. It stands as they left it; what you had there is kept on this device.', th: 'ผู้ดูแลระบบล็อกส่วนนี้ไว้ระหว่างที่คุณแก้ไข: {names} ตอนนี้แสดงตามที่ผู้ดูแลระบบทำไว้ ส่วนของคุณเก็บไว้ในเครื่องนี้' },
  unreadable: { en: 'What this device kept of your unsaved changes cannot be read any more. You can save it as a file.', th: 'อ่านการแก้ไขที่ยังไม่ได้บันทึกซึ่งเก็บไว้ในเครื่องนี้ไม่ได้แล้ว คุณบันทึกเป็นไฟล์ไว้ได้' },
  save: { en: 'Save as a file', th: 'บันทึกเป็นไฟล์' },
}

/** Says of what was set aside here that it is kept, until they close the notice. */
export function showAsides(owner: string, key: string, asides: readonly Aside[], say: Say): void {
  for (const aside of asides) show(owner, key, aside, say)
}

function show(owner: string, key: string, aside: Aside, say: Say): void {
  const save = () => saveBlob(new Blob([aside.text], { type: 'application/json' }), `${key.replace(/[^\p{L}\p{M}\p{N}-]+/gu, '-')}.json`)
  notifications.show({
    id: `aside ${aside.at}`,
    color: 'orange',
    autoClose: false,
    withCloseButton: true,
    message: undoMessage(say(words[aside.why], { names: aside.names.map((name) => say(name)).join(', ') }), say(words.save), save),
    onClose: () => void dropAside(owner, key, aside),
  })
}
