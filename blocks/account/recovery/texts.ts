export const texts = {
  title: { en: 'Forgot your password?', th: 'ลืมรหัสผ่าน?' },
  intro: {
    en: 'Write the address of your account. We send a link with which you choose another password.',
    th: 'กรอกอีเมลของบัญชี เราจะส่งลิงก์สำหรับตั้งรหัสผ่านใหม่ให้',
  },
  submit: { en: 'Send the link', th: 'ส่งลิงก์' },
  back: { en: 'Back to signing in', th: 'กลับไปเข้าสู่ระบบ' },
  sentTitle: { en: 'Look into your mailbox', th: 'เปิดดูกล่องจดหมายของคุณ' },
  sent: {
    en: 'If there is an account for {email}, a link is on its way. It works once, for 30 minutes.',
    th: 'หากมีบัญชีที่ใช้อีเมล {email} ลิงก์กำลังถูกส่งไป ใช้ได้ครั้งเดียวภายใน 30 นาที',
  },
  chooseTitle: { en: 'Choose a password', th: 'ตั้งรหัสผ่าน' },
  chooseIntro: {
    en: 'Afterwards you are signed in here, and signed out everywhere else.',
    th: 'หลังจากนั้นคุณจะเข้าสู่ระบบที่นี่ และออกจากระบบในอุปกรณ์อื่นทั้งหมด',
  },
  choose: { en: 'Save and sign in', th: 'บันทึกและเข้าสู่ระบบ' },
  another: { en: 'Ask for another link', th: 'ขอลิงก์ใหม่' },
}
