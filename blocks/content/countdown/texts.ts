export const texts = {
  until: { en: 'Until {moment}', th: 'ถึง {moment}' },
  endedAt: { en: 'Ended {moment}', th: 'สิ้นสุดเมื่อ {moment}' },
  days: { en: 'days', th: 'วัน' },
  hours: { en: 'hours', th: 'ชั่วโมง' },
  minutes: { en: 'minutes', th: 'นาที' },
  seconds: { en: 'seconds', th: 'วินาที' },
}
