import { darken, lighten, rng } from '../canvas.mjs'
import { at, place, repeat } from '../compose.mjs'
import { portrait } from '../people.mjs'
import { classroom, evening } from './academy-rooms.mjs'
import { art, mark } from './academy-art.mjs'

const INK = '#2b2f77'
const SUN = '#f2a71b'

/** An index card: ruled, one marigold head rule, square corners. */
function card(c, x, y, w, h, rot, inner = '', face = '#fffaf0') {
  const rules = repeat(
    Math.floor((h - 120) / 44),
    (i) => `<path d="M0 ${112 + i * 44} H${w}" stroke="${INK}" stroke-opacity=".12" stroke-width="2"/>`,
  )
  return `<g transform="translate(${x} ${y}) rotate(${rot})"><rect x="8" y="16" width="${w}" height="${h}" rx="6" fill="#3d2c12" opacity=".26" ${c.blur(14)}/><rect width="${w}" height="${h}" rx="6" fill="${c.lin(['#ffffff', face], [0, 0, 1, 1])}"/>${rules}<path d="M0 74 H${w}" stroke="${SUN}" stroke-width="5"/><circle cx="${w / 2}" cy="36" r="13" fill="#cdbf9f"/><circle cx="${w / 2 + 1.5}" cy="38" r="11" fill="#efe4cb"/>${inner}</g>`
}

function desk(c, tint, { sketch = '', things, face }) {
  const { w, h } = c
  const line = h * 0.79
  const wall = c.lin([lighten(tint, 0.35), tint], [0, 0, 1, 1])
  const wood = c.lin(['#d8ab6e', '#b98346'])
  return `<rect width="${w}" height="${h}" fill="${wall}"/><circle cx="${w * 0.22}" cy="${h * 0.12}" r="${w * 0.5}" fill="${c.rad(
    [
      [0, '#fff', 0.7],
      [1, '#fff', 0],
    ],
  )}"/>${card(c, w * 0.5, h * 0.05, w * 0.43, h * 0.64, 5, '', darken('#fffaf0', 0.06))}${card(c, w * 0.1, h * 0.13, w * 0.52, h * 0.72, -4, sketch, face)}<rect y="${line}" width="${w}" height="${h - line}" fill="${wood}"/><rect y="${line}" width="${w}" height="5" fill="#f0cf9b" opacity=".8"/>${repeat(5, (i) => `<path d="M0 ${line + 22 + i * 24} q${w * 0.3} ${i % 2 ? 9 : -7} ${w} ${i % 2 ? -4 : 6}" fill="none" stroke="#7d5022" stroke-opacity=".16" stroke-width="2"/>`)}${things.map(([name, x, y, s, o]) => place(c, c.icon(name), { x: w * x, y: h * y, s: h * s, ...o })).join('')}`
}

