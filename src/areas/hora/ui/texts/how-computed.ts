import type { BodyKey } from './bodies'

type Names = { th: string; en: string }

const suriyayart: Partial<Record<BodyKey, Names>> = {
  sun: {
    th: 'สุริยยาตร์: มัธยมอาทิตย์จากหรคุณและกัมมัชพล แก้ด้วยตารางฉายา ๖ ช่อง ปัดเศษลงตามตำรา',
    en: 'Suriyayart: the mean Sun from Horakhun and Kammatchaphon, corrected by the table of six steps, rounded down as the rule says.',
  },
  moon: {
    th: 'สุริยยาตร์: มัธยมจันทร์จากดิถีและอวมาน แก้ด้วยอุจพลและตารางฉายา',
    en: 'Suriyayart: the mean Moon from the lunar days, corrected by its apogee and the table of six steps.',
  },
  rahu: {
    th: 'สุริยยาตร์: ราหูเดินถอยหลังด้วยอัตราคงที่ นับจากอาทิตย์',
    en: 'Suriyayart: Rahu goes backwards at a constant rate, counted from the Sun.',
  },
}
const suriyayartPlanet: Names = {
  th: 'สุริยยาตร์: มัธยมดาวแก้สองครั้งด้วยตารางฉายา ครั้งแรกเทียบอุจ ครั้งหลังเทียบอาทิตย์',
  en: 'Suriyayart: the mean planet, corrected twice by the chaya table, first by its apogee and then by the Sun.',
}
const modern: Names = {
  th: 'ตำแหน่งปรากฏบนสุริยวิถี คำนวณด้วย astronomy-engine คลาดเคลื่อนไม่เกิน ๒๐ พิลิปดา',
  en: 'The apparent position on the ecliptic by astronomy-engine, within 20 arcseconds.',
}
const node: Names = {
  th: 'จุดที่ทางเดินของดวงจันทร์ตัดสุริยวิถีขาขึ้น',
  en: 'Where the Moon’s path crosses the ecliptic northwards.',
}
const zodiac: Record<string, Names> = {
  lahiri: { th: 'ลบอายนางศะลาหิรี', en: 'Less the Lahiri ayanamsa.' },
  sayana: { th: 'นับจากจุดวิษุวัต', en: 'Counted from the equinox.' },
}
const ketu: Record<string, Names> = {
  thai: {
    th: 'เกตุไทยเดินถอยหลัง ครบรอบใน ๖๗๙ วัน ไม่ใช่จุดตรงข้ามราหู',
    en: 'The Thai Ketu goes backwards once in 679 days; it is not the point opposite Rahu.',
  },
  almanac: {
    th: 'เกตุไทยตามสมุฏฐานของปฏิทิน นำค่าปกติ ๒๔ ลิปดา ครบรอบใน ๖๗๙ วัน',
    en: 'The Thai Ketu by the almanac’s epoch, 24′ ahead of the usual one, once round in 679 days.',
  },
  opposite: { th: 'จุดตรงข้ามราหู ๑๘๐ องศา', en: 'The point 180° from Rahu.' },
}
const ascendants: Record<string, Names> = {
  antonathi: {
    th: 'อันโตนาที: เริ่มที่อาทิตย์แบบสุริยยาตร์ แล้วเลื่อนไปตามนาทีนับจาก 06:00 เวลาท้องถิ่น',
    en: 'Antonathi: from the Suriyayart Sun onwards by the minutes since 06:00 local mean time.',
  },
  sunrise: {
    th: 'อันโตนาที: เริ่มที่อาทิตย์แบบสุริยยาตร์ แล้วเลื่อนไปตามนาทีนับจากอาทิตย์ขึ้นจริง',
    en: 'Antonathi: from the Suriyayart Sun onwards by the minutes since true sunrise.',
  },
  geometric: {
    th: 'จุดของสุริยวิถีที่ขอบฟ้าตะวันออก จากเวลาดาราคติและละติจูด',
    en: 'The point of the ecliptic on the eastern horizon, from sidereal time and latitude.',
  },
}

type Method = { planets: string; ascendant: string; ketu: string }

/** How a position was computed, sentence by sentence. */
export function howComputed(body: BodyKey, method: Method): Names[] {
  if (body === 'ascendant') return [ascendants[method.ascendant] ?? modern]
  if (body === 'ketu') return [ketu[method.ketu] ?? node]
  if (method.planets === 'suriyayart') return [suriyayart[body] ?? suriyayartPlanet]
  return [body === 'rahu' ? node : modern, zodiac[method.planets] ?? modern]
}
