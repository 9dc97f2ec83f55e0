export const texts = {
  play: { en: 'Play: {title}', th: 'เล่น: {title}' },
  transcript: { en: 'Read transcript', th: 'อ่านบทบรรยาย' },
  pauseMotion: { en: 'Pause motion', th: 'หยุดภาพเคลื่อนไหว' },
  playMotion: { en: 'Play motion', th: 'เล่นภาพเคลื่อนไหว' },
  missing: { en: 'The video “{title}” isn’t available.', th: 'ยังไม่มีวิดีโอ “{title}”' },
  languages: { th: 'ไทย', en: 'English' },
}
