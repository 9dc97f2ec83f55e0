import { lighten, rng } from '../canvas.mjs'
import { at, place, plinth, repeat } from '../compose.mjs'
import { bowl, jar, mug } from '../objects.mjs'
import { portrait } from '../people.mjs'
import { slide } from '../slides.mjs'

const SLATE = '#3d4f66'
const SAND = '#e9e2d6'
const CLAY = '#c98b6b'
const none = { th: '', en: '' }
const svg = (w, h, body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${body}</svg>`

const wash = (c, a, b) =>
  `<rect width="${c.w}" height="${c.h}" fill="${c.lin([a, b], [0, 0, 0.6, 1])}"/><rect width="${c.w}" height="${c.h}" fill="${c.rad(
    [
      [0, '#fff', 0.6],
      [1, '#fff', 0],
    ],
    [0.24, 0.14, 0.7],
  )}"/>`

/** Cut-paper ridges: each sheet throws its own soft shadow on the one behind. */
function ridges(c, tones, from, seed) {
  const { w, h } = c
  return tones
    .map((tone, k) => {
      const r = rng(seed + k)
      const y = h * (from + k * ((1 - from) / tones.length))
      const points = Array.from({ length: 5 }, (_, i) => [(i * w) / 4, y + (r() - 0.5) * h * 0.16])
      const line = points
        .map(([px, py], i) =>
          i ? `C${px - w / 8} ${points[i - 1][1]} ${px - w / 8} ${py} ${px} ${py}` : `M${px} ${py}`,
        )
        .join(' ')
      return `<path d="${line} V${h + 40} H0z" fill="#1d2836" opacity=".22" transform="translate(6 -8)" ${c.blur(14)}/><path d="${line} V${h + 40} H0z" fill="${c.lin([lighten(tone, 0.16), tone])}"/>`
    })
    .join('')
}
const sun = (c, x, y, r, tone) =>
  `<circle cx="${x + 6}" cy="${y + 10}" r="${r}" fill="#1d2836" opacity=".2" ${c.blur(12)}/><circle cx="${x}" cy="${y}" r="${r}" fill="${c.lin([lighten(tone, 0.35), tone], [0.2, 0, 0.8, 1])}"/>`

const hills = (c) =>
  `${wash(c, '#e8edf2', '#f4e9dc')}${sun(c, c.w * 0.66, c.h * 0.4, c.h * 0.17, '#e6a77f')}${ridges(c, ['#b9c6d3', '#93a5b8', '#6b8098', SLATE], 0.5, 4)}`
const sea = (c) =>
  `${wash(c, '#f3e3d3', '#dfe7ec')}${sun(c, c.w * 0.32, c.h * 0.5, c.h * 0.22, CLAY)}${ridges(c, ['#a9c3c8', '#7fa3ad', '#557f8d', '#355f70'], 0.58, 40)}`

function table(c, tint, arch, things) {
  const { w, h } = c
  const line = h * 0.74
  const aw = Math.min(w, h) * 0.62
  const x = w * 0.5
  return `${wash(c, lighten(tint, 0.4), tint)}<path d="M${x - aw / 2} ${line} V${line - aw * 0.62} a${aw / 2} ${aw / 2} 0 0 1 ${aw} 0 V${line}z" fill="${c.lin([lighten(arch, 0.2), arch], [0, 0, 1, 1])}"/><rect y="${line}" width="${w}" height="${h - line}" fill="${c.lin([lighten(SAND, 0.5), SAND])}"/>${things(c, line)}`
}
const vase = (c, tone) => ({
  w: 40,
  h: 100,
  svg: `<g stroke="#6f7d5d" stroke-width="1.800" fill="#8a9a74"><path d="M50 46 C48 20 40 6 30 -16 M50 46 C52 22 60 10 68 -10 M50 46 V-22" fill="none"/>${[
    [30, -16, -30],
    [36, 0, -60],
    [44, 14, 40],
    [68, -10, 30],
    [62, 6, 70],
    [50, -22, 0],
    [50, 2, -40],
  ]
    .map(
      ([x, y, r]) =>
        `<path d="M0 0 q8 -9 0 -20 q-8 11 0 20z" transform="translate(${x} ${y}) rotate(${r})" stroke="none"/>`,
    )
    .join(
      '',
    )}</g><path d="M42 40 h16 q-2 14 10 24 q12 20 -2 36 h-32 q-14 -16 -2 -36 q12 -10 10 -24z" fill="${c.round(tone, 0.7)}"/><ellipse cx="50" cy="40" rx="8" ry="2.200" fill="#3b2a22"/>`,
})

