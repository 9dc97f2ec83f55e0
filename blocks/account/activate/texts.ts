export const texts = {
  title: { en: 'Open your account', th: 'เปิดใช้งานบัญชี' },
  intro: { en: 'One press, and the account is yours.', th: 'กดเพียงครั้งเดียว บัญชีก็เป็นของคุณ' },
  submit: { en: 'Open the account', th: 'เปิดใช้งานบัญชี' },
  password: { en: 'The password that you chose', th: 'รหัสผ่านที่คุณตั้งไว้' },
  passwordHint: {
    en: 'This is not the browser in which the account was asked for, so we make sure that it is you.',
    th: 'เบราว์เซอร์นี้ไม่ใช่เครื่องที่ใช้สมัคร เราจึงขอยืนยันว่าเป็นคุณ',
  },
  forgot: { en: 'Forgot it? Choose another one', th: 'ลืมรหัสผ่าน? ตั้งใหม่' },
  emailTitle: { en: 'Confirm your new address', th: 'ยืนยันอีเมลใหม่' },
  emailIntro: { en: 'Your account has this address once you confirm it.', th: 'บัญชีของคุณจะใช้อีเมลนี้เมื่อคุณยืนยัน' },
  emailSubmit: { en: 'Confirm the address', th: 'ยืนยันอีเมล' },
  emailDone: { en: 'Your account has the address {email} now.', th: 'บัญชีของคุณใช้อีเมล {email} แล้ว' },
  toAccount: { en: 'To your account', th: 'ไปที่บัญชีของคุณ' },
  lostTitle: { en: 'Nothing to open here', th: 'ไม่มีอะไรให้เปิดใช้งาน' },
  lost: {
    en: 'Follow the link of the mail that we have sent. It can be sent once more:',
    th: 'กรุณาเปิดลิงก์จากอีเมลที่เราส่งให้ หรือขอให้ส่งใหม่:',
  },
  back: { en: 'Back to signing in', th: 'กลับไปเข้าสู่ระบบ' },
  resend: { en: 'Send it once more', th: 'ส่งอีกครั้ง' },
  sentTitle: { en: 'Look into your mailbox', th: 'เปิดดูกล่องจดหมายของคุณ' },
  sent: {
    en: 'If an account waits to be opened with {email}, a link is on its way.',
    th: 'หากมีบัญชีที่รอเปิดใช้งานด้วยอีเมล {email} ลิงก์กำลังถูกส่งไป',
  },
}
