import { repeat } from '../compose.mjs'
import { portrait } from '../people.mjs'
import { art, mark } from './studio-art.mjs'

const K = '#0a0a0a'
const W = '#ffffff'
const HUE = {
  acid: '#e4ff1a',
  pink: '#ff2e93',
  cyan: '#19c8ff',
  orange: '#ff5a1f',
  green: '#12e07a',
  violet: '#7b3dff',
}
const f = (v) => v.toFixed(1)

/** An object as a screen print: black dots that grow with the shadow. */
function halftone(c, name, x, y, size, ink = K, { rot = 0, paper } = {}) {
  const light = c.light(name)
  if (!light) return ''
  const step = size / light.size
  let dots = ''
  let base = ''
  light.cells.forEach(({ light: l, alpha }, i) => {
    if (alpha < 0.35) return
    const [gx, gy] = [(i % light.size) * step, Math.floor(i / light.size) * step]
    if (paper) base += `M${f(gx)} ${f(gy)}h${f(step + 0.5)}v${f(step + 0.5)}h${f(-step - 0.5)}z`
    const r = step * Math.min(0.66, 0.1 + (1 - l) * 0.86) * alpha
    dots += `M${f(gx + step / 2 - r)} ${f(gy + step / 2)}a${f(r)} ${f(r)} 0 1 0 ${f(r * 2)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-r * 2)} 0`
  })
  return `<g transform="translate(${x} ${y}) rotate(${rot} ${size / 2} ${size / 2})">${paper ? `<path d="${base}" fill="${paper}"/>` : ''}<path d="${dots}" fill="${ink}"/></g>`
}
const block = (x, y, w, h, fill) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`
const stripes = (x, y, w, h, n, fill) => repeat(n, (i) => block(x, y + (i * h) / n, w, h / n / 2, fill))
const checks = (x, y, s, cols, rows, fill) =>
  repeat(rows, (r) => repeat(cols, (k) => ((r + k) % 2 ? '' : block(x + k * s, y + r * s, s, s, fill))))
const arcs = (x, y, R, n, fill) =>
  repeat(n, (i) => `<circle cx="${x}" cy="${y}" r="${R - (i * R) / n}" fill="${i % 2 ? fill[1] : fill[0]}"/>`)
const star = (x, y, R, r, n, fill, turn = 0) =>
  `<path d="${repeat(n * 2, (i) => {
    const t = (i / (n * 2)) * Math.PI * 2 + turn
    const q = i % 2 ? r : R
    return `${i ? 'L' : 'M'}${f(x + Math.cos(t) * q)} ${f(y + Math.sin(t) * q)}`
  })}z" fill="${fill}"/>`
const zigzag = (x, y, w, n, h, fill, width) =>
  `<path d="M${x} ${y}${repeat(n, (i) => `L${f(x + ((i + 0.5) * w) / n)} ${y - h}L${f(x + ((i + 1) * w) / n)} ${y}`)}" fill="none" stroke="${fill}" stroke-width="${width}"/>`

const poster = (name, scene, th, en) => ({ name: `poster-${name}`, width: 960, height: 1200, alt: { th, en }, scene })
const posters = [
  poster(
    'loud',
    (c) =>
      `${block(0, 0, 960, 1200, HUE.acid)}<path d="M0 1200 V620 L520 1200z" fill="${K}"/>${stripes(0, 60, 260, 300, 7, K)}${halftone(c, 'studio-microphone', 60, 150, 1080, K, { rot: 12 })}${block(0, 1120, 960, 80, W)}${block(0, 1120, 300, 80, K)}`,
    'โปสเตอร์ไมโครโฟนลายสกรีนบนพื้นเหลืองสะท้อนแสง',
    'Poster: a half-tone microphone on acid yellow',
  ),
  poster(
    'mirror',
    (c) =>
      `${block(0, 0, 960, 1200, HUE.pink)}${block(480, 0, 480, 600, W)}<path d="M480 600 h480 v-480 a480 480 0 0 0 -480 480z" fill="${K}"/>${halftone(c, 'mirror-ball', -120, 240, 1000, K, { paper: HUE.pink })}${checks(720, 960, 60, 4, 4, W)}`,
    'โปสเตอร์ลูกบอลกระจกบนพื้นชมพู',
    'Poster: a mirror ball on hot pink',
  ),
  poster(
    'runner',
    (c) =>
      `${block(0, 0, 960, 1200, HUE.cyan)}${arcs(960, 1200, 860, 8, [K, HUE.cyan])}${block(0, 0, 240, 1200, W)}${halftone(c, 'running-shoe', -60, 60, 1040, K, { rot: -14, paper: W })}`,
    'โปสเตอร์รองเท้าวิ่งกับวงโค้งซ้อนบนพื้นฟ้า',
    'Poster: a running shoe over concentric arcs on cyan',
  ),
  poster(
    'shutter',
    (c) =>
      `${block(0, 0, 960, 1200, W)}${block(0, 0, 640, 760, HUE.orange)}${block(640, 760, 320, 440, K)}${checks(640, 0, 80, 4, 3, K)}${halftone(c, 'camera', 40, 220, 1020, K, { rot: -8, paper: HUE.orange })}<circle cx="800" cy="980" r="90" fill="${HUE.orange}"/>`,
    'โปสเตอร์กล้องถ่ายรูปบนบล็อกสีส้ม',
    'Poster: a camera across orange blocks',
  ),
  poster(
    'grow',
    (c) =>
      `${block(0, 0, 960, 1200, K)}<path d="M960 0 V1200 H300z" fill="${HUE.green}"/>${zigzag(-40, 240, 620, 5, 90, HUE.green, 34)}${halftone(c, 'headphone', 90, 260, 900, K, { rot: 10, paper: W })}${block(0, 1080, 420, 120, W)}`,
    'โปสเตอร์หูฟังบนแนวทแยงสีเขียว',
    'Poster: headphones on a green diagonal',
  ),
  poster(
    'glow',
    (c) =>
      `${block(0, 0, 960, 1200, HUE.violet)}${star(690, 350, 460, 250, 12, W)}${halftone(c, 'lipstick', 130, 220, 960, K, { rot: 16 })}${checks(0, 960, 80, 5, 3, K)}${block(0, 0, 120, 960, K)}`,
    'โปสเตอร์ลิปสติกกับดาวแฉกบนพื้นม่วง',
    'Poster: a lipstick against a starburst on violet',
  ),
]

