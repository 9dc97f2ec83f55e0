export const texts = {
  title: { en: 'Act in another person’s name', th: 'เข้าใช้งานแทนสมาชิก' },
  intro: {
    en: 'This link opens a member’s account for support. It works once. What you do is written down with the name of whoever made the link.',
    th: 'ลิงก์นี้เปิดบัญชีของสมาชิกเพื่อช่วยเหลือ ใช้ได้ครั้งเดียว และทุกการใช้งานจะถูกบันทึกพร้อมชื่อผู้สร้างลิงก์',
  },
  replaces: {
    en: 'You are signed in here as {name}. That session ends in this browser; a private window keeps it.',
    th: 'คุณเข้าสู่ระบบอยู่ในชื่อ {name} เซสชันนั้นจะสิ้นสุดในเบราว์เซอร์นี้ หากต้องการเก็บไว้ ให้เปิดลิงก์ในหน้าต่างส่วนตัว',
  },
  start: { en: 'Begin', th: 'เริ่มใช้งานแทน' },
  over: { en: 'This link cannot be used', th: 'ใช้ลิงก์นี้ไม่ได้' },
  home: { en: 'To the home page', th: 'ไปหน้าแรก' },
}
