import { readFileSync } from 'node:fs'
import { darken, lighten } from '../canvas.mjs'
import { place, plinth, repeat, sweep } from '../compose.mjs'
import { basket, bottle, bowl, candleJar, jar, mortar, mug, pouch, soapBar, tin, wok } from '../objects.mjs'
import { portrait } from '../people.mjs'
import { stall } from './market-stall.mjs'
import { art, mark } from './market-art.mjs'
import { shelfPictures } from './market-shelf.mjs'

const shop = JSON.parse(readFileSync(new URL('../../../../themes/market/site/shop.json', import.meta.url), 'utf8'))

const GREEN = '#12844a'
const CHILLI = '#d8332a'

const set = (c, things, base) =>
  things
    .map(([what, x, y, s, o]) =>
      place(c, typeof what === 'string' ? c.icon(what) : what(c), {
        x: x * c.w,
        y: y * c.h,
        s: s * base,
        shade: '#1d2a12',
        ...o,
      }),
    )
    .join('')

/** One big object on a soft tinted plate. */
const product = (name, tint, things, th, en) => ({
  name,
  width: 960,
  height: 960,
  alt: { th, en },
  scene: (c) =>
    `${sweep(c, { wall: lighten(tint, 0.5), floor: lighten(tint, 0.22), horizon: 0.6 })}${plinth(c, { x: 480, y: 752, rx: 370, ry: 88, height: 26, top: [lighten(tint, 0.78), lighten(tint, 0.32)], side: lighten(tint, 0.1), shade: darken(tint, 0.6) })}${set(c, things, 960)}`,
})
const category = (name, tint, things, th, en) => ({
  name: `category-${name}`,
  width: 960,
  height: 720,
  alt: { th, en },
  scene: (c) =>
    `<rect width="960" height="720" fill="${lighten(tint, 0.62)}"/><path d="M130 600 V400 a350 340 0 0 1 700 0 V600z" fill="${c.lin([lighten(tint, 0.35), tint], [0, 0, 1, 1])}"/><path d="M190 600 V410 a290 285 0 0 1 580 0 V600z" fill="#fff" opacity=".14"/><rect y="600" width="960" height="120" fill="${c.lin([lighten(tint, 0.5), lighten(tint, 0.3)])}"/><rect y="598" width="960" height="5" fill="#fff" opacity=".7"/>${set(c, things, 720)}`,
})
const maker = (name, tint, person, th, en) => ({
  name,
  width: 960,
  height: 1200,
  alt: { th, en },
  scene: (c) =>
    `<rect width="960" height="1200" fill="${c.lin([lighten(tint, 0.6), lighten(tint, 0.25)])}"/><circle cx="480" cy="700" r="440" fill="${c.lin([lighten(tint, 0.1), tint])}" opacity=".55"/>${repeat(8, (i) => `<path d="M${i * 120} -10 h120 v96 a60 60 0 0 1 -120 0z" fill="${i % 2 ? '#ffffff' : GREEN}"/>`)}<rect width="960" height="18" fill="#000" opacity=".1"/>${portrait(c, person, { scale: 2.4 })}`,
})
const article = (name, tint, things, th, en) => ({
  name: `article-${name}`,
  width: 1440,
  height: 960,
  alt: { th, en },
  scene: (c) =>
    `${sweep(c, { wall: tint, floor: darken(tint, 0.14), glow: 0.5, horizon: 0.68 })}<circle cx="1040" cy="420" r="330" fill="#fff" opacity=".22"/>${set(c, things, 960)}`,
})

