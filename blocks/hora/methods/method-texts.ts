import residuals from '@schemas/hora/residuals.json'
import type { Kind } from '@areas/hora/ui/texts/terms'

type Names = { th: string; en: string }
export type MethodText = {
  kind: Kind
  what: Names
  /** Since when, and for whom. */ since: Names
  formula: Names
  /** How far it is from the reference it was checked against. */ residual?: Names
}

const { suriyayart, lahiri, sayana } = residuals
const planetsOf = (by: typeof lahiri) => Math.max(by.Mercury, by.Venus, by.Mars, by.Jupiter, by.Saturn, by.Uranus)
const modern = (by: typeof lahiri): Names => ({
  th: `อาทิตย์ ${by.Sun}″ จันทร์ ${by.Moon}″ ดาวเคราะห์ไม่เกิน ${planetsOf(by)}″ เทียบ Swiss Ephemeris 2.10.03 จำนวน 20 ผัง`,
  en: `Sun ${by.Sun}″, Moon ${by.Moon}″, planets up to ${planetsOf(by)}″ against Swiss Ephemeris 2.10.03, 20 charts`,
})
const worst = Math.max(...Object.values(suriyayart))

export const methodTexts = {
  planets: {
    suriyayart: {
      kind: 'tradition',
      what: {
        th: 'ตำแหน่งดาวตามคัมภีร์ที่ปฏิทินโหรไทยใช้ นับเป็นลิปดาเต็มและปัดลงตามตำรา',
        en: 'Positions by the treatise behind Thai astrological almanacs, in whole arcminutes, rounded down as it says.',
      },
      since: {
        th: 'ตำราของโหรหลวงมาแต่ก่อนสร้างกรุงเทพฯ เหมาะกับผังไทยและคำพยากรณ์ตามตำราไทย',
        en: 'The treatise of Thai court astrologers, older than Bangkok; for Thai charts read by Thai books.',
      },
      formula: {
        th: 'หรคุณ → มัธยมดาว → แก้ด้วยฉายาสองครั้ง → สมผุส',
        en: 'Horakhun → mean place → two corrections by chaya → true place',
      },
      residual: {
        th: `ไม่เกิน ${worst}′ เทียบปฏิทินโหรที่ตีพิมพ์ 14 แถว`,
        en: `up to ${worst}′ against a published almanac, 14 rows`,
      },
    },
    lahiri: {
      kind: 'astronomy',
      what: {
        th: 'ตำแหน่งจริงบนฟ้า หักอายนางศะลาหิรีให้เป็นจักรราศีนิรายนะ',
        en: 'True positions, less the Lahiri ayanamsa: the sidereal zodiac.',
      },
      since: {
        th: 'มาตรฐานอินเดียตั้งแต่ พ.ศ. 2498 โหรไทยสายนิรายนะใช้',
        en: 'The Indian standard since 1955; used by Thai astrologers of the nirayana school.',
      },
      formula: {
        th: 'ลองจิจูดปรากฏ − อายนางศะเฉลี่ย − นิวเทชัน',
        en: 'apparent longitude − mean ayanamsa − nutation',
      },
      residual: modern(lahiri),
    },
    sayana: {
      kind: 'astronomy',
      what: {
        th: 'ตำแหน่งจริงบนฟ้า นับจากจุดวิษุวัต เหมือนโหราศาสตร์สากล',
        en: 'True positions counted from the equinox, as in Western astrology.',
      },
      since: {
        th: 'ใช้ตั้งแต่ปโตเลมี ศตวรรษที่ 2 เหมาะกับผู้เรียนโหราศาสตร์สากลและยูเรเนียน',
        en: 'Since Ptolemy in the second century; for Western and Uranian astrology.',
      },
      formula: { th: 'ลองจิจูดปรากฏของวันนั้น', en: 'apparent longitude of date' },
      residual: modern(sayana),
    },
  },
  ascendant: {
    antonathi: {
      kind: 'tradition',
      what: {
        th: 'เลื่อนจากอาทิตย์แบบสุริยยาตร์ตามนาทีนับจาก 06:00 เวลาท้องถิ่น โดยใช้เวลาที่แต่ละราศีขึ้น',
        en: 'Advances from the Suriyayart Sun by the minutes since 06:00 local mean time, by the rising time of each sign.',
      },
      since: {
        th: 'ตำราไทยตั้งแต่ก่อนรัตนโกสินทร์ ใช้กันมากที่สุด',
        en: 'Thai books since before 1782; the most common one.',
      },
      formula: {
        th: 'อาทิตย์ + นาทีตั้งแต่ 06:00 ÷ อันโตนาทีของราศี × 30°',
        en: 'Sun + minutes since 06:00 ÷ rising minutes × 30°',
      },
      residual: {
        th: 'ตรวจกับดวงเมืองกรุงเทพ 21 เม.ย. 2325 เวลา 06:54: เมษ 24°11′',
        en: 'Checked with the Bangkok city pillar, 21 April 1782, 06:54: Aries 24°11′',
      },
    },
    sunrise: {
      kind: 'tradition',
      what: {
        th: 'อันโตนาทีแบบเดียวกัน แต่นับจากอาทิตย์ขึ้นจริงของวันและสถานที่นั้น',
        en: 'The same antonathi, counted from the true sunrise of the day and place.',
      },
      since: {
        th: 'สำนักที่ถืออาทิตย์ขึ้นจริงเป็นรุ่งอรุณ ใช้ไม่ได้ในวันที่อาทิตย์ไม่ขึ้น',
        en: 'For schools that take true sunrise as the dawn; impossible where the Sun does not rise.',
      },
      formula: {
        th: 'อาทิตย์ + นาทีตั้งแต่อาทิตย์ขึ้น ÷ อันโตนาทีของราศี × 30°',
        en: 'Sun + minutes since sunrise ÷ rising minutes × 30°',
      },
    },
    geometric: {
      kind: 'astronomy',
      what: {
        th: 'จุดของสุริยวิถีที่ขอบฟ้าตะวันออกจริง ขึ้นกับละติจูด',
        en: 'The point of the ecliptic on the true eastern horizon; it depends on the latitude.',
      },
      since: { th: 'โหราศาสตร์อินเดียและสากลทุกโปรแกรม', en: 'Every Indian and Western program.' },
      formula: { th: 'atan2(cos θ, −(sin θ cos ε + tan φ sin ε))', en: 'atan2(cos θ, −(sin θ cos ε + tan φ sin ε))' },
      residual: {
        th: `${Math.max(lahiri.ascendant, sayana.ascendant)}″ เทียบ Swiss Ephemeris 2.10.03`,
        en: `${Math.max(lahiri.ascendant, sayana.ascendant)}″ against Swiss Ephemeris 2.10.03`,
      },
    },
  },
  node: {
    mean: {
      kind: 'astronomy',
      what: {
        th: 'ราหูเดินถอยหลังสม่ำเสมอ ใช้เมื่อดาวเป็นลาหิรีหรือสายนะ',
        en: 'Rahu goes backwards evenly. Used with Lahiri or sayana planets.',
      },
      since: { th: 'ค่าเริ่มต้นของโปรแกรมอินเดียส่วนใหญ่', en: 'The default of most Indian programs.' },
      formula: { th: '125.0445° − 1934.1363° T + … + นิวเทชัน', en: '125.0445° − 1934.1363° T + … + nutation' },
      residual: {
        th: `${Math.max(lahiri.MeanNode, sayana.MeanNode)}″`,
        en: `${Math.max(lahiri.MeanNode, sayana.MeanNode)}″`,
      },
    },
    true: {
      kind: 'astronomy',
      what: {
        th: 'จุดตัดจริงขณะนั้น แกว่งรอบค่าเฉลี่ยได้ราว 1.5° และเดินหน้าบ้างบางวัน',
        en: 'The actual crossing at the moment. It swings about the mean by some 1.5° and moves forward on some days.',
      },
      since: { th: 'ผู้ที่เทียบกับอุปราคาจริง', en: 'For those who compare with real eclipses.' },
      formula: { th: 'atan2(h_x, −h_y), h = r × v ของดวงจันทร์', en: 'atan2(h_x, −h_y), h = r × v of the Moon' },
      residual: {
        th: `${Math.max(lahiri.TrueNode, sayana.TrueNode)}″`,
        en: `${Math.max(lahiri.TrueNode, sayana.TrueNode)}″`,
      },
    },
  },
  ketu: {
    thai: {
      kind: 'tradition',
      what: {
        th: 'เกตุไทยเดินถอยหลังครบรอบใน 679 วัน ไม่เกี่ยวกับราหู',
        en: 'The Thai Ketu goes backwards once in 679 days, independent of Rahu.',
      },
      since: { th: 'ใช้ในผังไทยเท่านั้น', en: 'In Thai charts only.' },
      formula: {
        th: '−((หรคุณ − 345) mod 679) × 21600 ÷ 679 ลิปดา',
        en: '−((Horakhun − 345) mod 679) × 21600 ÷ 679 arcminutes',
      },
      residual: {
        th: '1′ (46 นาทีของเวลา) เทียบเวลาย้ายราศีที่ตีพิมพ์',
        en: '1′ (46 minutes of time) against published sign entries',
      },
    },
    almanac: {
      kind: 'tradition',
      what: {
        th: 'เกตุไทยอัตราเดียวกัน แต่ตั้งต้นตามปฏิทินโหร นำหน้า 24′',
        en: 'The same rate from the almanac’s epoch, 24′ ahead.',
      },
      since: { th: 'ผู้ที่ต้องการให้ตรงกับปฏิทินโหร', en: 'For agreement with the almanac.' },
      formula: {
        th: '−((หรคุณ − 345.78) mod 679) × 21600 ÷ 679 ลิปดา',
        en: '−((Horakhun − 345.78) mod 679) × 21600 ÷ 679 arcminutes',
      },
      residual: { th: `${suriyayart.ketu}′ เทียบปฏิทินโหรที่ตีพิมพ์`, en: `${suriyayart.ketu}′ against the published almanac` },
    },
    opposite: {
      kind: 'astronomy',
      what: { th: 'จุดตรงข้ามราหู 180° เสมอ', en: 'Always 180° from Rahu.' },
      since: { th: 'โหราศาสตร์อินเดีย', en: 'Indian astrology.' },
      formula: { th: 'ราหู + 180°', en: 'Rahu + 180°' },
    },
  },
  dayStart: {
    six: {
      kind: 'tradition',
      what: {
        th: 'วันทางโหรเริ่ม 06:00 เวลาท้องถิ่น วันเกิด ดิถี ทักษา และยามเปลี่ยนตาม',
        en: 'The day begins at 06:00 local mean time; weekday, lunar day, thaksa and yam follow.',
      },
      since: {
        th: 'ตำราไทยทั่วไป แม่ฮ่องสอนคือ 06:28 ตามนาฬิกา',
        en: 'Common in Thai books. In Mae Hong Son it is 06:28 by the clock.',
      },
      formula: { th: '06:00 + (105° − ลองจิจูด) × 4 นาที', en: '06:00 + (105° − longitude) × 4 minutes' },
    },
    sunrise: {
      kind: 'astronomy',
      what: { th: 'วันเริ่มเมื่อขอบบนของอาทิตย์พ้นขอบฟ้า', en: 'The day begins when the Sun’s upper limb clears the horizon.' },
      since: {
        th: 'ผู้ถืออรุณจริง ในไทยต่างจาก 06:00 ได้ราวครึ่งชั่วโมง',
        en: 'For those who keep the real dawn; in Thailand within about half an hour of 06:00.',
      },
      formula: { th: 'อาทิตย์ขึ้นจริง รวมการหักเหของแสง', en: 'true sunrise with refraction' },
    },
  },
  wednesday: {
    rahu: {
      kind: 'tradition',
      what: { th: 'เกิดพุธ 18:00–05:59 ถือเป็นวันราหู', en: 'Wednesday from 18:00 to 05:59 belongs to Rahu.' },
      since: { th: 'ทักษาแปดทิศ ใช้ทั่วไปในไทย', en: 'The thaksa of eight, common in Thailand.' },
      formula: { th: 'เปลี่ยนเฉพาะทักษาและดาวเจ้าวันเกิด', en: 'changes thaksa and the birth lord alone' },
    },
    mercury: {
      kind: 'tradition',
      what: { th: 'พุธทั้งวันทั้งคืนเป็นของดาวพุธ', en: 'Wednesday is Mercury’s by day and by night.' },
      since: { th: 'สำนักที่ใช้เจ็ดวัน', en: 'For schools that count seven days.' },
      formula: { th: 'ไม่แบ่งกลางวันกลางคืน', en: 'no split between day and night' },
    },
  },
  animal: {
    month5: {
      kind: 'tradition',
      what: { th: 'ปีนักษัตรเปลี่ยนวันขึ้น 1 ค่ำ เดือน 5', en: 'The animal changes on month 5 waxing 1.' },
      since: { th: 'โหรไทยส่วนใหญ่', en: 'Most Thai astrologers.' },
      formula: { th: 'ตามปฏิทินจันทรคติทางการ', en: 'by the official lunar calendar' },
    },
    thaloengsok: {
      kind: 'tradition',
      what: { th: 'เปลี่ยนวันเถลิงศก กลางเดือนเมษายน', en: 'Changes at Thaloengsok, in mid-April.' },
      since: { th: 'นับตามจุลศักราช', en: 'Goes with the Chulasakarat.' },
      formula: { th: '(จ.ศ. × 292207 + 373) ÷ 800 วัน', en: '(CS × 292207 + 373) ÷ 800 days' },
    },
    january: {
      kind: 'tradition',
      what: { th: 'เปลี่ยน 1 มกราคม ตามปีปฏิทิน', en: 'Changes on 1 January.' },
      since: { th: 'คนทั่วไปในชีวิตประจำวัน', en: 'Everyday use.' },
      formula: { th: 'ปี ค.ศ. − 4 mod 12', en: 'CE year − 4 mod 12' },
    },
  },
} satisfies Record<string, Record<string, MethodText>>

