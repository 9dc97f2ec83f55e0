export const texts = {
  title: { en: 'Create an account', th: 'สมัครสมาชิก' },
  submit: { en: 'Create account', th: 'สมัครสมาชิก' },
  have: { en: 'Already have an account?', th: 'มีบัญชีอยู่แล้ว?' },
  signIn: { en: 'Sign in', th: 'เข้าสู่ระบบ' },
  sentTitle: { en: 'Check your inbox', th: 'ตรวจสอบอีเมลของคุณ' },
  sent: {
    en: 'We sent a link to {email}. Open it to activate your account.',
    th: 'เราส่งลิงก์ไปที่ {email} แล้ว กดลิงก์เพื่อเปิดใช้งานบัญชี',
  },
  other: { en: 'Use another email', th: 'ใช้อีเมลอื่น' },
  already: { en: 'You are signed in as {name}.', th: 'คุณเข้าสู่ระบบในชื่อ {name} อยู่แล้ว' },
  toAccount: { en: 'Go to your account', th: 'ไปที่บัญชีของคุณ' },
  agree: { en: 'I agree to', th: 'ฉันยอมรับ' },
  terms: { en: 'the terms', th: 'ข้อกำหนดการใช้งาน' },
  and: { en: 'and', th: 'และ' },
  privacy: { en: 'the privacy notice', th: 'นโยบายความเป็นส่วนตัว' },
  agreeNeeded: { en: 'Agree to the terms to create an account.', th: 'กรุณายอมรับก่อนสมัครสมาชิก' },
}