const sample = (n, width, height, scene, th, en) => ({ name: `sample-${n}`, width, height, alt: { th, en }, scene })
const person = (name, tint, who, th, en) => ({
  name,
  width: 960,
  height: 1200,
  alt: { th, en },
  scene: (c) =>
    `${wash(c, lighten(tint, 0.5), tint)}<circle cx="480" cy="640" r="400" fill="#fff" opacity=".4"/>${portrait(c, who, { scale: 2.4 })}`,
})

export const pictures = [
  {
    name: 'hero',
    width: 1440,
    height: 960,
    alt: { th: 'ทิวเขากระดาษซ้อนชั้นกับดวงอาทิตย์ยามเช้า', en: 'Layered paper hills under a morning sun' },
    scene: hills,
  },
  sample(
    1,
    1440,
    960,
    (c) =>
      table(
        c,
        '#cdd8e2',
        '#9fb2c6',
        (k, y) =>
          place(k, vase(k, CLAY), { x: 640, y: y + 110, s: 420 }) +
          place(k, bowl(k, { glaze: '#8fa5b5' }), { x: 900, y: y + 140, s: 240 }),
      ),
    'แจกันดินเผากับชามหน้าซุ้มโค้งสีฟ้าเทา',
    'A clay vase and a bowl before a slate-blue arch',
  ),
  sample(
    2,
    960,
    960,
    (c) =>
      table(c, '#e9d8c6', '#d9ae8e', (k, y) =>
        place(k, mug(k, { clay: '#f2ebe0', saucer: '#8fa5b5', drink: '#4a2a16', foam: '#b98255' }), {
          x: 480,
          y: y + 90,
          s: 430,
        }),
      ),
    'ถ้วยกาแฟกับจานรองหน้าซุ้มโค้งสีดินเผา',
    'A coffee cup and saucer before a terracotta arch',
  ),
  sample(
    3,
    960,
    1200,
    (c) =>
      table(
        c,
        '#d5dfd3',
        '#a8bda4',
        (k, y) =>
          plinth(k, { x: 480, y: y + 60, rx: 220, ry: 50, height: 120, top: ['#ffffff', '#e6dfd2'], side: '#ded5c5' }) +
          place(k, k.icon('potted-plant'), { x: 480, y: y + 78, s: 460 }),
      ),
    'ต้นไม้กระถางบนแท่นกลม',
    'A potted plant on a round plinth',
  ),
  sample(4, 1440, 810, sea, 'ทะเลกระดาษซ้อนชั้นกับดวงอาทิตย์ตก', 'A layered paper sea at sunset'),
  sample(
    5,
    1440,
    960,
    (c) =>
      table(
        c,
        '#ddd6e4',
        '#b3a9c6',
        (k, y) =>
          place(k, k.icon('books'), { x: 620, y: y + 110, s: 340 }) +
          place(k, k.icon('pear'), { x: 850, y: y + 130, s: 210 }),
      ),
    'กองหนังสือกับลูกแพร์',
    'A stack of books and a pear',
  ),
  sample(
    6,
    960,
    960,
    (c) =>
      table(
        c,
        '#d9e3e6',
        '#9dbcc4',
        (k, y) =>
          place(k, jar(k, { fill: '#d89a3c', lid: '#e8e1d3', ink: SLATE }), { x: 430, y: y + 90, s: 400 }) +
          place(k, k.icon('lemon'), { x: 690, y: y + 110, s: 170 }),
      ),
    'ขวดแยมกับเลมอน',
    'A preserve jar and a lemon',
  ),
  person(
    'portrait-1',
    '#b9c6d3',
    { hair: 'bobpart', top: 'shirt', colour: SLATE, accent: '#f6f2ea', skin: '#dca57c' },
    'ภาพวาดหญิงผมบ๊อบในเสื้อเชิ้ตสีเทาน้ำเงิน',
    'Drawn portrait of a woman with a bob in a slate shirt',
  ),
  person(
    'portrait-2',
    '#e3cdb8',
    { hair: 'short', top: 'roll', colour: '#8a5a44', glasses: 'round', skin: '#c98f63' },
    'ภาพวาดชายสวมแว่นกลมและเสื้อคอเต่า',
    'Drawn portrait of a man with round glasses and a roll-neck',
  ),
  person(
    'portrait-3',
    '#c3d1bf',
    { hair: 'scarf', scarf: '#5f7f77', top: 'tee', colour: '#35504f', skin: '#d8a074' },
    'ภาพวาดหญิงคลุมผมสีเขียวเทา',
    'Drawn portrait of a woman in a sage headscarf',
  ),
  {
    name: 'sample-poster',
    width: 960,
    height: 540,
    alt: {
      th: 'ภาพปกวิดีโอตัวอย่าง หน้าเว็บที่ประกอบจากสามบล็อก',
      en: 'Cover of the sample video: a page made of three blocks',
    },
    scene: (c) => `<g transform="scale(1.5)">${slide(3)(c)}</g>`,
  },
  { name: 'og', width: 1440, height: 756, alt: none, scene: hills },
]

