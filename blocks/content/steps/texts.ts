export const texts = { done: { en: 'Done:', th: 'เสร็จแล้ว:' } }
