import { lighten } from '../canvas.mjs'
import { place } from '../compose.mjs'
import { mug, pouch, tumbler } from '../objects.mjs'
import { portrait } from '../people.mjs'
import { klong, roastery } from './cafe-klong.mjs'
import { gardenHouse, oldTown, riverside, warehouse } from './cafe-branches.mjs'
import { art, mark } from './cafe-art.mjs'

const COPPER = '#c07a3e'
const OAT = '#e8dcc8'

/** A dark counter with one copper lamp: the till starts in the dark scheme, so its pictures are dark too. */
function counter(c, things, tone = '#2b1d15') {
  const { w, h } = c
  const line = h * 0.72
  return `<rect width="${w}" height="${h}" fill="#18100b"/><rect width="${w}" height="${h}" fill="${c.rad(
    [
      [0, lighten(COPPER, 0.1), 0.62],
      [0.5, COPPER, 0.2],
      [1, COPPER, 0],
    ],
    [0.36, 0.3, 0.72],
  )}"/><rect y="${line}" width="${w}" height="${h - line}" fill="${c.lin([lighten(tone, 0.1), '#120b07'])}"/><rect y="${line}" width="${w}" height="2" fill="${COPPER}" opacity=".75"/><ellipse cx="${w * 0.48}" cy="${h * 0.86}" rx="${w * 0.42}" ry="${h * 0.09}" fill="${c.rad(
    [
      [0, '#e0a36a', 0.5],
      [1, '#e0a36a', 0],
    ],
  )}"/>${things.map(([what, x, y, s, o]) => place(c, typeof what === 'string' ? c.icon(what) : what(c), { x: w * x, y: h * y, s: h * s, shade: '#000000', strength: 1.6, ...o })).join('')}`
}

const steam = (c, x, y, s) =>
  `<g transform="translate(${x} ${y}) scale(${s})" fill="none" stroke="#fff3e0" stroke-linecap="round" stroke-width="15" opacity=".3" ${c.blur(8)}><path d="M0 0 c-40 -60 40 -90 0 -160 c-24 -44 10 -70 16 -96"/><path d="M70 10 c-30 -50 34 -80 6 -130"/></g>`
const item = (name, things, th, en, hot) => ({
  name,
  width: 960,
  height: 960,
  alt: { th, en },
  scene: (c) => `${counter(c, things)}${hot ? steam(c, ...hot) : ''}`,
})
const bag = (name, body, ink, paper, th, en) =>
  item(name, [[(c) => pouch(c, { body, ink, paper }), 0.5, 0.88, 0.7]], th, en)
const person = (name, who, th, en) => ({
  name,
  width: 960,
  height: 1200,
  alt: { th, en },
  scene: (c) =>
    `<rect width="960" height="1200" fill="${c.lin(['#35241a', '#160e09'])}"/><circle cx="480" cy="620" r="390" fill="${c.lin(['#c98a52', '#6d4024'], [0.1, 0, 0.9, 1])}"/><circle cx="480" cy="620" r="424" fill="none" stroke="${COPPER}" stroke-width="2"/>${portrait(c, who, { scale: 2.4 })}<rect width="960" height="1200" fill="${c.lin(
      [
        [0, '#2a1509', 0],
        [1, '#1a0c05', 0.26],
      ],
      [0.1, 0, 1, 0.7],
    )}"/>`,
})
const scene = (name, draw, th, en) => ({ name, width: 1440, height: 960, alt: { th, en }, scene: draw })

const cup = (o) => (c) => mug(c, { clay: '#efe6d8', ...o })
const glass = (o) => (c) => tumbler(c, o)

