import { setField } from '../document/operations/set-field'
import { mayDiffer } from '../document/may-differ'
import type { Builder } from '../state/builder'

export const differsLabel = { en: 'May differ on each page', th: 'ต่างกันได้ในแต่ละหน้า' }
export const differsHint = {
  en: 'May differ on each page: a page that shows this section can have words, pictures and links of its own here',
  th: 'ต่างกันได้ในแต่ละหน้า: หน้าที่ใช้ส่วนนี้ใส่ข้อความ รูป และลิงก์ของตัวเองตรงนี้ได้',
}
const messages = {
  allow: differsLabel,
  forbid: { en: 'The same on every page', th: 'เหมือนกันทุกหน้า' },
  allowed: { en: 'Each page may now say something of its own here.', th: 'แต่ละหน้าใส่เนื้อหาของตัวเองตรงนี้ได้แล้ว' },
  forbidden: {
    en: 'It is the same on every page now. What pages said of their own is kept.',
    th: 'ตรงนี้เหมือนกันทุกหน้าแล้ว เนื้อหาเฉพาะหน้าที่ใส่ไว้ยังเก็บอยู่',
  },
}

/** Marks blocks of a section as allowed to differ per page, or removes the marks when the last block has one. */
export function setDiffers(builder: Builder, ids: readonly string[]): void {
  const able = ids.filter((id) => mayDiffer(builder.key, builder.store.get(id)))
  const last = builder.store.get(able.at(-1) ?? '')
  const isOn = last?.kind === 'block' && last.fields.differs === true
  const isDone = builder.edit(isOn ? messages.forbid : messages.allow, (edit) => {
    for (const id of able) setField(edit, id, ['differs'], isOn ? undefined : true)
  })
  if (isDone) builder.say(isOn ? messages.forbidden : messages.allowed)
}
