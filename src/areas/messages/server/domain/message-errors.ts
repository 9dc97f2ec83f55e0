export const messageErrors = {
  unknownThread: { en: 'Conversation not found.', th: 'ไม่พบการสนทนานี้' },
  unknownPerson: { en: 'Person not found on this site.', th: 'ไม่พบบุคคลนี้ในเว็บไซต์' },
  staffOnly: { en: 'Members can only write to the site’s staff.', th: 'สมาชิกส่งข้อความถึงเจ้าหน้าที่ของเว็บไซต์เท่านั้น' },
  own: { en: 'You can’t send messages to yourself.', th: 'ส่งข้อความถึงตัวเองไม่ได้' },
  reused: { en: 'This message was already sent with different text.', th: 'ข้อความนี้ส่งไปแล้วด้วยเนื้อหาอื่น' },
  tooMany: {
    en: 'You’ve sent a lot of messages. Please wait a few minutes before sending more.',
    th: 'คุณส่งข้อความจำนวนมาก กรุณารอสักครู่ก่อนส่งเพิ่ม',
  },
}
