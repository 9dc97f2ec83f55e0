type Names = { th: string; en: string }

export const motionMarks = {
  retrograde: { th: 'พ', en: 'พ' },
  slow: { th: 'ม', en: 'ม' },
  fast: { th: 'ส', en: 'ส' },
} as const
export type Motion = keyof typeof motionMarks

export const motionNames: Record<Motion, Names> = {
  retrograde: { th: 'พักร์ (เดินถอยหลัง)', en: 'retrograde (phak)' },
  slow: { th: 'มนท์ (เดินช้า)', en: 'slow (mon)' },
  fast: { th: 'เสริด (เดินเร็ว)', en: 'fast (soet)' },
}
export const motionShort: Record<Motion, Names> = {
  retrograde: { th: 'พักร์', en: 'retrograde' },
  slow: { th: 'มนท์', en: 'slow' },
  fast: { th: 'เสริด', en: 'fast' },
}

export const dignityNames = {
  kaset: { th: 'เกษตร', en: 'Kaset (own sign)' },
  pra: { th: 'ประ', en: 'Pra (opposite own sign)' },
  uch: { th: 'อุจ', en: 'Uch (exalted)' },
  nich: { th: 'นิจ', en: 'Nich (debilitated)' },
} as const satisfies Record<string, Names>
export const dignityShort = {
  kaset: { th: 'เกษตร', en: 'Kaset' },
  pra: { th: 'ประ', en: 'Pra' },
  uch: { th: 'อุจ', en: 'Uch' },
  nich: { th: 'นิจ', en: 'Nich' },
} as const satisfies Record<string, Names>

/** Groups of the ฤกษ์, by (ฤกษ์ − 1) mod 9. */
const reukGroups: readonly Names[] = [
  { th: 'ทลิทโท', en: 'Thalittho' },
  { th: 'มหัทธโน', en: 'Mahatthano' },
  { th: 'โจโร', en: 'Choro' },
  { th: 'ภูมิปาโล', en: 'Phumipalo' },
  { th: 'เทศาตรี', en: 'Thesatri' },
  { th: 'เทวี', en: 'Thewi' },
  { th: 'เพชฌฆาต', en: 'Phetchakhat' },
  { th: 'ราชา', en: 'Racha' },
  { th: 'สมโณ', en: 'Samano' },
]
export const reukGroup = (reuk: number): Names => reukGroups[(reuk - 1) % 9] ?? { th: '', en: '' }

export const thaksaNames: readonly Names[] = [
  { th: 'บริวาร', en: 'Boriwan' },
  { th: 'อายุ', en: 'Ayu' },
  { th: 'เดช', en: 'Det' },
  { th: 'ศรี', en: 'Si' },
  { th: 'มูละ', en: 'Mula' },
  { th: 'อุตสาหะ', en: 'Utsaha' },
  { th: 'มนตรี', en: 'Montri' },
  { th: 'กาลกิณี', en: 'Kalakini' },
]
export const thaksaMeanings: readonly Names[] = [
  { th: 'คนรอบตัว ครอบครัว', en: 'household, followers' },
  { th: 'ชีวิต สุขภาพ', en: 'life, health' },
  { th: 'อำนาจ บารมี', en: 'authority' },
  { th: 'ทรัพย์ เสน่ห์ สิริมงคล', en: 'wealth, grace' },
  { th: 'หลักฐาน ที่ดิน มรดก', en: 'property, inheritance' },
  { th: 'ความเพียร การงาน', en: 'effort, work' },
  { th: 'ผู้อุปถัมภ์ ครูบาอาจารย์', en: 'patrons, teachers' },
  { th: 'สิ่งที่ควรเลี่ยง', en: 'what to avoid' },
]

export const animalNames: readonly Names[] = [
  { th: 'ชวด', en: 'Rat (Chuat)' },
  { th: 'ฉลู', en: 'Ox (Chalu)' },
  { th: 'ขาล', en: 'Tiger (Khan)' },
  { th: 'เถาะ', en: 'Rabbit (Tho)' },
  { th: 'มะโรง', en: 'Great Snake (Marong)' },
  { th: 'มะเส็ง', en: 'Small Snake (Maseng)' },
  { th: 'มะเมีย', en: 'Horse (Mamia)' },
  { th: 'มะแม', en: 'Goat (Mamae)' },
  { th: 'วอก', en: 'Monkey (Wok)' },
  { th: 'ระกา', en: 'Rooster (Raka)' },
  { th: 'จอ', en: 'Dog (Cho)' },
  { th: 'กุน', en: 'Pig (Kun)' },
]
/** `animal` 1–12. */
export const animalName = (animal: number): Names => animalNames[animal - 1] ?? { th: '', en: '' }

/** Where a figure comes from: the books, or the sky. */
export const kinds = {
  tradition: { th: 'คติ', en: 'tradition' },
  astronomy: { th: 'ดาราศาสตร์', en: 'astronomy' },
} as const satisfies Record<string, Names>
export type Kind = keyof typeof kinds

type Method = { planets: string; ascendant: string; ketu: string }

/** Whether a position is of the books or of the sky, by the methods of its chart. */
export function kindOf(body: string, { planets, ascendant, ketu }: Method): Kind {
  if (body === 'ascendant') return ascendant === 'geometric' ? 'astronomy' : 'tradition'
  if (body === 'ketu') return ketu === 'opposite' && planets !== 'suriyayart' ? 'astronomy' : 'tradition'
  return planets === 'suriyayart' ? 'tradition' : 'astronomy'
}
