export const texts = {
  title: { en: 'Impersonate a member', th: 'เข้าใช้งานแทนสมาชิก' },
  intro: {
    en: 'The link opens a member’s account once, within 15 minutes. The reason and all activity are logged, and the member sees the session in their list.',
    th: 'ลิงก์เปิดบัญชีของสมาชิกได้ครั้งเดียวภายใน 15 นาที ระบบบันทึกเหตุผลและการใช้งานทั้งหมด และสมาชิกจะเห็นเซสชันนี้ในรายการของตน',
  },
  member: { en: 'Member', th: 'สมาชิก' },
  memberHint: {
    en: 'Type a name or email. Admins are not included.',
    th: 'พิมพ์ชื่อหรืออีเมล ไม่รวมผู้ดูแลระบบ',
  },
  memberNeeded: { en: 'Choose a member.', th: 'กรุณาเลือกสมาชิก' },
  type: { en: 'Type at least 2 characters.', th: 'พิมพ์อย่างน้อย 2 ตัวอักษร' },
  loading: { en: 'Loading...', th: 'กำลังโหลด...' },
  reason: { en: 'Reason', th: 'เหตุผล' },
  reasonNeeded: { en: 'Enter a reason of at least 5 characters.', th: 'กรุณากรอกเหตุผลอย่างน้อย 5 ตัวอักษร' },
  make: { en: 'Create link', th: 'สร้างลิงก์' },
  made: {
    en: 'The link for {name} is shown only once. Open it in a private window.',
    th: 'ลิงก์ของ {name} แสดงครั้งเดียว ควรเปิดในหน้าต่างส่วนตัว',
  },
  link: { en: 'Link', th: 'ลิงก์' },
  open: { en: 'Active links', th: 'ลิงก์ที่ยังใช้ได้' },
  none: { en: 'None.', th: 'ไม่มี' },
  by: { en: 'By {by}, until {time}', th: 'โดย {by} ใช้ได้ถึง {time}' },
  end: { en: 'Revoke link', th: 'ยกเลิกลิงก์' },
}
