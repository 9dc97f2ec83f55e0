export const texts = {
  mine: { en: 'Your progress', th: 'ความคืบหน้าของคุณ' },
  join: { en: 'Join this lesson', th: 'ลงทะเบียนเรียน' },
  buy: { en: 'Enrol', th: 'สมัครเรียน' },
  seeRounds: { en: 'See rounds', th: 'ดูรอบเรียน' },
  forever: { en: 'Access without an end', th: 'เรียนได้ไม่จำกัดเวลา' },
  days: { en: 'Access for {count} days', th: 'เรียนได้ {count} วัน' },
  ownPace: { en: 'At your own pace', th: 'เรียนตามเวลาของคุณ' },
  rounds: { en: 'Rounds', th: 'รอบเรียน' },
  first: { en: 'Finish first: {lessons}', th: 'ต้องเรียนจบก่อน: {lessons}' },
}
