export const texts = {
  title: { en: 'Forgot your password?', th: 'ลืมรหัสผ่าน?' },
  intro: {
    en: 'Enter your account email. We’ll send you a link to set a new password.',
    th: 'กรอกอีเมลของบัญชี เราจะส่งลิงก์สำหรับตั้งรหัสผ่านใหม่ให้',
  },
  submit: { en: 'Send link', th: 'ส่งลิงก์' },
  back: { en: 'Back to sign in', th: 'กลับไปเข้าสู่ระบบ' },
  sentTitle: { en: 'Check your inbox', th: 'ตรวจสอบอีเมลของคุณ' },
  sent: {
    en: 'If {email} has an account, we’ll send a link. It works once, for 30 minutes.',
    th: 'หากมีบัญชีที่ใช้อีเมล {email} เราจะส่งลิงก์ไปให้ ลิงก์ใช้ได้ครั้งเดียวภายใน 30 นาที',
  },
  chooseTitle: { en: 'Choose a password', th: 'ตั้งรหัสผ่าน' },
  chooseIntro: {
    en: 'You’ll be signed in here and signed out everywhere else.',
    th: 'คุณจะเข้าสู่ระบบที่นี่ และออกจากระบบในอุปกรณ์อื่นทั้งหมด',
  },
  choose: { en: 'Save and sign in', th: 'บันทึกและเข้าสู่ระบบ' },
  another: { en: 'Request a new link', th: 'ขอลิงก์ใหม่' },
}