export const pictures = [
  scene(
    'hero',
    klong,
    'โรงคั่วไม้ริมคลองยามพลบค่ำ แสงไฟสะท้อนผิวน้ำ',
    'A wooden roastery on the canal at dusk, its lights mirrored in the water',
  ),
  scene(
    'branch-riverside',
    riverside,
    'สาขาริมน้ำ เรือนไม้ยกพื้นมีระเบียง',
    'The riverside branch: a raised timber house with a deck',
  ),
  scene(
    'branch-old-town',
    oldTown,
    'สาขาเมืองเก่า ตึกแถวหน้าต่างโค้ง',
    'The old-town branch: shophouses with arched windows',
  ),
  scene('branch-garden', gardenHouse, 'สาขาสวน เรือนกระจกใต้ร่มไม้', 'The garden branch: a glasshouse under trees'),
  scene('branch-warehouse', warehouse, 'สาขาโกดัง อาคารอิฐหลังคาจั่ว', 'The warehouse branch: a gabled brick building'),
  item(
    'espresso',
    [[cup({ saucer: '#e3d6c2', foam: '#b4733c' }), 0.5, 0.86, 0.5]],
    'เอสเปรสโซในถ้วยพร้อมจานรอง',
    'Espresso in a cup with a saucer',
    [440, 560, 0.7],
  ),
  item(
    'latte',
    [[cup({ saucer: '#8c5a36', clay: '#d8c3a5', foam: '#c98f56', art: '#fff3de' }), 0.5, 0.87, 0.66]],
    'ลาเต้ลายหัวใจ',
    'A latte with a heart in its foam',
    [440, 470, 0.8],
  ),
  item(
    'iced-americano',
    [
      [
        glass({
          layers: [
            [0.86, '#2a130a'],
            [0.1, '#6b3a1a'],
          ],
          straw: COPPER,
        }),
        0.5,
        0.88,
        0.66,
      ],
    ],
    'อเมริกาโนเย็น',
    'An iced americano',
  ),
  item(
    'iced-latte',
    [
      [
        glass({
          layers: [
            [0.5, '#f3e3c8'],
            [0.2, '#b98255'],
            [0.24, '#4a2614'],
          ],
          straw: '#2b1d15',
        }),
        0.5,
        0.88,
        0.66,
      ],
    ],
    'ลาเต้เย็นแยกชั้น',
    'A layered iced latte',
  ),
  item(
    'thai-tea',
    [
      [
        glass({
          layers: [
            [0.66, '#d9712a'],
            [0.16, '#eeb27c'],
            [0.14, '#fbeeda'],
          ],
          straw: OAT,
        }),
        0.5,
        0.88,
        0.66,
      ],
    ],
    'ชาไทยเย็นหน้านม',
    'Iced Thai tea topped with milk',
  ),
  item(
    'yuzu-tonic',
    [
      [
        glass({
          layers: [
            [0.5, '#e9d79a'],
            [0.18, '#c79a4a'],
            [0.28, '#3b1c0e'],
          ],
          straw: COPPER,
        }),
        0.46,
        0.88,
        0.66,
      ],
      ['lemon', 0.76, 0.895, 0.16],
    ],
    'กาแฟโทนิกส้มยูซุ',
    'A yuzu coffee tonic',
  ),
  item('croissant', [['croissant', 0.5, 0.87, 0.5]], 'ครัวซองต์เนยสด', 'A butter croissant'),
  item(
    'layer-cake',
    [['shortcake', 0.5, 0.87, 0.52]],
    'เค้กชั้นหนึ่งชิ้นแต่งสตรอว์เบอร์รี',
    'A slice of layer cake with a strawberry',
  ),
  item(
    'cookie',
    [
      ['cookie', 0.57, 0.83, 0.36],
      ['cookie', 0.42, 0.88, 0.4],
    ],
    'คุกกี้ช็อกโกแลตสองชิ้น',
    'Two chocolate cookies',
  ),
  item('milk-bread', [['bread', 0.5, 0.87, 0.48]], 'ขนมปังนมสดหนึ่งก้อน', 'A loaf of milk bread'),
  scene('roastery', roastery, 'เครื่องคั่วกาแฟทองแดงกับกระสอบเมล็ดกาแฟ', 'A copper drum roaster with sacks of coffee'),
  bag(
    'beans-house',
    '#2b1b13',
    COPPER,
    '#f0e4d0',
    'ถุงเมล็ดกาแฟเบลนด์ประจำร้าน สีเอสเปรสโซ',
    'House blend, in an espresso-brown bag',
  ),
  bag('beans-light', '#dccbb0', '#6d4024', '#fffaf0', 'ถุงเมล็ดกาแฟคั่วอ่อน สีข้าวโอ๊ต', 'Light roast, in an oat-coloured bag'),
  bag('beans-single', '#a8622f', '#2b1b13', '#f5e6cf', 'ถุงเมล็ดกาแฟแหล่งเดียว สีทองแดง', 'Single origin, in a copper bag'),
  person(
    'portrait-1',
    { hair: 'crop', top: 'apron', colour: '#e3d6c2', accent: '#3a2619', beard: 'full', skin: '#b9794c' },
    'ภาพวาดนักคั่วกาแฟไว้เครา',
    'Drawn portrait of a bearded roaster',
  ),
  person(
    'portrait-2',
    {
      hair: 'bobpart',
      hat: 'beanie',
      hatColour: '#a8622f',
      top: 'roll',
      colour: '#5a4436',
      skin: '#d8a074',
      calm: true,
    },
    'ภาพวาดบาริสตาสวมหมวกไหมพรม',
    'Drawn portrait of a barista in a knitted cap',
  ),
  person(
    'portrait-3',
    {
      hair: 'bun',
      top: 'apron',
      colour: '#6d4f3a',
      accent: '#221610',
      glasses: 'round',
      frame: '#2b1b13',
      skin: '#dca57c',
    },
    'ภาพวาดผู้จัดการร้านเกล้าผมและใส่แว่น',
    'Drawn portrait of a manager with a bun and glasses',
  ),
  {
    name: 'og',
    width: 1440,
    height: 756,
    alt: { th: '', en: '' },
    scene: (c) => `<g transform="translate(0 -140)">${klong(c)}</g>`,
  },
]
export { art, mark }
