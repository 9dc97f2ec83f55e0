export const texts = { hours: { en: 'Hours', th: 'เวลาเปิด' }, way: { en: 'Get directions', th: 'ดูเส้นทาง' } }
