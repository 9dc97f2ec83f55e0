import { basket, bottle, bowl, candleJar, jar, mortar, mug, pouch, soapBar, tin, wok } from '../objects.mjs'

// What the generated goods of the market look like: five wares on each of its twenty shelves.

const one = (what, size = 0.62) => [[what, 0.5, 0.86, size]]
const two = (what, size = 0.44) => [
  [what, 0.62, 0.8, size],
  [what, 0.4, 0.87, size * 1.1, { rot: -8 }],
]
const three = (what, size = 0.34) => [
  [what, 0.5, 0.76, size],
  [what, 0.34, 0.86, size * 1.08, { rot: -10 }],
  [what, 0.66, 0.87, size * 1.08, { rot: 8 }],
]
const withExtra = (main, extra, size = 0.26) => [
  [main, 0.44, 0.86, 0.6],
  [extra, 0.75, 0.89, size],
]
const of = (draw, options) => (c) => draw(c, options)
const bag = (body, pane, ink = '#12844a') => of(pouch, { body, ink, paper: '#fff6e2', window: pane, tie: '#7a4a1e' })
const pot = (fill, lid = '#d9b04c') => of(jar, { fill, lid, ink: '#7a2e12' })
const flask = (glass, cap, ink = cap) => of(bottle, { glass, cap, ink, paper: '#fff6dd' })
const box = (body, lid = '#d9b04c') => of(tin, { body, lid, ink: '#7a2e12' })
const bar = (body, ink) => two(of(soapBar, { body, ink }), 0.44)