/** Hard noon light: the object is whole and glossy, its shadow a flat black wedge. */
function big(c, name, x, y, s, rot = 0) {
  const k = s / 100
  return `<path d="M${x - s * 0.2} ${y - s * 0.07} L${x + s * 0.2} ${y - s * 0.07} L${x + s * 0.92} ${y + s * 0.34} L${x + s * 0.42} ${y + s * 0.34}z" fill="${K}" opacity=".92"/><g transform="translate(${x - 50 * k} ${y - 100 * k}) scale(${k}) rotate(${rot} 50 50)">${c.icon(name).svg}</g>`
}
const cases = [
  [
    'case-launch',
    (c) =>
      `${block(0, 0, 1440, 960, HUE.orange)}${block(0, 640, 1440, 320, W)}${block(1080, 0, 360, 640, K)}${stripes(1080, 0, 360, 640, 10, HUE.orange)}${big(c, 'rocket', 560, 800, 780, -6)}${big(c, 'confetti-ball', 1160, 860, 300)}`,
    'จรวดและลูกคอนเฟตติบนบล็อกส้ม: งานเปิดตัวสินค้า',
    'A rocket and confetti ball on orange blocks: a product launch',
  ],
  [
    'case-gifting',
    (c) =>
      `${block(0, 0, 1440, 960, W)}${block(0, 0, 720, 960, HUE.pink)}${checks(720, 0, 120, 6, 3, K)}${big(c, 'wrapped-gift', 640, 850, 700)}${big(c, 'lotion-bottle', 1160, 880, 420, 6)}`,
    'กล่องของขวัญบนพื้นชมพูและตารางดำ: ส่งของให้ครีเอเตอร์',
    'A gift box on pink and checks: gifting for creators',
  ],
  [
    'case-festival',
    (c) =>
      `${block(0, 0, 1440, 960, K)}${arcs(1040, 960, 900, 9, [HUE.violet, K])}${block(0, 760, 1440, 200, HUE.acid)}${big(c, 'drum', 980, 880, 460, -4)}${big(c, 'guitar', 420, 900, 820, 8)}`,
    'กีตาร์และกลองหน้าวงโค้งม่วง: เทศกาลดนตรี',
    'A guitar and a drum before violet arcs: a music festival',
  ],
  [
    'case-popup',
    (c) =>
      `${block(0, 0, 1440, 960, HUE.cyan)}<path d="M0 960 V300 L900 960z" fill="${W}"/>${block(1140, 0, 300, 960, K)}${repeat(6, (i) => `<circle cx="1290" cy="${90 + i * 160}" r="54" fill="${i % 2 ? W : HUE.cyan}"/>`)}${big(c, 'ice-cream', 480, 880, 820, -8)}${big(c, 'sunglasses', 960, 800, 400, -10)}`,
    'ไอศกรีมและแว่นกันแดดบนพื้นฟ้า: ร้านป๊อปอัป',
    'Ice cream and sunglasses on cyan: a pop-up shop',
  ],
].map(([name, scene, th, en]) => ({ name, width: 1440, height: 960, alt: { th, en }, scene }))

