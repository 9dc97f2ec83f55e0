export const texts = { yes: { en: 'Yes', th: 'มี' }, no: { en: 'No', th: 'ไม่มี' } }
