type Entry = readonly [en: string, th: string]

const start: Entry = ['Start', 'ชิดซ้าย']
const centre: Entry = ['Centre', 'กึ่งกลาง']
const end: Entry = ['End', 'ชิดขวา']
const plain: Entry = ['Plain', 'เรียบ']

/** What the words of a choice are called: first as the prop of that name means them, else as any means them. */
export const optionLabels: Record<string, Record<string, Entry>> = {
  align: { start, center: centre, end, between: ['Spread', 'กระจาย'], full: ['Full width', 'เต็มความกว้าง'] },
  autocomplete: {
    name: ['Full name', 'ชื่อเต็ม'], 'given-name': ['First name', 'ชื่อจริง'], 'family-name': ['Last name', 'นามสกุล'], organization: ['Organisation', 'องค์กร'],
    'organization-title': ['Job title', 'ตำแหน่งงาน'], 'street-address': ['Street address', 'ที่อยู่'], 'postal-code': ['Postcode', 'รหัสไปรษณีย์'],
    'address-level1': ['Province', 'จังหวัด'], 'address-level2': ['District', 'อำเภอหรือเขต'], email: ['E-mail', 'อีเมล'], tel: ['Phone', 'โทรศัพท์'],
    url: ['Web address', 'ที่อยู่เว็บ'], bday: ['Birthday', 'วันเกิด'], off: ['Nothing', 'ไม่เติม'],
  },
  cover: { wide: ['Over the whole width', 'เต็มความกว้าง'], text: ['As wide as the text', 'กว้างเท่าข้อความ'], none: ['None', 'ไม่แสดง'] },
  direction: { left: ['To the left', 'ไปทางซ้าย'], right: ['To the right', 'ไปทางขวา'], row: ['Side by side', 'แนวนอน'], column: ['One below the other', 'แนวตั้ง'] },
  drives: { mine: ['My files', 'ไฟล์ของฉัน'], organisation: ['The organisation’s files', 'ไฟล์ขององค์กร'], media: ['The media library', 'คลังสื่อ'] },
  facts: { browser: ['The few that people know', 'เท่าที่คนทั่วไปรู้จัก'], device: ['All that support may want', 'ทั้งหมดที่ฝ่ายสนับสนุนอาจต้องใช้'] },
  gap: { s: ['Small', 'แคบ'], m: ['Medium', 'กลาง'], l: ['Large', 'กว้าง'] },
  ground: { plain: ['The page’s own', 'พื้นของหน้า'], tint: ['Tint', 'สีอ่อน'], sunken: ['Sunken', 'สีจม'], brand: ['Brand colour', 'สีแบรนด์'], accent: ['Accent colour', 'สีเน้น'], night: ['Night', 'กลางคืน'] },
  height: { auto: ['By its content', 'ตามเนื้อหา'], tall: ['Tall', 'สูง'], screen: ['The whole screen', 'เต็มจอ'] },
  kind: {
    track: ['Track', 'เพลง'], album: ['Album', 'อัลบั้ม'], playlist: ['Playlist', 'เพลย์ลิสต์'], artist: ['Artist', 'ศิลปิน'], episode: ['Episode', 'ตอน'], show: ['Show', 'รายการ'],
    tracks: ['Track', 'เพลง'], playlists: ['Playlist', 'เพลย์ลิสต์'],
    bullets: ['Bullets', 'จุดนำ'], checks: ['Ticks', 'เครื่องหมายถูก'], numbers: ['Numbers', 'ตัวเลข'], icons: ['Icons', 'ไอคอน'], plain: ['Plain', 'ไม่มีเครื่องหมาย'],
    captions: ['Captions', 'คำบรรยายสำหรับผู้ไม่ได้ยิน'], subtitles: ['Subtitles', 'คำแปลใต้ภาพ'], descriptions: ['Descriptions', 'คำอธิบายภาพ'], chapters: ['Chapters', 'บท'],
  },
  language: { th: ['Thai', 'ไทย'], en: ['English', 'อังกฤษ'] },
  layout: {
    below: ['Below the heading', 'ใต้หัวเรื่อง'], beside: ['Beside', 'ด้านข้าง'], card: ['Card', 'การ์ด'], line: ['Line', 'บรรทัดเดียว'], strip: ['Strip', 'แถบ'],
    split: ['Side by side', 'แบ่งสองข้าง'], cover: ['Over the picture', 'ทับบนภาพ'], centred: ['Centred', 'กึ่งกลาง'], bar: ['Bar', 'แถบเดียว'], stacked: ['One below the other', 'เรียงลงมา'],
    overlay: ['Words over the picture', 'ข้อความทับภาพ'], list: ['List', 'รายการ'], row: ['Row', 'แถว'], grid: ['Grid', 'ตาราง'], cards: ['Cards', 'การ์ด'], rows: ['Rows', 'แถว'],
    lead: ['Newest large', 'เรื่องล่าสุดใหญ่'], titles: ['Titles alone', 'เฉพาะชื่อเรื่อง'], column: ['Column', 'แนวตั้ง'], single: ['One at a time', 'ทีละรายการ'], wall: ['Wall', 'ผนังคละความสูง'],
    dates: ['Dates before the line', 'วันที่หน้าเส้น'], start: ['Line at the start', 'เส้นด้านซ้าย'], alternate: ['Both sides in turn', 'สลับสองข้าง'],
  },
  look: {
    grid: ['Grid', 'ตาราง'],
    card: ['Card', 'การ์ด'], line: ['Line', 'เส้น'], plain, lines: ['Lines', 'เส้นคั่น'], cards: ['Cards', 'การ์ด'], soft: ['Soft', 'สีอ่อน'], solid: ['Solid', 'สีทึบ'],
    outline: ['Outline', 'เส้นขอบ'], dot: ['Dot', 'จุด'], primary: ['Primary', 'ปุ่มหลัก'], secondary: ['Secondary', 'ปุ่มรอง'], quiet: ['Quiet', 'ปุ่มเรียบ'], accent: ['Accent', 'สีเน้น'],
    danger: ['Danger', 'เตือนภัย'], inverse: ['Inverse', 'สีกลับ'], surface: ['On a surface', 'มีพื้นการ์ด'], cover: ['Words over the picture', 'ข้อความทับภาพ'], boxes: ['Boxes', 'กล่อง'],
    strip: ['Strip', 'แถบ'], thick: ['Thick', 'หนา'], dashed: ['Dashed', 'เส้นประ'], dotted: ['Dotted', 'จุดไข่ปลา'], double: ['Double', 'เส้นคู่'], fade: ['Fading', 'จางปลาย'],
    ornament: ['Ornament', 'ลวดลาย'], ruled: ['Ruled', 'มีเส้นคั่น'], bar: ['Bar', 'แถบ'], ring: ['Ring', 'วงแหวน'], segments: ['Segments', 'เป็นช่วง'], rule: ['Rule at the side', 'เส้นข้าง'],
    large: ['Large', 'ตัวใหญ่'], corner: ['Across the corner', 'พาดมุม'], flag: ['Flag', 'ธง'], striped: ['Striped', 'แถบสลับสี'], boxed: ['Boxed', 'มีกรอบ'], pills: ['Pills', 'เม็ดยา'],
    side: ['At the side', 'ด้านข้าง'], avatar: ['Picture', 'รูปประจำตัว'], name: ['Name', 'ชื่อ'], names: ['Names', 'ชื่อภาษา'], codes: ['Codes', 'ตัวย่อ'], menu: ['Menu', 'เมนู'],
    underline: ['Underlined', 'ขีดเส้นใต้'], pill: ['Pill', 'เม็ดยา'], box: ['Box', 'กล่อง'], filled: ['Filled', 'พื้นทึบ'], list: ['List', 'รายการ'], icon: ['Icon', 'ไอคอน'], labels: ['With words', 'มีข้อความ'],
  },
  mark: { underline: ['Underline', 'ขีดเส้นใต้'], pill: ['Pill', 'เม็ดยา'], dot: ['Dot', 'จุด'], none: ['None', 'ไม่มี'] },
  measure: { text: ['Easy to read', 'อ่านสบาย'], full: ['The whole column', 'เต็มคอลัมน์'] },
  pattern: {
    'thai-id': ['Thai ID number', 'เลขประจำตัวประชาชน'], postcode: ['Postcode', 'รหัสไปรษณีย์'], letters: ['Letters', 'ตัวอักษร'], digits: ['Digits', 'ตัวเลข'],
    'web-address': ['Web address', 'ที่อยู่เว็บ'], 'line-id': ['LINE ID', 'ไอดีไลน์'],
  },
  period: { month: ['A month', 'รายเดือน'], year: ['A year', 'รายปี'] },
  pictures: { alternate: ['In turn', 'สลับข้าง'], start: ['Left', 'ซ้าย'], end: ['Right', 'ขวา'] },
  plate: { none: ['None', 'ไม่มี'], circle: ['Circle', 'วงกลม'], square: ['Square', 'สี่เหลี่ยม'], outline: ['Outline', 'เส้นขอบ'] },
  position: {
    'top-left': ['Top left', 'บนซ้าย'], 'top-center': ['Top', 'บนกลาง'], 'top-right': ['Top right', 'บนขวา'], 'bottom-left': ['Bottom left', 'ล่างซ้าย'],
    'bottom-center': ['Bottom', 'ล่างกลาง'], 'bottom-right': ['Bottom right', 'ล่างขวา'], center: centre, bar: ['Bar at the foot', 'แถบด้านล่าง'], corner: ['Corner', 'มุมจอ'],
  },
  role: { guest: ['Guest', 'ผู้เยี่ยมชม'], user: ['User', 'ผู้ใช้'], manager: ['Manager', 'ผู้จัดการ'], admin: ['Admin', 'ผู้ดูแลระบบ'] },
  scrim: { strong: ['Strong', 'เข้ม'], soft: ['Soft', 'อ่อน'] },
  search: { none: ['None', 'ไม่มี'], icon: ['Icon', 'ไอคอน'], box: ['Box', 'ช่องค้นหา'] },
  separator: { none: ['None', 'ไม่มี'], dot: ['Dot', 'จุด'], slash: ['Slash', 'ทับ'], star: ['Star', 'ดาว'], chevron: ['Chevron', 'หัวลูกศร'], arrow: ['Arrow', 'ลูกศร'] },
  show: { phone: ['Phone', 'โทรศัพท์'], email: ['E-mail', 'อีเมล'], line: ['LINE', 'ไลน์'], address: ['Address', 'ที่อยู่'], hours: ['Opening hours', 'เวลาทำการ'], map: ['Map', 'แผนที่'], social: ['Social networks', 'โซเชียล'] },
  side: { start: ['Left', 'ซ้าย'], end: ['Right', 'ขวา'], top: ['Above', 'บน'], bottom: ['Below', 'ล่าง'] },
  size: { s: ['Small', 'เล็ก'], m: ['Medium', 'กลาง'], l: ['Large', 'ใหญ่'], xl: ['Very large', 'ใหญ่มาก'], display: ['Display', 'ใหญ่พิเศษ'] },
  source: { 'thai-provinces': ['Provinces of Thailand', 'จังหวัดของไทย'], file: ['Own file', 'ไฟล์ของเรา'], embed: ['Other website', 'เว็บอื่น'] },
  speed: { slow: ['Slow', 'ช้า'], normal: ['Normal', 'ปกติ'], fast: ['Fast', 'เร็ว'] },
  state: { done: ['Done', 'เสร็จแล้ว'], current: ['Now', 'กำลังทำ'], upcoming: ['To come', 'ยังไม่ถึง'] },
  tone: {
    neutral: ['Neutral', 'กลาง'], brand: ['Brand', 'แบรนด์'], accent: ['Accent', 'เน้น'], success: ['Good', 'สำเร็จ'], warning: ['Warning', 'คำเตือน'], danger: ['Danger', 'อันตราย'], info: ['Information', 'ข้อมูล'],
    border: ['Border', 'เส้นขอบ'], text: ['Text', 'ข้อความ'], surface: ['Surface', 'พื้นการ์ด'], plain, note: ['Note', 'หมายเหตุ'], night: ['Night', 'กลางคืน'], tint: ['Tint', 'สีอ่อน'],
  },
  variant: {
    centred: ['Centred', 'กึ่งกลาง'], split: ['Two sides', 'แบ่งสองข้าง'], oversized: ['Oversized', 'ตัวใหญ่พิเศษ'], columns: ['Columns', 'คอลัมน์'], compact: ['Compact', 'กะทัดรัด'],
    bar: ['One line', 'บรรทัดเดียว'], stacked: ['Name above the menu', 'ชื่ออยู่เหนือเมนู'], minimal: ['Minimal', 'เรียบง่าย'],
  },
  width: { full: ['Full', 'เต็ม'], half: ['Half', 'ครึ่งหนึ่ง'], short: ['Short', 'สั้น'] },
  /** Shapes that a value may have where it has several. */
  shape: {
    text: ['Words', 'ข้อความ'], 'rich-text': ['Formatted text', 'ข้อความจัดรูปแบบ'], number: ['Number', 'ตัวเลข'], boolean: ['Yes or no', 'ใช่หรือไม่'], string: ['One', 'ค่าเดียว'], list: ['Several', 'หลายค่า'],
    date: ['A day', 'วันที่'], today: ['Today', 'วันนี้'], full: ['Full width', 'เต็มความกว้าง'], 0: ['Never', 'ไม่เลื่อน'],
  },
  /** Fields of a form. */
  fields: {
    text: ['Line of text', 'ข้อความสั้น'], email: ['E-mail', 'อีเมล'], phone: ['Phone', 'โทรศัพท์'], number: ['Number', 'ตัวเลข'], textarea: ['Longer text', 'ข้อความยาว'], select: ['List to choose from', 'รายการให้เลือก'],
    radio: ['One of several', 'เลือกหนึ่งข้อ'], checkboxes: ['Any of several', 'เลือกได้หลายข้อ'], consent: ['Consent', 'ความยินยอม'], date: ['Date', 'วันที่'], time: ['Time', 'เวลา'], heading: ['Heading', 'หัวข้อ'], paragraph: ['Paragraph', 'ย่อหน้า'],
  },
  mode: { private: ['Private', 'ส่วนตัว'], public: ['For everyone', 'ทุกคนเปิดได้'] },
  sort: { name: ['By name', 'ตามชื่อ'], changed: ['By the last change', 'ตามวันที่แก้ไข'], size: ['By size', 'ตามขนาด'], kind: ['By kind', 'ตามชนิด'] },
  to: { mine: ['My files', 'ไฟล์ของฉัน'], organisation: ['The organisation’s files', 'ไฟล์ขององค์กร'], media: ['The media library', 'คลังสื่อ'] },
}
