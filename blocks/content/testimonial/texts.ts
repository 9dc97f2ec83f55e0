export const texts = {
  more: { en: 'Read more', th: 'อ่านทั้งเรื่อง' },
}
