export const texts = {
  more: { en: 'The whole story', th: 'อ่านทั้งเรื่อง' },
}
