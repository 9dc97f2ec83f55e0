export const postMessages = {
  changed: { en: 'updated {date}', th: 'แก้ไขเมื่อ {date}' },
  minutes: { en: '{minutes} min read', th: 'อ่าน {minutes} นาที' },
}
