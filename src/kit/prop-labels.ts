/** English, Thai, and where the name alone does not say enough, a line of help in both. */
export type FieldEntry = readonly [en: string, th: string, helpEn?: string, helpTh?: string]
export type OptionEntry = readonly [en: string, th: string]

const start: OptionEntry = ['Start', 'ชิดซ้าย']
const centre: OptionEntry = ['Centre', 'กึ่งกลาง']
const end: OptionEntry = ['End', 'ชิดขวา']
const plain: OptionEntry = ['Plain', 'เรียบ']

/** What the props are called that the blocks of nearly every page have (`registry/common-blocks`), by their names. */
export const commonFields: Record<string, FieldEntry> = {
  about: ['About', 'เกี่ยวกับเรา', 'The site’s own line stands when this is empty.', 'เว้นว่างไว้จะใช้คำโปรยของเว็บไซต์'],
  account: ['Account menu', 'เมนูบัญชี'],
  actions: ['Buttons', 'ปุ่ม'],
  align: ['Alignment', 'การจัดวาง'],
  blocked: ['Hide until asked for', 'ปิดบังจนกว่าจะกดดู', 'Dark and blurred until the visitor asks to see it.', 'ภาพมืดและเบลอจนกว่าจะกดดู'],
  blockedNote: ['Why it is hidden', 'เหตุผลที่ปิดบัง'],
  caption: ['Caption', 'คำบรรยายภาพ'],
  children: ['Entries below', 'เมนูย่อย'],
  columns: ['Columns', 'จำนวนคอลัมน์'],
  depth: ['Levels', 'จำนวนชั้น'],
  description: ['Description', 'คำอธิบาย'],
  direction: ['Direction', 'ทิศทาง'],
  divided: ['Line below', 'เส้นคั่นด้านล่าง'],
  external: ['Other website', 'เว็บไซต์ภายนอก'],
  eyebrow: ['Line above the title', 'ข้อความเหนือหัวข้อ'],
  full: ['Full width', 'กว้างเต็ม'],
  ground: ['Background', 'พื้นหลัง'],
  icon: ['Icon', 'ไอคอน'],
  iconAfter: ['Icon after', 'ไอคอนท้าย'],
  image: ['Picture', 'รูปภาพ'],
  label: ['Label', 'ข้อความกำกับ'],
  lead: ['Larger first paragraph', 'ย่อหน้าแรกตัวใหญ่'],
  legalItems: ['Small links', 'ลิงก์บรรทัดล่าง'],
  legalMenu: ['Menu of small links', 'เมนูบรรทัดล่าง'],
  level: ['Heading level', 'ระดับหัวข้อ', '1 names the page; each level below belongs to the one above.', 'ระดับ 1 คือชื่อหน้า ระดับถัดไปอยู่ใต้ระดับก่อน'],
  lightbox: ['Opens large on a click', 'กดดูภาพใหญ่'],
  link: ['Link', 'ลิงก์'],
  logo: ['Logo', 'โลโก้'],
  logoHeight: ['Logo height', 'ความสูงโลโก้'],
  look: ['Look', 'ลักษณะ'],
  mark: ['Mark of the current page', 'เครื่องหมายหน้าปัจจุบัน'],
  measure: ['Line length', 'ความยาวบรรทัด'],
  menu: ['Menu', 'เมนู', 'One of the site’s menus, unless entries are given here.', 'เมนูของเว็บไซต์ จะไม่ใช้เมื่อใส่รายการเองด้านล่าง'],
  picture: ['Picture', 'รูปภาพ'],
  position: ['Position', 'ตำแหน่ง'],
  priority: ['Load first', 'โหลดก่อน', 'For a picture at the top of the page.', 'สำหรับรูปที่อยู่บนสุดของหน้า'],
  ratio: ['Shape of the picture', 'สัดส่วนภาพ'],
  search: ['Search', 'ค้นหา'],
  searchPage: ['Results page', 'หน้าผลการค้นหา'],
  showContact: ['Show contact', 'แสดงข้อมูลติดต่อ'],
  showDescriptions: ['Show descriptions', 'แสดงคำอธิบาย'],
  showHours: ['Show opening hours', 'แสดงเวลาทำการ'],
  showIcons: ['Show icons', 'แสดงไอคอน'],
  showLanguage: ['Show the language switch', 'แสดงปุ่มเปลี่ยนภาษา'],
  showName: ['Show the name', 'แสดงชื่อ'],
  showSocial: ['Show social networks', 'แสดงโซเชียล'],
  showTagline: ['Show the tagline', 'แสดงคำโปรย'],
  showTheme: ['Show the light and dark switch', 'แสดงปุ่มโหมดสว่างและมืด'],
  showTitle: ['Show the title', 'แสดงหัวข้อ'],
  since: ['Founded in', 'ก่อตั้งปี (ค.ศ.)'],
  size: ['Size', 'ขนาด'],
  statement: ['Sentence in large type', 'ประโยคตัวใหญ่'],
  sticky: ['Stays at the top', 'ตรึงไว้ด้านบนเมื่อเลื่อน'],
  text: ['Text', 'ข้อความ'],
  theme: ['Light and dark switch', 'ปุ่มโหมดสว่างและมืด'],
  to: ['Address', 'ที่อยู่ลิงก์'],
  variant: ['Arrangement', 'แบบ'],
  watermark: ['Watermark', 'ลายน้ำ'],
}

