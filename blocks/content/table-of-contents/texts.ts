export const texts = { title: { en: 'On this page', th: 'ในหน้านี้' } }
