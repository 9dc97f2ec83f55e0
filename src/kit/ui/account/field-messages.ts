/** Messages shared by several account forms. */
export const fieldMessages = {
  email: { en: 'Email', th: 'อีเมล' },
  emailNeeded: { en: 'Please enter your email.', th: 'กรุณากรอกอีเมล' },
  emailWrong: { en: 'Enter a valid email, such as name@example.com.', th: 'กรุณาตรวจอีเมลอีกครั้ง เช่น name@example.com' },
  password: { en: 'Password', th: 'รหัสผ่าน' },
  passwordNeeded: { en: 'Please enter your password.', th: 'กรุณากรอกรหัสผ่าน' },
  passwordShort: { en: 'Use at least 8 characters.', th: 'ใช้อย่างน้อย 8 ตัวอักษร' },
  firstname: { en: 'First name', th: 'ชื่อ' },
  firstnameNeeded: { en: 'Please enter your first name.', th: 'กรุณากรอกชื่อ' },
  lastname: { en: 'Last name', th: 'นามสกุล' },
}

export const emailPattern = /^\s*[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+\s*$/
