export const texts = { title: { en: 'Your teachers', th: 'ผู้สอน' } }