const bars = at(
  60,
  130,
  [70, 120, 96, 170, 150, 214]
    .map(
      (v, i) =>
        `<rect x="${i * 62}" y="${230 - v}" width="40" height="${v}" fill="${i === 5 ? SUN : INK}" opacity="${i === 5 ? 1 : 0.25 + i * 0.12}"/>`,
    )
    .join('') +
    `<path d="M20 150 L82 112 L144 126 L206 62 L268 74 L330 6" fill="none" stroke="#d1495b" stroke-width="6"/>`,
)
const code = at(
  56,
  124,
  repeat(7, (i) => {
    const r = rng(i + 4)
    const pad = [0, 36, 36, 72, 72, 36, 0][i]
    const a = 60 + r() * 90
    return `<rect x="${pad}" y="${i * 44}" width="${a}" height="18" rx="3" fill="${i % 3 ? INK : SUN}" opacity=".85"/><rect x="${pad + a + 14}" y="${i * 44}" width="${50 + r() * 150}" height="18" rx="3" fill="${i % 2 ? '#4f9d8f' : '#8a8fc9'}" opacity=".75"/>`
  }),
)
const curve = at(
  64,
  130,
  `<path d="M0 210 C80 -60 250 300 360 10" fill="none" stroke="${INK}" stroke-width="8"/><path d="M0 210 L92 20 M360 10 L250 210" stroke="${SUN}" stroke-width="4"/>${[
    [0, 210],
    [92, 20],
    [360, 10],
    [250, 210],
  ]
    .map(
      ([x, y]) =>
        `<rect x="${x - 12}" y="${y - 12}" width="24" height="24" fill="#fff" stroke="${INK}" stroke-width="5"/>`,
    )
    .join('')}`,
)
const wire = at(
  58,
  116,
  `${[0, 1, 2].map((i) => `<g transform="translate(${i * 136} 0)"><rect width="112" height="206" rx="10" fill="#fff" stroke="${INK}" stroke-width="5"/><rect x="16" y="20" width="80" height="${[70, 24, 40][i]}" fill="${[SUN, '#c9cbe8', '#4f9d8f'][i]}"/><path d="M16 ${[114, 70, 88][i]} h80 M16 ${[138, 94, 112][i]} h56" stroke="${INK}" stroke-opacity=".4" stroke-width="7"/><rect x="16" y="164" width="80" height="24" rx="4" fill="${INK}"/></g>`).join('')}`,
)
const rise = at(
  60,
  128,
  `<path d="M0 200 C70 190 110 40 190 30 C270 24 300 120 380 96" fill="none" stroke="#b2703a" stroke-width="8"/><path d="M0 220 H390 M0 0 V220" stroke="${INK}" stroke-width="5" opacity=".6"/>${[70, 190, 300].map((x, i) => `<circle cx="${x}" cy="${[150, 30, 84][i]}" r="12" fill="${SUN}" stroke="#fff" stroke-width="5"/>`).join('')}`,
)
const layers = at(
  80,
  128,
  ['#f6d7a7', '#e3a857', '#f6d7a7', '#c9803c', '#f6d7a7']
    .map((f, i) => `<rect x="${i * 8}" y="${i * 40}" width="${330 - i * 16}" height="32" rx="14" fill="${f}"/>`)
    .join(''),
)
const talk = at(
  56,
  120,
  `<path d="M0 0 h230 v110 h-150 l-36 36 v-36 h-44z" fill="${INK}"/><path d="M24 36 h160 M24 66 h110" stroke="#fff" stroke-width="10" opacity=".85"/><path d="M160 140 h230 v100 h-44 v34 l-36 -34 h-150z" fill="${SUN}"/><path d="M186 174 h170 M186 204 h100" stroke="#fff" stroke-width="10" opacity=".9"/>`,
)
const score = at(
  60,
  118,
  [0.92, 0.78, 0.84, 0.7]
    .map(
      (v, i) =>
        `<rect y="${i * 62}" width="360" height="26" rx="4" fill="#d9d7ea"/><rect y="${i * 62}" width="${360 * v}" height="26" rx="4" fill="${i ? INK : SUN}"/>`,
    )
    .join(''),
)

const course = (name, tint, spec, th, en) => ({
  name: `course-${name}`,
  width: 960,
  height: 640,
  alt: { th, en },
  scene: (c) => desk(c, tint, spec),
})
const teacher = (name, tint, person, th, en) => ({
  name,
  width: 960,
  height: 1200,
  alt: { th, en },
  scene: (c) =>
    `<rect width="960" height="1200" fill="${c.lin([lighten(tint, 0.3), tint], [0, 0, 1, 1])}"/>${repeat(14, (i) => `<path d="M0 ${210 + i * 78} H960" stroke="${INK}" stroke-opacity=".09" stroke-width="3"/>`)}<path d="M0 128 H960" stroke="${SUN}" stroke-width="9"/><circle cx="480" cy="640" r="400" fill="#fffaf0" opacity=".75"/>${portrait(c, person, { scale: 2.4 })}`,
})
/** Night background with the brand's rising sun: distinguishes an article from a course. */
const article = (name, things, th, en) => ({
  name: `article-${name}`,
  width: 1440,
  height: 960,
  alt: { th, en },
  scene: (c) =>
    `<rect width="1440" height="960" fill="${c.lin(['#34398c', '#1b1e4f'])}"/><circle cx="720" cy="760" r="430" fill="${c.lin(['#f9c552', '#e8871e'])}"/>${repeat(9, (i) => `<path d="M720 760 L${720 + Math.cos((Math.PI * (i + 0.5)) / 9) * 1200} ${760 - Math.sin((Math.PI * (i + 0.5)) / 9) * 1200}" stroke="#f2a71b" stroke-opacity=".16" stroke-width="26"/>`)}<rect y="758" width="1440" height="202" fill="${c.lin(['#f5ecd7', '#dccdaa'])}"/>${things.map(([n, x, s, o]) => place(c, c.icon(n), { x: x * 1440, y: 830, s: s * 960, ...o })).join('')}`,
})

