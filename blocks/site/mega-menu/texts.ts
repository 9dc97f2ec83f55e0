export const texts = { menu: { en: 'Menu', th: 'เมนู' } }