const fish = (c) => bottle(c, { glass: '#8f3d10', cap: CHILLI, ink: CHILLI, paper: '#fff6dd' })
const palm = (c) => bottle(c, { glass: '#d9a441', cap: GREEN, ink: GREEN })
const paste = (c) => jar(c, { fill: '#a82a18', lid: '#d9b04c', ink: CHILLI })
const honey = (c) => jar(c, { fill: '#e59a1c', cloth: '#f2c14e', ink: '#8a4b08' })
const rice = (c) => pouch(c, { body: '#f4ecd9', ink: GREEN, paper: '#e2f0dc', window: '#fffdf4', tie: '#b8793a' })
const coffee = (c) => pouch(c, { body: '#4a2f22', ink: '#b86f35', paper: '#f3e5cf' })
const tea = (c) => tin(c, { body: '#2f7d5b', ink: '#b1441f', lid: '#d9b04c' })
const dried = (c) => pouch(c, { body: '#f0b54a', ink: '#b1441f', window: '#c7761e', tie: '#7a4a1e' })
const soap = (c) => soapBar(c, {})
const straw = (c) => basket(c, {})
const nuts = (c) => pouch(c, { body: '#e7d3ae', ink: '#a3541f', paper: '#fff6e2', window: '#c98a4e', tie: GREEN })
const stone = (c) => mortar(c, {})
const clay = (c) => mortar(c, { stone: '#b0673d', pestle: '#8a5a2b' })
const iron = (c) => wok(c, {})
const celadon = (c) => bowl(c, {})
const blue = (c) => bowl(c, { glaze: '#eef1f4', inside: '#dfe6ee', stripe: '#2b5ea8' })
const cup = (c) => mug(c, { clay: '#7fb7a4', drink: '#8a4a1e' })
const candle = (c) => candleJar(c, {})

