import type { Builder } from '../state/builder'
import { useSaving } from '../state/saving'
import { finishForms } from '../state/unfinished'

const words = {
  saved: { en: 'Draft saved.', th: 'บันทึกฉบับร่างแล้ว' },
  kept: { en: 'The draft could not be saved just now. It is kept on this device.', th: 'ยังบันทึกฉบับร่างไม่ได้ในขณะนี้ ทุกอย่างถูกเก็บไว้ในเครื่องนี้' },
}

/** Saves the draft at once and says so. What is in conflict, or was refused, has words of its own. */
export async function saveNow(builder: Pick<Builder, 'save' | 'say'>): Promise<void> {
  finishForms()
  if (await builder.save()) return builder.say(words.saved)
  if (useSaving.getState().state === 'offline') builder.say(words.kept, 'error')
}
