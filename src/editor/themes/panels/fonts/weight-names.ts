/** Names of font weights, where they have one. */
export const weightNames: Record<number, { en: string; th: string }> = {
  100: { en: 'Thin', th: 'บางที่สุด' },
  200: { en: 'Extra light', th: 'บางมาก' },
  300: { en: 'Light', th: 'บาง' },
  400: { en: 'Regular', th: 'ปกติ' },
  500: { en: 'Medium', th: 'กลาง' },
  600: { en: 'Semibold', th: 'กึ่งหนา' },
  700: { en: 'Bold', th: 'หนา' },
  800: { en: 'Extra bold', th: 'หนามาก' },
  900: { en: 'Black', th: 'หนาที่สุด' },
}
