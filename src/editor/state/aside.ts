import { notifications } from '@mantine/notifications'
import type { LocalisedText } from '@schemas/layout/text'
import { saveBlob } from '@kit/download-file'
import { writeClipboard } from '../document/clipboard'
import { takeSubtree } from '../document/subtree'
import { undoMessage } from '../ui/undo-message'
import { type Aside, dropAside, isMoreLeft } from './device-copy'
import type { DocumentStore } from './document-store'

type Say = (text: LocalisedText, values?: Record<string, string>) => string

const words = {
  locked: {
    en: 'An admin has locked this meanwhile: {names}. It stands as they left it; what you had there is kept on this device.',
    th: 'ผู้ดูแลระบบล็อกส่วนนี้ไว้ระหว่างที่คุณแก้ไข: {names} ตอนนี้แสดงตามที่ผู้ดูแลระบบทำไว้ ส่วนของคุณเก็บไว้ในเครื่องนี้',
  },
  unreadable: {
    en: 'What this device kept of your unsaved changes cannot be read any more. You can save it as a file.',
    th: 'อ่านการแก้ไขที่ยังไม่ได้บันทึกซึ่งเก็บไว้ในเครื่องนี้ไม่ได้แล้ว คุณบันทึกเป็นไฟล์ไว้ได้',
  },
  unkept: {
    en: 'This page has another address now: {path}. What you changed here cannot be taken along, because this device keeps nothing just now. Save it as a file, and paste what is in that on the page at its new address.',
    th: 'หน้านี้ย้ายไปที่อยู่ใหม่แล้ว: {path} แต่นำสิ่งที่คุณแก้ไขไว้ที่นี่ไปด้วยไม่ได้ เพราะเครื่องนี้เก็บข้อมูลไม่ได้ในขณะนี้ บันทึกเป็นไฟล์ แล้ววางสิ่งที่อยู่ในไฟล์ลงในหน้าที่ที่อยู่ใหม่',
  },
  restored: {
    en: 'Your unsaved changes were kept on this device and are back.',
    th: 'การแก้ไขที่ยังไม่ได้บันทึกถูกเก็บไว้ในเครื่องนี้และกลับมาแล้ว',
  },
  more: {
    en: 'Your unsaved changes were kept on this device and are back. Another tab has left some of this page too.',
    th: 'การแก้ไขที่ยังไม่ได้บันทึกถูกเก็บไว้ในเครื่องนี้และกลับมาแล้ว และยังมีการแก้ไขของหน้านี้ที่แท็บอื่นเก็บไว้อีก',
  },
  load: { en: 'Load them too', th: 'โหลดมาด้วย' },
  save: { en: 'Save as a file', th: 'บันทึกเป็นไฟล์' },
}

/** Says that what this device had kept is in the document; and where another tab left more, which comes when the document is opened anew (`reopen`), that too: nobody is to publish without it unknowingly. */
export async function sayRestored(
  owner: string,
  key: string,
  { say, reopen }: { say: Say; reopen: () => void },
): Promise<void> {
  if (!(await isMoreLeft(owner, key)))
    return void notifications.show({ message: say(words.restored), color: 'dark', withCloseButton: true })
  notifications.show({
    color: 'orange',
    autoClose: false,
    withCloseButton: true,
    message: undoMessage(say(words.more), say(words.load), reopen),
  })
}

/** Says of what was set aside here that it is kept, until they close the notice. */
export function showAsides(owner: string, key: string, asides: readonly Aside[], say: Say): void {
  for (const aside of asides) show(owner, key, aside, say)
}

function show(owner: string, key: string, aside: Aside, say: Say): void {
  notifications.show({
    id: `aside ${aside.at}`,
    color: 'orange',
    autoClose: false,
    withCloseButton: true,
    message: undoMessage(
      say(words[aside.why], { names: aside.names.map((name) => say(name)).join(', ') }),
      say(words.save),
      () => saveText(key, aside.text),
    ),
    onClose: () => void dropAside(owner, key, aside),
  })
}

/** Says that the page has gone on elsewhere, and that nobody but this tab has what is unsaved of it: as it is when it is saved, in parts that can be pasted. */
export function showUnkept(to: string, store: Pick<DocumentStore, 'page'>, say: Say): void {
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
    message: undoMessage(say(words.unkept, { path: to.slice(to.indexOf(':') + 1) }), say(words.save), save),
  })
}

const saveText = (key: string, text: string) =>
  saveBlob(new Blob([text], { type: 'application/json' }), `${key.replace(/[^\p{L}\p{M}\p{N}-]+/gu, '-')}.json`)