export const pictures = [
  {
    name: 'hero',
    width: 1440,
    height: 960,
    alt: {
      th: 'แผงตลาดหลังคาลายเขียวขาว มีผลไม้ ขวดน้ำปลา ตะกร้าสาน และแม่ค้า',
      en: 'A market stall under a green-striped awning with fruit, fish sauce, baskets and its seller',
    },
    scene: stall,
  },
  product(
    'fish-sauce',
    '#f0a58f',
    [
      [fish, 0.42, 0.83, 0.68],
      [fish, 0.6, 0.87, 0.6],
    ],
    'น้ำปลาแท้สองขวดฝาแดง',
    'Two bottles of fish sauce with red caps',
  ),
  product(
    'jasmine-rice',
    '#a9d3a0',
    [
      ['sheaf-of-rice', 0.7, 0.83, 0.42],
      [rice, 0.45, 0.86, 0.62],
    ],
    'ข้าวหอมมะลิถุงพร้อมรวงข้าว',
    'A bag of jasmine rice with an ear of grain',
  ),
  product(
    'mango',
    '#f6cf6a',
    [
      ['mango', 0.6, 0.8, 0.46],
      ['mango', 0.4, 0.87, 0.5, { rot: -8 }],
    ],
    'มะม่วงสุกสองผล',
    'Two ripe mangoes',
  ),
  product(
    'chilli-paste',
    '#f29b86',
    [
      [paste, 0.46, 0.84, 0.6],
      ['hot-pepper', 0.74, 0.88, 0.27],
    ],
    'น้ำพริกเผาหนึ่งกระปุกกับพริกสด',
    'A jar of roasted chilli paste with a fresh chilli',
  ),
  product(
    'wild-honey',
    '#f4c761',
    [
      [honey, 0.46, 0.85, 0.62],
      ['honeybee', 0.76, 0.6, 0.17, { strength: 0 }],
    ],
    'น้ำผึ้งป่าหนึ่งขวดกับผึ้ง',
    'A jar of wild honey and a bee',
  ),
  product('woven-basket', '#dcb98a', [[straw, 0.5, 0.86, 0.68]], 'ตะกร้าสานมีหูหิ้ว', 'A woven basket with a handle'),
  product(
    'stone-mortar',
    '#b9c2c9',
    [
      [stone, 0.48, 0.86, 0.64],
      ['garlic', 0.8, 0.88, 0.17],
    ],
    'ครกหินพร้อมสากไม้และกระเทียม',
    'A stone mortar with a wooden pestle and garlic',
  ),
  product('steel-wok', '#9fc7bd', [[iron, 0.53, 0.87, 0.66]], 'กระทะเหล็กด้ามไม้', 'A steel wok with a wooden handle'),
  product('celadon-bowl', '#9fd0bf', [[celadon, 0.5, 0.86, 0.66]], 'ชามศิลาดลสีเขียว', 'A green celadon bowl'),
  product(
    'coffee-beans',
    '#cfae94',
    [
      [coffee, 0.44, 0.86, 0.64],
      [cup, 0.76, 0.89, 0.3],
    ],
    'เมล็ดกาแฟหนึ่งถุงกับถ้วยกาแฟ',
    'A bag of coffee beans with a cup',
  ),
  product(
    'herbal-tea',
    '#b7d59a',
    [
      [tea, 0.4, 0.85, 0.58],
      ['teapot', 0.68, 0.88, 0.36],
    ],
    'ชาสมุนไพรกระป๋องเขียวกับกาน้ำชา',
    'A green tin of herbal tea with a teapot',
  ),
  product(
    'rice-soap',
    '#f0b9a6',
    [
      [soap, 0.53, 0.8, 0.42],
      [soap, 0.44, 0.88, 0.46],
    ],
    'สบู่รำข้าวสองก้อน',
    'Two bars of rice-bran soap',
  ),
  product('beeswax-candle', '#f1c98c', [[candle, 0.5, 0.86, 0.64]], 'เทียนขี้ผึ้งในแก้ว', 'A beeswax candle in a glass'),
  product(
    'dried-banana',
    '#f5d27a',
    [
      [dried, 0.44, 0.86, 0.62],
      ['banana', 0.74, 0.89, 0.3],
    ],
    'กล้วยตากหนึ่งถุงกับกล้วยสด',
    'A bag of dried banana with a fresh one',
  ),
  product(
    'coconut-sugar',
    '#e3c39b',
    [
      [palm, 0.4, 0.84, 0.6],
      ['coconut', 0.65, 0.88, 0.34],
    ],
    'น้ำหวานดอกมะพร้าวกับมะพร้าวผ่าซีก',
    'Coconut-blossom syrup with a halved coconut',
  ),
  product(
    'roasted-peanuts',
    '#ecc58f',
    [
      [nuts, 0.43, 0.85, 0.62],
      ['peanuts', 0.66, 0.885, 0.22],
      ['peanuts', 0.8, 0.86, 0.15, { flip: true }],
    ],
    'ถั่วลิสงคั่วหนึ่งถุงกับถั่วทั้งฝัก',
    'A bag of roasted peanuts with whole pods',
  ),
  product(
    'noodle-bowl',
    '#a9c4e6',
    [
      [blue, 0.5, 0.86, 0.66],
      ['chopsticks', 0.76, 0.88, 0.3],
    ],
    'ชามก๋วยเตี๋ยวลายคราม',
    'A blue-banded noodle bowl',
  ),
  product('cotton-scarf', '#b4b6e6', [['scarf', 0.5, 0.86, 0.58]], 'ผ้าพันคอฝ้ายทอมือ', 'A hand-woven cotton scarf'),
  product(
    'clay-mortar',
    '#d9ab8a',
    [
      [clay, 0.47, 0.86, 0.64],
      ['lime', 0.79, 0.88, 0.16],
    ],
    'ครกดินเผาสำหรับส้มตำกับมะนาว',
    'A clay som-tam mortar with a lime',
  ),
  product(
    'shiitake',
    '#d8c6ae',
    [
      ['brown-mushroom', 0.62, 0.8, 0.36],
      ['brown-mushroom', 0.42, 0.88, 0.46],
    ],
    'เห็ดหอมสดสองดอก',
    'Two fresh shiitake mushrooms',
  ),
  category(
    'fresh',
    '#7cc576',
    [
      ['pineapple', 0.36, 0.9, 0.62],
      ['mango', 0.52, 0.93, 0.36],
      ['tomato', 0.68, 0.94, 0.26],
      ['leafy-green', 0.8, 0.92, 0.36],
    ],
    'ผักผลไม้สด',
    'Fresh fruit and vegetables',
  ),
  category(
    'pantry',
    '#e8836a',
    [
      [fish, 0.34, 0.9, 0.66],
      [rice, 0.5, 0.92, 0.52],
      [paste, 0.66, 0.94, 0.42],
      ['garlic', 0.8, 0.95, 0.18],
    ],
    'เครื่องปรุงและของแห้ง',
    'Sauces and dry goods',
  ),
  category(
    'crafts',
    '#d6a564',
    [
      [straw, 0.42, 0.92, 0.6],
      ['yarn', 0.64, 0.94, 0.32],
      ['thread', 0.78, 0.945, 0.24],
    ],
    'งานจักสานและงานทอ',
    'Baskets and weaving',
  ),
  category(
    'kitchen',
    '#8fb8c9',
    [
      [iron, 0.56, 0.88, 0.52],
      [stone, 0.36, 0.94, 0.44],
      [celadon, 0.74, 0.95, 0.3],
    ],
    'เครื่องครัว',
    'Kitchen goods',
  ),
  category(
    'drinks',
    '#c89a72',
    [
      [coffee, 0.36, 0.91, 0.56],
      [tea, 0.54, 0.92, 0.48],
      [cup, 0.72, 0.945, 0.3],
    ],
    'กาแฟและชา',
    'Coffee and tea',
  ),
  category(
    'home',
    '#a7b6e4',
    [
      [candle, 0.36, 0.92, 0.52],
      [soap, 0.58, 0.945, 0.34],
      ['potted-plant', 0.76, 0.92, 0.46],
    ],
    'ของใช้ในบ้าน',
    'Home and care',
  ),
  maker(
    'maker-1',
    '#f3b76b',
    { hair: 'crop', hat: 'palm', top: 'mohom', colour: '#2b4a7d', skin: '#b9794c' },
    'ภาพวาดชาวนาสวมงอบและเสื้อม่อฮ่อม',
    'Drawn portrait of a rice farmer in a palm hat and indigo shirt',
  ),
  maker(
    'maker-2',
    '#8fd0a0',
    { hair: 'long', top: 'apron', colour: '#f4f6f0', accent: GREEN, earring: '#e9b44c', skin: '#d39a6c' },
    'ภาพวาดแม่ค้าผมยาวใส่ผ้ากันเปื้อนเขียว',
    'Drawn portrait of a seller with long hair and a green apron',
  ),
  maker(
    'maker-3',
    '#e9a7b8',
    { hair: 'scarf', scarf: '#d1758c', top: 'roll', colour: '#7c3651', skin: '#d8a074' },
    'ภาพวาดช่างทอผ้าคลุมผมสีชมพู',
    'Drawn portrait of a weaver in a pink headscarf',
  ),
  maker(
    'maker-4',
    '#9cc4dd',
    {
      hair: 'side',
      hairColour: '#8b8782',
      top: 'apron',
      colour: '#4a6d8c',
      accent: '#22384d',
      beard: 'full',
      skin: '#c18a5f',
    },
    'ภาพวาดช่างตีกระทะเคราเทาใส่ผ้ากันเปื้อน',
    'Drawn portrait of a grey-bearded wok smith in an apron',
  ),
  article(
    'fish-sauce',
    '#f3b59f',
    [
      ['fish', 0.36, 0.86, 0.34],
      [fish, 0.6, 0.86, 0.66],
      ['salt', 0.76, 0.88, 0.3],
    ],
    'ปลา ขวดน้ำปลา และเกลือ',
    'A fish, a bottle of fish sauce and salt',
  ),
  article(
    'choose-mango',
    '#f7d67c',
    [
      ['mango', 0.38, 0.84, 0.42],
      ['mango', 0.56, 0.88, 0.36, { flip: true }],
      ['kitchen-knife', 0.76, 0.9, 0.3],
    ],
    'มะม่วงสองผลกับมีดครัว',
    'Two mangoes and a kitchen knife',
  ),
  article(
    'season-wok',
    '#9ccfc0',
    [
      [iron, 0.55, 0.86, 0.56],
      ['garlic', 0.8, 0.89, 0.16],
      ['hot-pepper', 0.3, 0.9, 0.18],
    ],
    'กระทะเหล็ก กระเทียม และพริก',
    'A steel wok, garlic and chilli',
  ),
  {
    name: 'og',
    width: 1440,
    height: 756,
    alt: { th: '', en: '' },
    scene: (c) => `<g transform="translate(0 -150)">${stall(c)}</g>`,
  },
  ...shelfPictures(product, shop.generated.shelves),
]
export { art, mark }
