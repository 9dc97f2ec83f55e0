export const texts = { label: { en: 'You are here', th: 'ตำแหน่งของหน้านี้' }, home: { en: 'Home', th: 'หน้าแรก' } }
