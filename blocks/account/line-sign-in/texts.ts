export const texts = {
  title: { en: 'Sign in with LINE', th: 'เข้าสู่ระบบด้วย LINE' },
  intro: {
    en: 'LINE asks once for permission to share your name with this site.',
    th: 'LINE จะขออนุญาตคุณหนึ่งครั้งเพื่อแชร์ชื่อกับเว็บไซต์นี้',
  },
  go: { en: 'Continue with LINE', th: 'ดำเนินการต่อด้วย LINE' },
  off: { en: 'LINE sign-in is not set up on this site', th: 'เว็บไซต์นี้ยังไม่เปิดให้เข้าสู่ระบบด้วย LINE' },
  offText: { en: 'Sign in with your email and password.', th: 'กรุณาเข้าสู่ระบบด้วยอีเมลและรหัสผ่าน' },
  profile: { en: 'Back to your profile', th: 'กลับไปที่ข้อมูลส่วนตัว' },
  signIn: { en: 'Go to sign in', th: 'ไปหน้าเข้าสู่ระบบ' },
  finishing: { en: 'Checking with LINE...', th: 'สักครู่ กำลังตรวจสอบกับ LINE...' },
  cancelled: {
    en: 'You cancelled the LINE sign-in. Nothing was changed.',
    th: 'คุณยกเลิกการเข้าสู่ระบบด้วย LINE ไม่มีการเปลี่ยนแปลงใด ๆ',
  },
  again: { en: 'Start over', th: 'เริ่มใหม่' },
  storage: {
    en: 'This browser blocks storage for this site, so LINE sign-in can’t finish. Allow storage, or use your password.',
    th: 'เบราว์เซอร์นี้ไม่เก็บข้อมูลของเว็บไซต์ จึงเข้าสู่ระบบด้วย LINE ไม่ได้ กรุณาอนุญาตการเก็บข้อมูล หรือใช้รหัสผ่าน',
  },
  newcomer: { en: 'Almost there', th: 'อีกเพียงขั้นเดียว' },
  newcomerText: {
    en: 'Your account needs a working email. We’ll send you a link.',
    th: 'บัญชีของคุณต้องมีอีเมลที่ใช้งานได้ เราจะส่งลิงก์ไปให้',
  },
  have: {
    en: 'Already have an account? Sign in with it, then link LINE on your profile page.',
    th: 'มีบัญชีอยู่แล้ว? เข้าสู่ระบบด้วยบัญชีนั้น แล้วเชื่อม LINE ในหน้าโปรไฟล์',
  },
  send: { en: 'Send me the link', th: 'ส่งลิงก์ให้ฉัน' },
  sent: { en: 'Check your inbox', th: 'ตรวจสอบอีเมลของคุณ' },
  sentText: {
    en: 'We sent the next step to {email}. Open the link in this browser.',
    th: 'เราส่งขั้นตอนต่อไปไปที่ {email} แล้ว กรุณาเปิดลิงก์ในเบราว์เซอร์นี้',
  },
  other: { en: 'Use another email', th: 'ใช้อีเมลอื่น' },
  open: { en: 'Activate your account', th: 'เปิดใช้งานบัญชีของคุณ' },
  openText: { en: 'One more step and you’re in.', th: 'อีกขั้นตอนเดียวก็เข้าใช้งานได้' },
  openNow: { en: 'Activate account', th: 'เปิดใช้งานบัญชี' },
}
