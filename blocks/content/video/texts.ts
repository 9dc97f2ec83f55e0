export const texts = {
  play: { en: 'Play: {title}', th: 'เล่น: {title}' },
  transcript: { en: 'Read instead', th: 'อ่านแทนการดู' },
  pauseMotion: { en: 'Stop the motion', th: 'หยุดภาพเคลื่อนไหว' },
  playMotion: { en: 'Start the motion', th: 'เล่นภาพเคลื่อนไหว' },
  missing: { en: 'The film “{title}” is not available.', th: 'ยังไม่มีวิดีโอ “{title}”' },
  languages: { th: 'ไทย', en: 'English' },
}
