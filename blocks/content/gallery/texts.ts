export const texts = {
  gallery: { en: 'Pictures', th: 'รูปภาพ' },
  more: { en: 'and {count} more', th: 'และอีก {count} รูป' },
}