/** By category: tint, and the objects on the plate. */
const shelves = {
  fruit: [
    ['#f6cf6a', two('mango')],
    ['#f7b26a', three('tangerine')],
    ['#f3b98a', two('melon', 0.46)],
    ['#bfdc94', three('green-apple')],
    ['#f2d27a', one('pineapple', 0.7)],
  ],
  vegetable: [
    ['#a9d3a0', one('leafy-green', 0.66)],
    ['#f0a58f', three('tomato')],
    ['#f5be86', two('carrot', 0.5)],
    ['#b5d99a', one('broccoli', 0.62)],
    ['#eac07f', two('roasted-sweet-potato', 0.5)],
  ],
  mushroom: [
    ['#d9c6ae', three('brown-mushroom', 0.36)],
    ['#b9a797', withExtra(bag('#8a7767', '#3b2f28'), 'brown-mushroom')],
    ['#e6dcc4', withExtra(bag('#efe6d0', '#fff8e6'), 'brown-mushroom')],
    ['#d3c0a4', two('brown-mushroom', 0.5)],
    ['#c9bba2', withExtra(of(basket, { straw: '#c98f4a' }), 'brown-mushroom', 0.3)],
  ],
  herb: [
    ['#a7d39a', one('herb', 0.64)],
    ['#c3dc8f', two('herb', 0.48)],
    ['#e7cf9c', two('ginger-root', 0.48)],
    ['#b6d6a2', one('leaf-fluttering-in-wind', 0.6)],
    ['#a5cf9f', withExtra(of(basket, { straw: '#b98a4f' }), 'herb', 0.3)],
  ],
  rice: [
    ['#a9d3a0', withExtra(bag('#f4ecd9', '#fffdf4'), 'sheaf-of-rice', 0.34)],
    ['#c3aecb', withExtra(bag('#e9dfef', '#5b3a66', '#5b3a66'), 'sheaf-of-rice', 0.34)],
    ['#dfe3d2', withExtra(bag('#f7f3e6', '#ffffff', '#2b5ea8'), 'cooked-rice', 0.3)],
    ['#e5b9a8', withExtra(bag('#f3e0d3', '#a8543a', '#a8543a'), 'sheaf-of-rice', 0.34)],
    ['#a9a6b5', withExtra(bag('#dedbe6', '#2b2735', '#2b2735'), 'cooked-rice', 0.3)],
  ],
  sauce: [
    ['#f0a58f', two(flask('#8f3d10', '#d8332a'), 0.6)],
    ['#d9b48f', two(flask('#3a1e10', '#d9a441'), 0.6)],
    ['#e5c49a', two(flask('#5a2f14', '#12844a'), 0.6)],
    ['#f29b86', withExtra(flask('#c8321c', '#12844a'), 'hot-pepper')],
    ['#e9dcae', two(flask('#e0b95a', '#7a4a1e'), 0.6)],
  ],
  paste: [
    ['#bfd79a', withExtra(pot('#5f8a35'), 'herb')],
    ['#f29b86', withExtra(pot('#a82a18'), 'hot-pepper')],
    ['#eab98f', withExtra(pot('#b8632c'), 'fish')],
    ['#c9d89a', withExtra(pot('#6f8f3a', '#12844a'), 'bell-pepper')],
    ['#dcb4b8', withExtra(pot('#7d4650'), 'shrimp')],
  ],
  sweet: [
    ['#f4c761', withExtra(pot('#e59a1c', '#f2c14e'), 'honeybee', 0.17)],
    ['#dcc19a', withExtra(bag('#e7d3ae', '#b5793a'), 'chestnut', 0.22)],
    ['#e3c39b', withExtra(bag('#f1e2c6', '#c99a5a'), 'coconut', 0.32)],
    ['#f2bd57', one('honey-pot', 0.62)],
    ['#e3c39b', withExtra(flask('#d9a441', '#12844a'), 'coconut', 0.32)],
  ],
  snack: [
    ['#f5d27a', withExtra(bag('#f0b54a', '#c7761e'), 'banana', 0.32)],
    ['#ead9b4', withExtra(bag('#f4e6c5', '#e7c88a'), 'rice-cracker', 0.3)],
    ['#dfc79b', withExtra(bag('#e7d3ae', '#c98a4e'), 'peanuts', 0.3)],
    ['#f6cf6a', withExtra(bag('#f7d98a', '#e59a1c'), 'mango', 0.3)],
    ['#e0cdb2', withExtra(bag('#f2e4cc', '#d9a45f'), 'coconut', 0.3)],
  ],
  spice: [
    ['#c9c0b4', one(pot('#37302b', '#8b8d92'), 0.62)],
    ['#cdbd9f', one(pot('#5d4a31', '#8b8d92'), 0.62)],
    ['#deb694', one(pot('#9a5a2c', '#8b8d92'), 0.62)],
    ['#f2cf7a', withExtra(pot('#e0a11b', '#8b8d92'), 'ginger-root', 0.26)],
    ['#f0a58f', withExtra(pot('#b8261a', '#8b8d92'), 'hot-pepper', 0.26)],
  ],
  pan: [
    ['#9fc7bd', one(of(wok, {}), 0.64)],
    ['#e0b18f', one(of(bowl, { glaze: '#b0673d', inside: '#7d4426' }), 0.66)],
    ['#ead08a', one('pot-of-food', 0.6)],
    ['#e8cf8e', one(of(wok, { iron: '#c79a3a', inside: '#e0bd66' }), 0.64)],
    ['#d3c09a', one(of(basket, { straw: '#d3a75f', handle: false }), 0.64)],
  ],
  knife: [
    ['#b9c2c9', two('kitchen-knife', 0.5)],
    ['#c4cfd6', one('kitchen-knife', 0.54)],
    ['#dcbf9a', one('wood', 0.56)],
    ['#bfccc9', two('kitchen-knife', 0.46)],
    ['#c2c2c2', one('rock', 0.52)],
  ],
  mortar: [
    ['#b9c2c9', one(of(mortar, {}), 0.62)],
    ['#e0b18f', one(of(mortar, { stone: '#b0673d', pestle: '#8a5a2b' }), 0.62)],
    ['#dcc19a', one(of(mortar, { stone: '#a9713f', pestle: '#c98f4a' }), 0.62)],
    ['#b9c2c9', withExtra(of(mortar, { pestle: '#8b8d92' }), 'garlic', 0.18)],
    ['#c6c2bb', one(of(mortar, { stone: '#77736d', pestle: '#6b5138' }), 0.52)],
  ],
  bowl: [
    ['#e8c9b8', one(of(bowl, { glaze: '#f4f1ea', inside: '#e9e4da', stripe: '#d8332a' }), 0.66)],
    ['#9fd0bf', one(of(bowl, {}), 0.66)],
    ['#cfd8df', two(of(bowl, { glaze: '#eef1f4', inside: '#dfe6ee', stripe: '#2b5ea8' }), 0.44)],
    ['#bfd3e2', one(of(bowl, { glaze: '#eef1f4', inside: '#dfe6ee', stripe: '#2b5ea8' }), 0.66)],
    ['#dfb897', two(of(mug, { clay: '#b0673d', drink: '#6b3a1c' }), 0.44)],
  ],
  coffee: [
    ['#cfae94', withExtra(bag('#4a2f22', '#7a4a2e', '#b86f35'), 'hot-beverage', 0.3)],
    ['#b9c3a4', withExtra(bag('#3d4a32', '#6b4a2e', '#8aa05a'), 'hot-beverage', 0.3)],
    ['#d6a88f', withExtra(bag('#7a2e1c', '#4a2014', '#e0a15a'), 'hot-beverage', 0.3)],
    ['#c7b6a3', withExtra(bag('#2e2a28', '#5b3a26', '#d9b04c'), 'hot-beverage', 0.3)],
    ['#d8c4a8', withExtra(box('#6b4a34'), 'hot-beverage', 0.3)],
  ],
  tea: [
    ['#b7d59a', withExtra(box('#2f7d5b'), 'teacup-without-handle', 0.28)],
    ['#c3d79f', withExtra(box('#5d8a3a'), 'teapot', 0.34)],
    ['#f2b68a', withExtra(box('#c8562a'), 'blossom', 0.24)],
    ['#a9d3b0', withExtra(box('#1f6b52'), 'leaf-fluttering-in-wind', 0.26)],
    ['#f3dc8f', withExtra(box('#d9a92f', '#8a6a1c'), 'blossom', 0.24)],
  ],
  basket: [
    ['#dcb98a', one(of(basket, {}), 0.66)],
    ['#d5c48d', one(of(basket, { straw: '#d8b65c', bands: '#12844a' }), 0.66)],
    ['#cdd0a0', one(of(basket, { straw: '#b9b06a', bands: '#6b6a2e', handle: false }), 0.62)],
    ['#c9ad8c', one('handbag', 0.58)],
    ['#e0c79a', one(of(basket, { straw: '#e0b871', bands: '#8a5a2b', handle: false }), 0.62)],
  ],
  textile: [
    ['#e2a7a0', one('scarf', 0.62)],
    ['#a9bfd8', one('scarf', 0.62)],
    ['#c8b5d6', one('yarn', 0.54)],
    ['#dcc7b0', one('thread', 0.56)],
    ['#b5cfd2', one('yarn', 0.54)],
  ],
  soap: [
    ['#d9b592', bar('#9a6238', '#6b3a1c')],
    ['#f0d9b4', bar('#f1e2c0', '#a8763a')],
    ['#f2cf7a', bar('#e3b23c', '#8a5a14')],
    ['#f4c761', bar('#eebb55', '#8a4b08')],
    ['#b9bcbf', bar('#3c4044', '#12844a')],
  ],
  scent: [
    ['#f1c98c', one(of(candleJar, {}), 0.62)],
    ['#d8c3b2', one('candle', 0.6)],
    ['#b9d3a8', withExtra(bag('#e3ecd2', '#7fa35a'), 'herb', 0.26)],
    ['#cfd4a4', withExtra(bag('#f0ead2', '#8a8f4a'), 'ginger-root', 0.26)],
    ['#c5d7a0', one(flask('#7f9a3a', '#d9b04c', '#5d7a2a'), 0.62)],
  ],
}

/** The names in both languages come with the goods (`shop.json`), in the order of the wares. */
export const shelfPictures = (product, goods) =>
  goods.flatMap(({ category, nouns }) =>
    shelves[category].map(([tint, things], at) =>
      product(
        `shelf-${category}-${at + 1}`,
        tint,
        things,
        nouns[at].th,
        nouns[at].en[0].toUpperCase() + nouns[at].en.slice(1),
      ),
    ),
  )
