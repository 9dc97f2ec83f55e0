export const texts = {
  title: { en: 'Your data', th: 'ข้อมูลที่เราเก็บไว้' },
  intro: { en: 'All that this site keeps of you, as one file.', th: 'ข้อมูลทั้งหมดที่เว็บไซต์เก็บเกี่ยวกับคุณ รวมเป็นไฟล์เดียว' },
  export: { en: 'Download my data', th: 'ดาวน์โหลดข้อมูลของฉัน' },
  closeTitle: { en: 'Close the account', th: 'ปิดบัญชี' },
  closeIntro: {
    en: 'Your name, address, picture and sign-in are wiped at once and for good. Orders and answers stay without your name.',
    th: 'ชื่อ ที่อยู่ รูป และการเข้าสู่ระบบของคุณจะถูกลบทันทีและถาวร คำสั่งซื้อและคำตอบจะคงอยู่โดยไม่มีชื่อของคุณ',
  },
  begin: { en: 'Close my account …', th: 'ปิดบัญชีของฉัน…' },
  confirmUnknown: { en: 'Type the address of your account to confirm', th: 'พิมพ์อีเมลของบัญชีเพื่อยืนยัน' },
  confirm: { en: 'Type {email} to confirm', th: 'พิมพ์ {email} เพื่อยืนยัน' },
  password: { en: 'Your password', th: 'รหัสผ่านของคุณ' },
  close: { en: 'Close it for good', th: 'ปิดบัญชีถาวร' },
  keep: { en: 'Keep it', th: 'ไม่ปิดบัญชี' },
}
