export const texts = {
  title: { en: 'Act for a member', th: 'เข้าใช้งานแทนสมาชิก' },
  intro: {
    en: 'A link opens a member’s account once, within 15 minutes. The reason and all that is done are written down, and the member sees the session in their list.',
    th: 'ลิงก์เปิดบัญชีของสมาชิกได้ครั้งเดียวภายใน 15 นาที เหตุผลและการใช้งานทั้งหมดจะถูกบันทึก และสมาชิกเห็นเซสชันนี้ในรายการของตน',
  },
  member: { en: 'Member', th: 'สมาชิก' },
  memberHint: {
    en: 'Type a name or an e-mail address. Administrators are not among them.',
    th: 'พิมพ์ชื่อหรืออีเมล ไม่รวมผู้ดูแลระบบ',
  },
  memberNeeded: { en: 'Please choose a member.', th: 'กรุณาเลือกสมาชิก' },
  type: { en: 'Type two letters.', th: 'พิมพ์อย่างน้อย 2 ตัวอักษร' },
  loading: { en: 'Loading...', th: 'กำลังโหลด...' },
  reason: { en: 'Reason', th: 'เหตุผล' },
  reasonNeeded: { en: 'Please write why, in five letters or more.', th: 'กรุณาเขียนเหตุผลอย่างน้อย 5 ตัวอักษร' },
  make: { en: 'Make a link', th: 'สร้างลิงก์' },
  made: {
    en: 'The link for {name} is shown once. Open it in a private window.',
    th: 'ลิงก์ของ {name} แสดงครั้งเดียว ควรเปิดในหน้าต่างส่วนตัว',
  },
  link: { en: 'Link', th: 'ลิงก์' },
  open: { en: 'Links that still work', th: 'ลิงก์ที่ยังใช้ได้' },
  none: { en: 'None.', th: 'ไม่มี' },
  by: { en: 'By {by}, until {time}', th: 'โดย {by} ใช้ได้ถึง {time}' },
  end: { en: 'End the link', th: 'ยกเลิกลิงก์' },
}
