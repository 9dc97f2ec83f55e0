export const texts = {
  path: { en: 'Breadcrumbs', th: 'เส้นทาง' },
  facts: { en: 'Time and place', th: 'เวลาและสถานที่' },
  map: { en: 'Show on a map', th: 'ดูแผนที่' },
}