function rooms(c) {
  const room = (x, y, w, h, fill, inner) =>
    `<g transform="translate(${x} ${y})" ><g ${c.clip(`<rect width="${w}" height="${h}"/>`)}>${block(0, 0, w, h, fill)}${inner}</g></g>`
  const who = (person, s, x, y) => portrait(c, { mode: 'flat', ...person }, { scale: s, x, y })
  const hue = HUE.acid
  return `${block(0, 0, 1440, 960, K)}${[
    room(0, 0, 560, 420, hue, halftone(c, 'megaphone', 40, -60, 560, K, { rot: -6 })),
    room(572, 0, 290, 280, W, arcs(290, 280, 280, 7, [K, W])),
    room(874, 0, 566, 280, W, `${stripes(0, 0, 566, 280, 6, K)}${star(300, 150, 120, 62, 10, hue)}`),
    room(0, 432, 270, 528, W, halftone(c, 'potted-plant', -60, 60, 420, K)),
    room(
      282,
      432,
      278,
      528,
      K,
      `${zigzag(-20, 150, 320, 4, 70, hue, 24)}${zigzag(-20, 270, 320, 4, 70, W, 24)}${zigzag(-20, 390, 320, 4, 70, hue, 24)}${zigzag(-20, 510, 320, 4, 70, W, 24)}`,
    ),
    room(
      572,
      292,
      430,
      668,
      hue,
      who(
        { hair: 'bobpart', skin: '#ffffff', hairColour: K, colour: K, glasses: 'square', top: 'roll' },
        1.36,
        -57,
        20,
      ),
    ),
    room(1014, 292, 426, 300, W, halftone(c, 'video-camera', 30, -50, 400, K)),
    room(1014, 604, 207, 356, K, `${checks(0, 0, 51.75, 4, 7, W)}`),
    room(
      1233,
      604,
      207,
      356,
      W,
      `<circle cx="0" cy="178" r="178" fill="${hue}"/><circle cx="207" cy="178" r="92" fill="${K}"/>`,
    ),
  ].join('')}`
}

const people = [
  [
    'portrait-1',
    HUE.acid,
    { hair: 'bobpart', skin: '#ffffff', hairColour: K, colour: K, top: 'blazer', accent: '#dddddd' },
    'ภาพวาดผู้ก่อตั้ง ผมบ๊อบสีดำ บนพื้นเหลือง',
    'Graphic portrait of the founder with a black bob on acid yellow',
  ],
  [
    'portrait-2',
    HUE.pink,
    { hair: 'curly', skin: '#f2f2f2', hairColour: K, colour: W, top: 'tee', glasses: 'square', beard: 'full' },
    'ภาพวาดผู้กำกับงานภาพ ผมหยิก ใส่แว่น บนพื้นชมพู',
    'Graphic portrait of an art director with curls and glasses on pink',
  ],
  [
    'portrait-3',
    HUE.cyan,
    { hair: 'tail', skin: '#ffffff', hairColour: K, colour: K, top: 'shirt', accent: W },
    'ภาพวาดผู้จัดการโปรเจกต์ ผมหางม้า บนพื้นฟ้า',
    'Graphic portrait of a producer with a ponytail on cyan',
  ],
  [
    'portrait-4',
    HUE.orange,
    { hair: 'crop', skin: '#e9e9e9', hairColour: K, colour: W, top: 'roll', hat: 'beanie', hatColour: '#151515' },
    'ภาพวาดช่างภาพสวมหมวกไหมพรม บนพื้นส้ม',
    'Graphic portrait of a photographer in a beanie on orange',
  ],
  [
    'portrait-5',
    HUE.green,
    { hair: 'wave', skin: '#ffffff', hairColour: K, colour: K, top: 'tee', earring: HUE.green },
    'ภาพวาดผู้ดูแลครีเอเตอร์ ผมยาวลอน บนพื้นเขียว',
    'Graphic portrait of a creator manager with wavy hair on green',
  ],
].map(([name, hue, who, th, en], i) => ({
  name,
  width: 960,
  height: 1200,
  alt: { th, en },
  scene: (c) =>
    `${block(0, 0, 960, 1200, hue)}${[() => stripes(0, 0, 480, 520, 8, K), () => checks(600, 0, 90, 4, 5, W), () => arcs(0, 0, 620, 7, [W, hue]), () => `<path d="M960 0 V900 L380 0z" fill="${K}"/>`, () => star(480, 560, 620, 430, 16, W)][i]()}${portrait(c, { mode: 'flat', ...who }, { scale: 2.5 })}${block(0, 1150, 960, 50, K)}`,
}))

export const pictures = [
  {
    name: 'hero',
    width: 1440,
    height: 960,
    alt: {
      th: 'เก้าห้องของสตูดิโอ แต่ละห้องเป็นลวดลายหรือของหนึ่งชิ้น',
      en: 'Nine rooms of the studio, each one pattern or object',
    },
    scene: rooms,
  },
  ...posters,
  ...cases,
  ...people,
  {
    name: 'og',
    width: 1440,
    height: 756,
    alt: { th: '', en: '' },
    scene: (c) => `<g transform="translate(0 -110)">${rooms(c)}</g>`,
  },
]
export { art, mark }