/** Where programs differ although they name the same method, with what each difference comes to. */
export const causes: readonly { cause: Names; effect: Names }[] = [
  {
    cause: { th: 'ใช้ลองจิจูด 105° แทนลองจิจูดจริง', en: 'Longitude 105° instead of the real one' },
    effect: {
      th: 'กรุงเทพคลาด 18 นาที ลัคนาในเมษเลื่อน 4°30′ แม่ฮ่องสอนคลาด 28 นาที เลื่อน 7°',
      en: 'Bangkok 18 minutes, which moves an ascendant in Aries by 4°30′; Mae Hong Son 28 minutes, 7°',
    },
  },
  {
    cause: { th: 'นับจาก 06:00 หรือจากอาทิตย์ขึ้นจริง', en: 'From 06:00 or from true sunrise' },
    effect: {
      th: 'ราศีตรงกับลัคนาดาราศาสตร์ 59 % เมื่อนับจาก 06:00 และ 67 % เมื่อนับจากอาทิตย์ขึ้นจริง',
      en: 'Agrees in sign with the geometric ascendant in 59 % from 06:00, in 67 % from true sunrise',
    },
  },
  {
    cause: { th: 'ปัดเศษทุกค่าในตารางสุริยยาตร์', en: 'Rounding every table value of Suriyayart' },
    effect: { th: 'ศุกร์คลาด 22′ อังคารคลาด 10′', en: 'Venus off by 22′, Mars by 10′' },
  },
  {
    cause: { th: 'สมุฏฐานเกตุ 345 หรือ 345.78', en: 'Ketu’s epoch 345 or 345.78' },
    effect: { th: 'ต่างกัน 24′ ย้ายราศีต่างกันราว 18 ชั่วโมง', en: '24′, about 18 hours at a change of sign' },
  },
  {
    cause: { th: 'บวก 2′ ที่อุจของจันทร์ตามตำราพิมพ์', en: 'Adding 2′ to the Moon’s apogee as textbooks do' },
    effect: { th: 'จันทร์คลาดจากปฏิทินโหร 2′', en: 'the Moon misses the almanac by 2′' },
  },
  {
    cause: { th: 'ค่า ΔT ของคลังคำนวณทั่วไป', en: 'The usual ΔT of libraries' },
    effect: { th: 'เกินไป 5–7 วินาทีในปัจจุบัน 110 วินาทีใน พ.ศ. 2643', en: '5–7 s too large today, 110 s in 2100' },
  },
  {
    cause: { th: 'เวลากรุงเทพก่อน 1 เมษายน 2463', en: 'Bangkok time before April 1920' },
    effect: {
      th: 'ต้องใช้ +06:42:04 หากใช้ +07:00 คลาด 17 นาที 56 วินาที',
      en: '+06:42:04; with +07:00 the time is off by 17 min 56 s',
    },
  },
  {
    cause: { th: 'พ.ศ. ก่อน 2484 ในเดือนมกราคมถึงมีนาคม', en: 'BE before 2484, January to March' },
    effect: { th: 'คลาดไปทั้งปีถ้าใช้ ค.ศ. + 543', en: 'a whole year off with CE + 543' },
  },
]
