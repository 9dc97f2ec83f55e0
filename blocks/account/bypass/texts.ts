export const texts = {
  title: { en: 'Impersonate a member', th: 'เข้าใช้งานแทนสมาชิก' },
  intro: {
    en: 'This link opens a member’s account for support. It works once. Everything you do is logged with the name of the person who created the link.',
    th: 'ลิงก์นี้เปิดบัญชีของสมาชิกเพื่อช่วยแก้ปัญหา ใช้ได้ครั้งเดียว ระบบจะบันทึกทุกการใช้งานพร้อมชื่อผู้สร้างลิงก์',
  },
  replaces: {
    en: 'You are signed in as {name}. That session ends in this browser. To keep it, use a private window.',
    th: 'คุณเข้าสู่ระบบอยู่ในชื่อ {name} เซสชันนั้นจะสิ้นสุดในเบราว์เซอร์นี้ หากต้องการเก็บไว้ ให้เปิดลิงก์ในหน้าต่างส่วนตัว',
  },
  start: { en: 'Start', th: 'เริ่มใช้งานแทน' },
  over: { en: 'This link doesn’t work', th: 'ใช้ลิงก์นี้ไม่ได้' },
  home: { en: 'Go to homepage', th: 'ไปหน้าแรก' },
}
