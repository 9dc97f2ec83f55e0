export const texts = {
  carousel: { en: 'carousel', th: 'สไลด์' },
  slide: { en: 'slide', th: 'แผ่น' },
  position: { en: '{at} of {count}', th: '{at} จาก {count}' },
  previous: { en: 'Previous slide', th: 'สไลด์ก่อนหน้า' },
  next: { en: 'Next slide', th: 'สไลด์ถัดไป' },
  goTo: { en: 'Go to slide {at}', th: 'ไปสไลด์ที่ {at}' },
  pause: { en: 'Pause slides', th: 'หยุดเลื่อนสไลด์' },
  play: { en: 'Play slides', th: 'เลื่อนสไลด์อัตโนมัติ' },
}