export const pictures = [
  {
    name: 'hero',
    width: 1440,
    height: 960,
    alt: {
      th: 'โต๊ะเรียนริมหน้าต่างยามเย็น มีแล็ปท็อปแสดงกราฟ โคมไฟ และสมุดจด',
      en: 'A study desk by an evening window with a laptop showing a chart, a lamp and notebooks',
    },
    scene: evening,
  },
  course(
    'data-analysis',
    '#cfd2ee',
    {
      sketch: bars,
      things: [
        ['laptop', 0.7, 0.93, 0.46],
        ['magnifying-glass-tilted-left', 0.44, 0.96, 0.24],
      ],
    },
    'การ์ดกราฟแท่งกับแล็ปท็อปและแว่นขยาย',
    'A bar-chart card with a laptop and a magnifying glass',
  ),
  course(
    'python',
    '#cfe4dc',
    {
      sketch: code,
      things: [
        ['snake', 0.74, 0.92, 0.5],
        ['keyboard', 0.43, 0.97, 0.24],
      ],
    },
    'การ์ดโค้ดกับงูและแป้นพิมพ์',
    'A card of code lines with a snake and a keyboard',
  ),
  course(
    'graphic-design',
    '#f3d9c6',
    {
      sketch: curve,
      things: [
        ['artist-palette', 0.72, 0.93, 0.44],
        ['triangular-ruler', 0.48, 0.955, 0.24],
        ['crayon', 0.9, 0.95, 0.2],
      ],
    },
    'การ์ดเส้นโค้งเวกเตอร์กับจานสีและไม้บรรทัดสามเหลี่ยม',
    'A vector-curve card with a palette, set square and crayon',
  ),
  course(
    'ux-design',
    '#e6d6ec',
    {
      sketch: wire,
      things: [
        ['mobile-phone', 0.76, 0.93, 0.5],
        ['pencil', 0.56, 0.96, 0.26],
      ],
    },
    'การ์ดร่างหน้าจอกับโทรศัพท์และดินสอ',
    'A wireframe card with a phone and a pencil',
  ),
  course(
    'bread-baking',
    '#f0dcb8',
    {
      sketch: rise,
      things: [
        ['bread', 0.72, 0.92, 0.4],
        ['baguette-bread', 0.5, 0.955, 0.3],
        ['sheaf-of-rice', 0.9, 0.94, 0.36],
      ],
    },
    'การ์ดกราฟการขึ้นของแป้งกับขนมปังและรวงข้าว',
    'A dough-rise card with loaves and a sheaf of grain',
  ),
  course(
    'pastry',
    '#f4d7d6',
    {
      sketch: layers,
      things: [
        ['shortcake', 0.75, 0.92, 0.42],
        ['croissant', 0.52, 0.955, 0.3],
        ['cherries', 0.91, 0.955, 0.2],
      ],
    },
    'การ์ดชั้นแป้งพับกับเค้ก ครัวซองต์ และเชอร์รี',
    'A laminated-dough card with cake, croissant and cherries',
  ),
  course(
    'business-english',
    '#d3dfe9',
    {
      sketch: talk,
      things: [
        ['briefcase', 0.73, 0.93, 0.42],
        ['envelope', 0.5, 0.96, 0.2],
      ],
    },
    'การ์ดบทสนทนากับกระเป๋าเอกสารและซองจดหมาย',
    'A dialogue card with a briefcase and an envelope',
  ),
  course(
    'ielts',
    '#f5e2a9',
    {
      sketch: score,
      things: [
        ['books', 0.76, 0.93, 0.46],
        ['headphone', 0.54, 0.955, 0.26],
      ],
    },
    'การ์ดคะแนนสี่ทักษะกับหนังสือและหูฟัง',
    'A four-skill score card with books and headphones',
  ),
  teacher(
    'teacher-1',
    '#c9cdec',
    { hair: 'bobpart', top: 'blazer', colour: '#2b2f77', glasses: 'round', skin: '#dca57c' },
    'ภาพวาดครูสอนข้อมูล ผมบ๊อบ ใส่แว่นกลมและสูทสีคราม',
    'Drawn portrait of a data teacher with a bob, round glasses and an indigo blazer',
  ),
  teacher(
    'teacher-2',
    '#f1d8a5',
    { hair: 'short', top: 'shirt', colour: '#b4552d', accent: '#f5e7cf', skin: '#c98f63', beard: 'moustache' },
    'ภาพวาดครูออกแบบ ผมสั้น มีหนวด เสื้อเชิ้ตสีอิฐ',
    'Drawn portrait of a design teacher with short hair and a brick-red shirt',
  ),
  teacher(
    'teacher-3',
    '#ecd3c4',
    { hair: 'bun', top: 'chef', colour: '#f6f0e2', accent: '#2b2f77', skin: '#e0ac85' },
    'ภาพวาดครูทำขนม เกล้าผมมวย ใส่เสื้อเชฟสีขาว',
    'Drawn portrait of a baking teacher with a top knot and a white chef jacket',
  ),
  teacher(
    'teacher-4',
    '#c9ddd2',
    {
      hair: 'side',
      hairColour: '#77716c',
      top: 'shirt',
      colour: '#3f7d6c',
      accent: '#ffffff',
      glasses: 'square',
      skin: '#e3b48f',
      frame: '#3a3350',
    },
    'ภาพวาดครูภาษาอังกฤษ ผมสีเทา ใส่แว่นและเสื้อเชิ้ตเขียว',
    'Drawn portrait of an English teacher with grey hair, glasses and a green shirt',
  ),
  article(
    'study-habit',
    [
      ['mantelpiece-clock', 0.3, 0.34],
      ['books', 0.53, 0.5],
      ['hot-beverage', 0.75, 0.26],
    ],
    'นาฬิกา กองหนังสือ และแก้วเครื่องดื่มร้อนหน้าดวงอาทิตย์',
    'A clock, a stack of books and a hot drink before a rising sun',
  ),
  article(
    'portfolio',
    [
      ['framed-picture', 0.36, 0.42],
      ['laptop', 0.62, 0.46],
      ['paintbrush', 0.8, 0.26],
    ],
    'กรอบรูป แล็ปท็อป และพู่กันหน้าดวงอาทิตย์',
    'A framed picture, a laptop and a brush before a rising sun',
  ),
  article(
    'career',
    [
      ['scroll', 0.3, 0.34],
      ['graduation-cap', 0.53, 0.44],
      ['briefcase', 0.76, 0.32],
    ],
    'ม้วนประกาศนียบัตร หมวกบัณฑิต และกระเป๋าเอกสาร',
    'A certificate scroll, a graduation cap and a briefcase',
  ),
  {
    name: 'classroom',
    width: 1440,
    height: 960,
    alt: {
      th: 'ห้องเรียนช่วงเย็น ผู้เรียนนั่งหน้ากระดานที่มีแผนภาพ',
      en: 'An evening classroom: learners facing a board of diagrams',
    },
    scene: classroom,
  },
  {
    name: 'og',
    width: 1440,
    height: 756,
    alt: { th: '', en: '' },
    scene: (c) => `<g transform="translate(0 -170)">${evening(c)}</g>`,
  },
]
export { art, mark }
