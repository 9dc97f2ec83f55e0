export const texts = {
  title: { en: 'Find your order', th: 'ค้นหาคำสั่งซื้อ' },
  intro: {
    en: 'Bought without an account? We mail you a link to your order.',
    th: 'สั่งซื้อโดยไม่ได้สมัครสมาชิก เราจะส่งลิงก์คำสั่งซื้อไปทางอีเมล',
  },
  number: { en: 'Order number', th: 'เลขที่คำสั่งซื้อ' },
  numberHint: { en: 'In the mail about your order, such as TD26110042.', th: 'อยู่ในอีเมลยืนยันการสั่งซื้อ เช่น TD26110042' },
  numberNeeded: { en: 'Please enter the order number.', th: 'กรุณากรอกเลขที่คำสั่งซื้อ' },
  email: { en: 'Email', th: 'อีเมล' },
  emailNeeded: { en: 'Please enter your email.', th: 'กรุณากรอกอีเมล' },
  send: { en: 'Send link', th: 'ส่งลิงก์' },
  sent: { en: 'If it matches, a link is on its way.', th: 'หากข้อมูลตรงกัน เราส่งลิงก์ไปทางอีเมลแล้ว' },
  signIn: { en: 'Sign in to see all your orders', th: 'เข้าสู่ระบบเพื่อดูคำสั่งซื้อทั้งหมด' },
}
