import { noticeLimits } from '@schemas/forms/entities/notice-faults'

/** Shared by the builder and the answers list. */
export const noticeMessages = {
  title: { en: 'Who gets new responses', th: 'ผู้รับคำตอบใหม่' },
  lead: {
    en: 'Everyone listed gets an email when someone sends the form “{form}”. Changes apply from the next response, without publishing. Visitors never see the addresses.',
    th: 'ทุกคนในรายการได้รับอีเมลเมื่อมีผู้ส่งแบบฟอร์ม “{form}” เมื่อบันทึกแล้วมีผลกับคำตอบถัดไปทันทีโดยไม่ต้องเผยแพร่ ผู้เยี่ยมชมไม่เห็นอีเมลเหล่านี้',
  },
  silent: {
    en: 'This gateway can’t send email: no mail server is set up. What you save will apply once there is one. Until then, read the responses on their page.',
    th: 'ระบบนี้ยังส่งอีเมลไม่ได้ เพราะยังไม่ได้ตั้งค่าเซิร์ฟเวอร์อีเมล การตั้งค่าที่บันทึกไว้จะมีผลเมื่อตั้งค่าเซิร์ฟเวอร์แล้ว ระหว่างนี้ดูคำตอบได้ที่หน้ารายการคำตอบ',
  },
  on: { en: 'Send an email for each new response', th: 'ส่งอีเมลเมื่อมีคำตอบใหม่' },
  list: { en: 'Email addresses', th: 'อีเมลผู้รับ' },
  none: { en: 'No one yet. Responses are still saved.', th: 'ยังไม่มีผู้รับ คำตอบยังเก็บไว้ตามปกติ' },
  remove: { en: 'Remove {address}', th: 'นำ {address} ออก' },
  address: { en: 'Add an email', th: 'เพิ่มอีเมล' },
  add: { en: 'Add', th: 'เพิ่ม' },
  addOwn: { en: 'Add me ({address})', th: 'เพิ่มอีเมลของฉัน ({address})' },
  full: {
    en: `That’s the limit: a form can notify up to ${noticeLimits.addresses} addresses.`,
    th: `ครบแล้ว แบบฟอร์มหนึ่งมีผู้รับได้ไม่เกิน ${noticeLimits.addresses} อีเมล`,
  },
  save: { en: 'Save', th: 'บันทึก' },
  close: { en: 'Close', th: 'ปิด' },
  saved: { en: 'Saved. Applies from the next response.', th: 'บันทึกแล้ว มีผลกับคำตอบถัดไป' },
  undone: { en: 'Change undone.', th: 'คืนเป็นแบบเดิมแล้ว' },
  undo: { en: 'Undo', th: 'เลิกทำ' },
  look: { en: 'Reload', th: 'โหลดข้อมูลล่าสุด' },
  lookHelp: {
    en: 'Your additions and removals stay. Everything else is updated to the latest.',
    th: 'รายการที่คุณเพิ่มและนำออกจะยังอยู่ ส่วนอื่นจะเป็นตามปัจจุบัน',
  },
  merged: {
    en: 'This is the latest list, with your changes. Review it and save.',
    th: 'รายการนี้เป็นปัจจุบันแล้วพร้อมการแก้ไขของคุณ ตรวจดูแล้วบันทึก',
  },
  test: { en: 'Send a test', th: 'ส่งอีเมลทดสอบ' },
  testFirst: {
    en: 'Save first: the test goes to saved addresses.',
    th: 'บันทึกก่อน อีเมลทดสอบจะส่งถึงอีเมลที่บันทึกไว้',
  },
  outcome: { en: 'Test result', th: 'ผลการทดสอบ' },
  waiting: { en: 'sending', th: 'กำลังส่ง' },
  again: { en: 'not sent yet, trying again: {problem}', th: 'ยังส่งไม่ได้ ระบบจะลองใหม่: {problem}' },
  sent: {
    en: 'accepted by the mail server; check the inbox and the spam folder',
    th: 'เซิร์ฟเวอร์อีเมลรับแล้ว โปรดดูในกล่องจดหมายรวมถึงจดหมายขยะ',
  },
  kept: {
    en: 'created, but kept on this machine: no mail server is set up',
    th: 'สร้างแล้วแต่ยังอยู่ในเครื่องนี้ เพราะยังไม่ได้ตั้งค่าเซิร์ฟเวอร์อีเมล',
  },
  failed: { en: 'not sent: {problem}', th: 'ส่งไม่สำเร็จ: {problem}' },
  discard: { en: 'Discard your changes? They aren’t saved yet.', th: 'ทิ้งการแก้ไขหรือไม่ การแก้ไขยังไม่ได้บันทึก' },
  discardYes: { en: 'Discard', th: 'ทิ้ง' },
  goOn: { en: 'Keep editing', th: 'ทำต่อ' },
}
