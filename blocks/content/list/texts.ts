export const texts = { excluded: { en: 'Not included:', th: 'ไม่รวม:' } }
