export const texts = { examples: { en: 'Try', th: 'ลองค้นหา' } }