/** What the words of their choices are called, by the name of the prop. */
export const commonOptions: Record<string, Record<string, OptionEntry>> = {
  align: { start, center: centre, end, between: ['Spread', 'กระจาย'], full: ['Full width', 'เต็มความกว้าง'] },
  direction: { left: ['To the left', 'ไปทางซ้าย'], right: ['To the right', 'ไปทางขวา'], row: ['Side by side', 'แนวนอน'], column: ['One below the other', 'แนวตั้ง'] },
  ground: { plain: ['The page’s own', 'พื้นของหน้า'], tint: ['Tint', 'สีอ่อน'], sunken: ['Recessed area', 'พื้นส่วนรอง'], brand: ['Brand colour', 'สีแบรนด์'], accent: ['Accent colour', 'สีเน้น'], night: ['Night', 'กลางคืน'] },
  look: {
    grid: ['Grid', 'ตาราง'],
    card: ['Card', 'การ์ด'], line: ['Line', 'เส้น'], plain, lines: ['Lines', 'เส้นคั่น'], cards: ['Cards', 'การ์ด'], soft: ['Soft', 'สีอ่อน'], solid: ['Solid', 'สีทึบ'],
    outline: ['Outline', 'เส้นขอบ'], dot: ['Dot', 'จุด'], primary: ['Primary', 'ปุ่มหลัก'], secondary: ['Secondary', 'ปุ่มรอง'], quiet: ['Quiet', 'ปุ่มเรียบ'], accent: ['Accent', 'สีเน้น'],
    danger: ['Danger', 'เตือนภัย'], inverse: ['Inverse', 'สีกลับ'], surface: ['On a surface', 'มีพื้นการ์ด'], cover: ['Words over the picture', 'ข้อความทับภาพ'], boxes: ['Boxes', 'กล่อง'],
    strip: ['Strip', 'แถบ'], thick: ['Thick', 'หนา'], dashed: ['Dashed', 'เส้นประ'], dotted: ['Dotted', 'จุดไข่ปลา'], double: ['Double', 'เส้นคู่'], fade: ['Fading', 'จางปลาย'],
    ornament: ['Ornament', 'ลวดลาย'], ruled: ['Ruled', 'มีเส้นคั่น'], bar: ['Bar', 'แถบ'], ring: ['Ring', 'วงแหวน'], segments: ['Segments', 'เป็นช่วง'], rule: ['Rule at the side', 'เส้นข้าง'],
    large: ['Large', 'ตัวใหญ่'], corner: ['Across the corner', 'พาดมุม'], flag: ['Flag', 'ธง'], striped: ['Striped', 'แถบสลับสี'], boxed: ['Boxed', 'มีกรอบ'], pills: ['Pills', 'แคปซูล'],
    side: ['At the side', 'ด้านข้าง'], avatar: ['Picture', 'รูปประจำตัว'], name: ['Name', 'ชื่อ'], names: ['Names', 'ชื่อภาษา'], codes: ['Codes', 'ตัวย่อ'], menu: ['Menu', 'เมนู'],
    underline: ['Underlined', 'ขีดเส้นใต้'], pill: ['Pill', 'แคปซูล'], box: ['Box', 'กล่อง'], filled: ['Filled', 'พื้นทึบ'], list: ['List', 'รายการ'], icon: ['Icon', 'ไอคอน'], labels: ['With words', 'มีข้อความ'],
  },
  mark: { underline: ['Underline', 'ขีดเส้นใต้'], pill: ['Pill', 'แคปซูล'], dot: ['Dot', 'จุด'], none: ['None', 'ไม่มี'] },
  measure: { text: ['Easy to read', 'อ่านสบาย'], full: ['The whole column', 'เต็มคอลัมน์'] },
  position: {
    'top-left': ['Top left', 'บนซ้าย'], 'top-center': ['Top', 'บนกลาง'], 'top-right': ['Top right', 'บนขวา'], 'bottom-left': ['Bottom left', 'ล่างซ้าย'],
    'bottom-center': ['Bottom', 'ล่างกลาง'], 'bottom-right': ['Bottom right', 'ล่างขวา'], center: centre, bar: ['Bar at the foot', 'แถบด้านล่าง'], corner: ['Corner', 'มุมจอ'],
  },
  role: { guest: ['Guest', 'ผู้ที่ไม่ได้เข้าสู่ระบบ'], user: ['User', 'ผู้ใช้'], manager: ['Manager', 'ผู้จัดการ'], admin: ['Admin', 'ผู้ดูแลระบบ'] },
  search: { none: ['None', 'ไม่มี'], icon: ['Icon', 'ไอคอน'], box: ['Box', 'ช่องค้นหา'] },
  size: { s: ['Small', 'เล็ก'], m: ['Medium', 'กลาง'], l: ['Large', 'ใหญ่'], xl: ['Very large', 'ใหญ่มาก'], display: ['Display', 'ใหญ่พิเศษ'] },
  variant: {
    centred: ['Centred', 'กึ่งกลาง'], split: ['Two sides', 'แบ่งสองข้าง'], oversized: ['Oversized', 'ตัวใหญ่พิเศษ'], columns: ['Columns', 'คอลัมน์'], compact: ['Compact', 'กะทัดรัด'],
    bar: ['One line', 'บรรทัดเดียว'], stacked: ['Name above the menu', 'ชื่ออยู่เหนือเมนู'], minimal: ['Minimal', 'เรียบง่าย'],
  },
  /** Shapes that a value may have where it has several. */
  shape: {
    text: ['Words', 'ข้อความ'], 'rich-text': ['Formatted text', 'ข้อความจัดรูปแบบ'], number: ['Number', 'ตัวเลข'], boolean: ['Yes or no', 'ใช่หรือไม่'], string: ['One', 'ค่าเดียว'], list: ['Several', 'หลายค่า'],
    date: ['A day', 'วันที่'], today: ['Today', 'วันนี้'], full: ['Full width', 'เต็มความกว้าง'], 0: ['Never', 'ไม่เลื่อน'],
  },
}
