export const texts = {
  title: { en: 'Linked accounts', th: 'บัญชีที่เชื่อมไว้' },
  intro: { en: 'Other accounts you can sign in with.', th: 'บัญชีภายนอกที่ใช้เข้าสู่บัญชีนี้ได้' },
  none: { en: 'Not linked', th: 'ยังไม่ได้เชื่อม' },
  since: { en: 'Linked on {day}', th: 'เชื่อมเมื่อ {day}' },
  link: { en: 'Link', th: 'เชื่อมบัญชี' },
  unlink: { en: 'Unlink', th: 'ยกเลิกการเชื่อม' },
  keep: { en: 'Keep it linked', th: 'เชื่อมไว้ตามเดิม' },
  sure: {
    en: 'You won’t be able to sign in with LINE. You can link it again later.',
    th: 'จะใช้ LINE เข้าสู่บัญชีนี้ไม่ได้อีก คุณเชื่อมใหม่ได้ภายหลัง',
  },
  password: {
    en: 'Set a password first. Right now, LINE is your only way to sign in.',
    th: 'กรุณาตั้งรหัสผ่านก่อน เพราะตอนนี้คุณเข้าสู่ระบบได้ด้วย LINE เท่านั้น',
  },
  off: { en: 'This site has no accounts to link.', th: 'เว็บไซต์นี้ยังไม่มีบัญชีภายนอกให้เชื่อม' },
  failed: { en: 'Couldn’t load this.', th: 'โหลดข้อมูลไม่สำเร็จ' },
  storage: {
    en: 'This browser blocks storage for this site, so LINE can’t be linked. Allow storage and try again.',
    th: 'เบราว์เซอร์นี้ไม่เก็บข้อมูลของเว็บไซต์ จึงเชื่อม LINE ไม่ได้ กรุณาอนุญาตการเก็บข้อมูล',
  },
}
