export const texts = {
  title: { en: 'Sign in with LINE', th: 'เข้าสู่ระบบด้วย LINE' },
  intro: {
    en: 'LINE asks you once whether this site may know your name.',
    th: 'LINE จะถามคุณหนึ่งครั้งว่าให้เว็บไซต์นี้ทราบชื่อของคุณหรือไม่',
  },
  go: { en: 'Continue with LINE', th: 'ดำเนินการต่อด้วย LINE' },
  off: { en: 'Sign-in with LINE is not set up here', th: 'เว็บไซต์นี้ยังไม่เปิดให้เข้าสู่ระบบด้วย LINE' },
  offText: { en: 'Please sign in with your e-mail address and password.', th: 'กรุณาเข้าสู่ระบบด้วยอีเมลและรหัสผ่าน' },
  profile: { en: 'Back to your profile', th: 'กลับไปที่ข้อมูลส่วนตัว' },
  signIn: { en: 'To sign-in', th: 'ไปหน้าเข้าสู่ระบบ' },
  finishing: { en: 'One moment, LINE is being asked...', th: 'สักครู่ กำลังตรวจสอบกับ LINE...' },
  cancelled: { en: 'The sign-in was left at LINE. Nothing happened.', th: 'คุณออกจากการเข้าสู่ระบบที่ LINE ยังไม่มีอะไรเกิดขึ้น' },
  again: { en: 'Begin again', th: 'เริ่มใหม่' },
  storage: {
    en: 'This browser keeps nothing for this site, so that a sign-in with LINE cannot find back. Please allow storage, or use your password.',
    th: 'เบราว์เซอร์นี้ไม่เก็บข้อมูลของเว็บไซต์ จึงกลับมาจาก LINE ไม่ได้ กรุณาอนุญาตการเก็บข้อมูล หรือใช้รหัสผ่าน',
  },
  newcomer: { en: 'Almost there', th: 'อีกเพียงขั้นเดียว' },
  newcomerText: {
    en: 'Your account needs an address that answers. A mail with a link goes there.',
    th: 'บัญชีของคุณต้องมีอีเมลที่ใช้งานได้ เราจะส่งลิงก์ไปให้',
  },
  have: {
    en: 'You have an account here already? Sign in with it, and link LINE on your profile page.',
    th: 'มีบัญชีอยู่แล้ว? เข้าสู่ระบบด้วยบัญชีนั้น แล้วเชื่อม LINE ในหน้าโปรไฟล์',
  },
  send: { en: 'Send me the link', th: 'ส่งลิงก์ให้ฉัน' },
  sent: { en: 'Look into your mailbox', th: 'ตรวจสอบอีเมลของคุณ' },
  sentText: {
    en: 'What to do next went to {email}. Open its link in this browser.',
    th: 'เราส่งขั้นตอนต่อไปไปที่ {email} แล้ว กรุณาเปิดลิงก์ในเบราว์เซอร์นี้',
  },
  other: { en: 'Another address', th: 'ใช้อีเมลอื่น' },
  open: { en: 'Open your account', th: 'เปิดใช้งานบัญชีของคุณ' },
  openText: { en: 'One press, and you are in.', th: 'กดเพียงครั้งเดียวเพื่อเข้าใช้งาน' },
  openNow: { en: 'Open the account', th: 'เปิดใช้งานบัญชี' },
}
