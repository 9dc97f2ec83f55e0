export const texts = {
  title: { en: 'Activate your account', th: 'เปิดใช้งานบัญชี' },
  intro: { en: 'One more step to activate your account.', th: 'อีกขั้นตอนเดียวเพื่อเปิดใช้งานบัญชี' },
  submit: { en: 'Activate account', th: 'เปิดใช้งานบัญชี' },
  password: { en: 'Your password', th: 'รหัสผ่านที่คุณตั้งไว้' },
  passwordHint: {
    en: 'You signed up in a different browser, so please confirm it’s you.',
    th: 'คุณสมัครจากเบราว์เซอร์อื่น กรุณายืนยันว่าเป็นคุณ',
  },
  forgot: { en: 'Forgot it? Set a new one', th: 'ลืมรหัสผ่าน? ตั้งใหม่' },
  emailTitle: { en: 'Confirm your new email', th: 'ยืนยันอีเมลใหม่' },
  emailIntro: { en: 'We’ll switch your account to this email once you confirm it.', th: 'บัญชีของคุณจะใช้อีเมลนี้เมื่อคุณยืนยัน' },
  emailSubmit: { en: 'Confirm email', th: 'ยืนยันอีเมล' },
  emailDone: { en: 'Your account now uses {email}.', th: 'บัญชีของคุณใช้อีเมล {email} แล้ว' },
  toAccount: { en: 'Go to your account', th: 'ไปที่บัญชีของคุณ' },
  lostTitle: { en: 'Nothing to activate', th: 'ไม่มีอะไรให้เปิดใช้งาน' },
  lost: {
    en: 'Open the link in the email we sent you, or request a new one:',
    th: 'กรุณาเปิดลิงก์จากอีเมลที่เราส่งให้ หรือขอให้ส่งใหม่:',
  },
  back: { en: 'Back to sign in', th: 'กลับไปเข้าสู่ระบบ' },
  resend: { en: 'Send again', th: 'ส่งอีกครั้ง' },
  sentTitle: { en: 'Check your inbox', th: 'ตรวจสอบอีเมลของคุณ' },
  sent: {
    en: 'If {email} has an account waiting for activation, we’ll send a link.',
    th: 'หากมีบัญชีที่รอเปิดใช้งานด้วยอีเมล {email} เราจะส่งลิงก์ไปให้',
  },
}
