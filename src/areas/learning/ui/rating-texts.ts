export const ratingTexts = {
  title: { en: 'Ratings', th: 'รีวิวจากผู้เรียน' },
  rate: { en: 'Rate this lesson', th: 'ให้คะแนนบทเรียนนี้' },
  yours: { en: 'Your rating', th: 'คะแนนของคุณ' },
  starsOf: {
    1: { en: '1 star', th: '1 ดาว' },
    2: { en: '2 stars', th: '2 ดาว' },
    3: { en: '3 stars', th: '3 ดาว' },
    4: { en: '4 stars', th: '4 ดาว' },
    5: { en: '5 stars', th: '5 ดาว' },
  },
  chooseStars: { en: 'Choose one to five stars.', th: 'กรุณาเลือก 1–5 ดาว' },
  comment: { en: 'What should others know?', th: 'อยากบอกอะไรกับผู้เรียนคนอื่น' },
  commentHint: { en: 'Shown with your first name.', th: 'แสดงพร้อมชื่อต้นของคุณ' },
  send: { en: 'Send rating', th: 'ส่งคะแนน' },
  change: { en: 'Change rating', th: 'แก้ไขคะแนน' },
  thanks: { en: 'Thank you for your rating', th: 'ขอบคุณสำหรับคะแนน' },
}
