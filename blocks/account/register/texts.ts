export const texts = {
  title: { en: 'Create an account', th: 'สมัครสมาชิก' },
  submit: { en: 'Create the account', th: 'สมัครสมาชิก' },
  have: { en: 'You have an account?', th: 'มีบัญชีอยู่แล้ว?' },
  signIn: { en: 'Sign in', th: 'เข้าสู่ระบบ' },
  sentTitle: { en: 'Look into your mailbox', th: 'เปิดดูกล่องจดหมายของคุณ' },
  sent: {
    en: 'We have sent a link to {email}. One press on it opens the account.',
    th: 'เราส่งลิงก์ไปที่ {email} แล้ว กดลิงก์เพื่อเปิดใช้งานบัญชี',
  },
  other: { en: 'Use another address', th: 'ใช้อีเมลอื่น' },
  already: { en: 'You are signed in as {name}.', th: 'คุณเข้าสู่ระบบในชื่อ {name} อยู่แล้ว' },
  toAccount: { en: 'To your account', th: 'ไปที่บัญชีของคุณ' },
  agree: { en: 'I agree to', th: 'ฉันยอมรับ' },
  terms: { en: 'the terms', th: 'ข้อกำหนดการใช้งาน' },
  and: { en: 'and', th: 'และ' },
  privacy: { en: 'the privacy notice', th: 'นโยบายความเป็นส่วนตัว' },
  agreeNeeded: { en: 'Please agree before the account is made.', th: 'กรุณายอมรับก่อนสมัครสมาชิก' },
}
