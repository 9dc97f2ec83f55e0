export const texts = {
  or: { en: 'or', th: 'หรือ' },
  line: { en: 'Continue with LINE', th: 'ดำเนินการต่อด้วย LINE' },
  forgot: { en: 'Forgot your password?', th: 'ลืมรหัสผ่าน?' },
  register: { en: 'Create an account', th: 'สมัครสมาชิก' },
  storage: {
    en: 'This browser blocks storage for this site, so LINE sign-in can’t finish. Allow storage, or use your password.',
    th: 'เบราว์เซอร์นี้ไม่เก็บข้อมูลของเว็บไซต์ จึงเข้าสู่ระบบด้วย LINE ไม่ได้ กรุณาอนุญาตการเก็บข้อมูล หรือใช้รหัสผ่าน',
  },
  title: { en: 'Sign in', th: 'เข้าสู่ระบบ' },
  submit: { en: 'Sign in', th: 'เข้าสู่ระบบ' },
  demo: { en: 'Demo accounts', th: 'บัญชีตัวอย่าง' },
  demoHint: { en: 'Only on this machine. Tap one to fill in the form.', th: 'มีเฉพาะบนเครื่องนี้ แตะเพื่อกรอกให้ทันที' },
  filled: { en: 'Filled in: {email}', th: 'กรอกให้แล้ว: {email}' },
  already: { en: 'You are signed in as {name}.', th: 'คุณเข้าสู่ระบบในชื่อ {name} อยู่แล้ว' },
  goOn: { en: 'Continue', th: 'ไปต่อ' },
  denied: { en: 'Signing in with another account signs you out of this one.', th: 'หากเข้าสู่ระบบด้วยบัญชีอื่น จะออกจากบัญชีนี้' },
}