const pair = (name, width, height, alt, draw) => ({
  name,
  width,
  height,
  alt,
  svg: svg(width, height, draw(SLATE, '#dfe5ec')),
  dark: svg(width, height, draw('#c9d4e0', '#2a3543')),
})
export const art = [
  pair(
    'logo-1',
    64,
    64,
    { th: 'เครื่องหมายตัวอย่าง วงกลมซ้อน', en: 'Sample mark: overlapping circles' },
    (a) =>
      `<circle cx="24" cy="32" r="17" fill="none" stroke="${a}" stroke-width="6"/><circle cx="40" cy="32" r="17" fill="none" stroke="${a}" stroke-width="6"/>`,
  ),
  pair(
    'logo-2',
    64,
    64,
    { th: 'เครื่องหมายตัวอย่าง ใบไม้', en: 'Sample mark: a leaf' },
    (a) =>
      `<path d="M12 52C8 24 24 10 54 10c0 30-14 46-42 42zM14 50L38 26" fill="none" stroke="${a}" stroke-width="6" stroke-linejoin="round"/>`,
  ),
  pair(
    'logo-3',
    64,
    64,
    { th: 'เครื่องหมายตัวอย่าง ยอดเขา', en: 'Sample mark: peaks' },
    (a) =>
      `<path d="M6 52L24 20l11 18 7-10 16 24z" fill="none" stroke="${a}" stroke-width="6" stroke-linejoin="round"/>`,
  ),
  pair('pattern', 80, 80, none, (a, b) =>
    repeat(2, (r) =>
      repeat(
        2,
        (k) =>
          `<path d="M${k * 40} ${r * 40 + 40}a40 40 0 0 1 40-40" fill="none" stroke="${b}" stroke-width="1.500"/><circle cx="${k * 40 + 20}" cy="${r * 40 + 20}" r="1.500" fill="${b}"/>`,
      ),
    ),
  ),
  pair(
    'divider',
    320,
    16,
    none,
    (a) =>
      `<path d="M0 8H148M172 8H320" stroke="${a}" stroke-width="1.500" opacity=".5"/><path d="M160 2l6 6-6 6-6-6z" fill="${a}"/>`,
  ),
]

/** Three blocks that make one page. */
const sign = (a, b, d) =>
  `<rect x="8" y="8" width="48" height="16" rx="5" fill="${a}"/><rect x="8" y="28" width="20" height="28" rx="5" fill="${b}"/><rect x="32" y="28" width="24" height="28" rx="5" fill="${d}"/>`
export const mark = {
  alt: { th: 'เครื่องหมายเว็บไซต์', en: 'Site mark' },
  logo: svg(64, 64, sign(SLATE, CLAY, '#93a5b8')),
  logoDark: svg(64, 64, sign('#dfe6ee', '#e0a283', '#8ea2b8')),
  favicon: svg(
    64,
    64,
    `<rect width="64" height="64" rx="14" fill="${SLATE}"/>${at(9, 9, sign('#ffffff', '#e6b093', '#b9c6d3'), 0.72)}`,
  ),
  tile: svg(
    64,
    64,
    `<rect width="64" height="64" fill="${SLATE}"/>${at(12.8, 12.8, sign('#ffffff', '#e6b093', '#b9c6d3'), 0.6)}`,
  ),
}

/** What `media.mjs` renders, by name. */
export const files = [
  { name: 'sample-video', file: 'media/sample.webm', type: 'video/webm' },
  { name: 'sample-video-mp4', file: 'media/sample.mp4', type: 'video/mp4' },
  { name: 'sample-audio', file: 'media/sample.mp3', type: 'audio/mpeg' },
  { name: 'sample-captions-th', file: 'media/sample.th.vtt', type: 'text/vtt' },
  { name: 'sample-captions-en', file: 'media/sample.en.vtt', type: 'text/vtt' },
]
