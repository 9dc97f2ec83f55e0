export const texts = {
  label: { en: 'Announcement', th: 'ประกาศ' },
  close: { en: 'Dismiss announcement', th: 'ปิดประกาศ' },
}
