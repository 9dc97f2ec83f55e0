import type { Builder } from '../state/builder'
import { useSaving } from '../state/saving'
import { flushForms } from '../state/flush-forms'

const messages = {
  saved: { en: 'Draft saved.', th: 'บันทึกฉบับร่างแล้ว' },
  kept: {
    en: 'The draft couldn’t be saved. Your changes are kept on this device.',
    th: 'ยังบันทึกฉบับร่างไม่ได้ในขณะนี้ การแก้ไขของคุณเก็บไว้ในเครื่องนี้แล้ว',
  },
  unkept: {
    en: 'The draft couldn’t be saved, not even on this device. Keep this tab open.',
    th: 'ยังบันทึกฉบับร่างและเก็บไว้ในเครื่องนี้ไม่ได้ในขณะนี้ อย่าปิดแท็บนี้',
  },
}

/** Saves the draft at once and reports it. Conflicts and refusals have their own messages. */
export async function saveNow(builder: Pick<Builder, 'save' | 'say'>): Promise<void> {
  flushForms()
  if (await builder.save()) return builder.say(messages.saved)
  const { state, lacksLocalCopy } = useSaving.getState()
  if (state === 'offline') builder.say(lacksLocalCopy ? messages.unkept : messages.kept, 'error')
}
