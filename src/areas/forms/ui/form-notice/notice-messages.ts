import { noticeLimits } from '@schemas/forms/entities/notice-faults'

/** Shared by the builder and the answers list. */
export const noticeMessages = {
  title: { en: 'Who gets new answers', th: 'ผู้รับคำตอบใหม่' },
  lead: {
    en: 'Each of these people gets a mail when somebody sends the form “{form}”. What you save holds from the next answer on, without publishing. Visitors never see the addresses.',
    th: 'ทุกคนในรายการได้รับอีเมลเมื่อมีผู้ส่งแบบฟอร์ม “{form}” เมื่อบันทึกแล้วมีผลกับคำตอบถัดไปทันทีโดยไม่ต้องเผยแพร่ ผู้เยี่ยมชมไม่เห็นอีเมลเหล่านี้',
  },
  silent: {
    en: 'This gateway sends no mail: no mail server is set up for it. What you save is kept, and holds as soon as there is one. Until then read the answers on their page.',
    th: 'ระบบนี้ยังส่งอีเมลไม่ได้ เพราะยังไม่ได้ตั้งค่าเซิร์ฟเวอร์อีเมล สิ่งที่บันทึกไว้จะมีผลเมื่อตั้งค่าแล้ว ระหว่างนี้ดูคำตอบได้ที่หน้ารายการคำตอบ',
  },
  on: { en: 'Send a mail for each new answer', th: 'ส่งอีเมลเมื่อมีคำตอบใหม่' },
  list: { en: 'Addresses', th: 'อีเมลผู้รับ' },
  none: { en: 'Nobody yet. Answers are kept all the same.', th: 'ยังไม่มีผู้รับ คำตอบยังเก็บไว้ตามปกติ' },
  remove: { en: 'Remove {address}', th: 'นำ {address} ออก' },
  address: { en: 'Another address', th: 'เพิ่มอีเมล' },
  add: { en: 'Add', th: 'เพิ่ม' },
  addOwn: { en: 'Add me ({address})', th: 'เพิ่มอีเมลของฉัน ({address})' },
  full: {
    en: `That is all: a form has ${noticeLimits.addresses} addresses at most.`,
    th: `ครบแล้ว แบบฟอร์มหนึ่งมีผู้รับได้ไม่เกิน ${noticeLimits.addresses} อีเมล`,
  },
  save: { en: 'Save', th: 'บันทึก' },
  close: { en: 'Close', th: 'ปิด' },
  saved: { en: 'Saved. It holds from the next answer on.', th: 'บันทึกแล้ว มีผลกับคำตอบถัดไป' },
  undone: { en: 'It is as it was before.', th: 'คืนเป็นแบบเดิมแล้ว' },
  undo: { en: 'Undo', th: 'เลิกทำ' },
  look: { en: 'Look again', th: 'ดูอีกครั้ง' },
  lookHelp: {
    en: 'What you added and removed stays; the rest will be as it is by now.',
    th: 'สิ่งที่คุณเพิ่มและนำออกจะยังอยู่ ส่วนอื่นจะเป็นตามปัจจุบัน',
  },
  merged: {
    en: 'This is how it is by now, with your changes. Look through it and save.',
    th: 'รายการนี้เป็นปัจจุบันแล้วพร้อมสิ่งที่คุณแก้ไข ตรวจดูแล้วบันทึก',
  },
  test: { en: 'Send a test', th: 'ส่งอีเมลทดสอบ' },
  testFirst: {
    en: 'Save first: a test goes to the addresses that are saved.',
    th: 'บันทึกก่อน อีเมลทดสอบจะส่งถึงอีเมลที่บันทึกไว้',
  },
  outcome: { en: 'What came of the test', th: 'ผลการทดสอบ' },
  waiting: { en: 'on its way', th: 'กำลังส่ง' },
  again: { en: 'not sent yet, it is tried again: {problem}', th: 'ยังส่งไม่ได้ ระบบจะลองใหม่: {problem}' },
  sent: {
    en: 'the mail server took it; look into the mailbox, and among the spam',
    th: 'เซิร์ฟเวอร์อีเมลรับแล้ว โปรดดูในกล่องจดหมายรวมถึงจดหมายขยะ',
  },
  kept: {
    en: 'written, but it stays on this machine: no mail server is set up',
    th: 'เขียนแล้วแต่ยังอยู่ในเครื่องนี้ เพราะยังไม่ได้ตั้งค่าเซิร์ฟเวอร์อีเมล',
  },
  failed: { en: 'not sent: {problem}', th: 'ส่งไม่สำเร็จ: {problem}' },
  discard: { en: 'Discard what you changed? It is not saved yet.', th: 'ทิ้งสิ่งที่แก้ไขหรือไม่ ยังไม่ได้บันทึก' },
  discardYes: { en: 'Discard', th: 'ทิ้ง' },
  goOn: { en: 'Go on', th: 'ทำต่อ' },
}
