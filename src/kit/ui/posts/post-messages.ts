export const postMessages = {
  minutes: { en: '{minutes} min read', th: 'อ่าน {minutes} นาที' },
}
