export const texts = {
  title: { en: 'Your data', th: 'ข้อมูลที่เราเก็บไว้' },
  intro: { en: 'Everything this site stores about you, in one file.', th: 'ข้อมูลทั้งหมดที่เว็บไซต์เก็บเกี่ยวกับคุณ รวมเป็นไฟล์เดียว' },
  export: { en: 'Download my data', th: 'ดาวน์โหลดข้อมูลของฉัน' },
  closeTitle: { en: 'Close account', th: 'ปิดบัญชี' },
  closeIntro: {
    en: 'Your name, address, picture and sign-in are deleted immediately and permanently. Orders and responses remain without your name, and so does what you wrote to others: they can still read your messages, notes and comments.',
    th: 'ชื่อ ที่อยู่ รูป และการเข้าสู่ระบบของคุณจะลบทันทีและถาวร คำสั่งซื้อและคำตอบยังอยู่โดยไม่มีชื่อของคุณ ข้อความ โน้ต และความคิดเห็นที่คุณเขียนถึงผู้อื่นก็ยังอยู่ ผู้รับยังอ่านได้โดยไม่เห็นชื่อคุณ',
  },
  begin: { en: 'Close my account…', th: 'ปิดบัญชีของฉัน…' },
  confirmUnknown: { en: 'Type your account email to confirm', th: 'พิมพ์อีเมลของบัญชีเพื่อยืนยัน' },
  confirm: { en: 'Type {email} to confirm', th: 'พิมพ์ {email} เพื่อยืนยัน' },
  password: { en: 'Your password', th: 'รหัสผ่านของคุณ' },
  close: { en: 'Close permanently', th: 'ปิดบัญชีถาวร' },
  keep: { en: 'Keep account', th: 'ไม่ปิดบัญชี' },
}
