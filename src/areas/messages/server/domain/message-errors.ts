export const messageErrors = {
  unknownThread: { en: 'There is no such thread.', th: 'ไม่พบการสนทนานี้' },
  unknownPerson: { en: 'There is no such person on this site.', th: 'ไม่พบบุคคลนี้ในเว็บไซต์' },
  staffOnly: { en: 'Members write to the staff of the site.', th: 'สมาชิกส่งข้อความถึงเจ้าหน้าที่ของเว็บไซต์เท่านั้น' },
  own: { en: 'This is you.', th: 'นี่คือตัวคุณเอง' },
  reused: { en: 'This message was sent already, with other words.', th: 'ข้อความนี้ถูกส่งไปแล้วด้วยเนื้อหาอื่น' },
  tooMany: {
    en: 'That was a lot. Please wait some minutes before you write more.',
    th: 'คุณส่งข้อความจำนวนมาก กรุณารอสักครู่ก่อนส่งเพิ่ม',
  },
}
