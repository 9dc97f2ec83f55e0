export const texts = {
  menu: { en: 'Main menu', th: 'เมนูหลัก' },
  more: { en: 'Main menu, continued', th: 'เมนูหลัก (ต่อ)' },
}
