import { at, repeat } from '../compose.mjs'
import { portrait } from '../people.mjs'
import { almanacFrame, nightGround, observatory, starChart } from './hora-sky.mjs'
import { RASI, glyph, zodiac } from './hora-rasi.mjs'

const GOLD = '#d8b25c'
const BRONZE = '#8a6520'
const svg = (w, h, body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${body}</svg>`
const none = { th: '', en: '' }
const wide = (name, scene, th, en) => ({ name, width: 1440, height: 960, alt: { th, en }, scene })

const parchment = (c) =>
  `<rect width="1440" height="960" fill="${c.lin(['#f6ecd2', '#e2d1a6'], [0, 0, 1, 1])}"/><rect width="1440" height="960" fill="${c.rad(
    [
      [0.5, '#7a5a20', 0],
      [1, '#7a5a20', 0.28],
    ],
    [0.48, 0.45, 0.8],
  )}"/>`
const ring = (r, line, w = 2, extra = '') =>
  `<circle r="${r}" fill="none" stroke="${line}" stroke-width="${w}" ${extra}/>`

const hero = (c) =>
  `${nightGround(c, '#080e29', '#1b2760', 5)}<ellipse cx="720" cy="480" rx="900" ry="190" transform="rotate(-24 720 480)" fill="#8fa0e8" opacity=".13" ${c.blur(60)}/><circle cx="720" cy="480" r="640" fill="${c.rad(
    [
      [0, '#5468c4', 0.4],
      [1, '#5468c4', 0],
    ],
  )}"/>${starChart(c, 720, 480, 372)}${almanacFrame(c)}`

/** The moon through its eight phases around the month's wheel. */
function months(c) {
  const phase = (i) => {
    const t = (i / 8) * Math.PI * 2 - Math.PI / 2
    const k = Math.cos((i / 8) * Math.PI * 2)
    const side = i < 4 ? 1 : 0
    const lit = `M0 -48 A48 48 0 0 ${side} 0 48 A${Math.abs(k * 48).toFixed(1)} 48 0 0 ${k > 0 === i < 4 ? 0 : 1} 0 -48z`
    return `<g transform="translate(${(Math.cos(t) * 300).toFixed(1)} ${(Math.sin(t) * 300).toFixed(1)})"><circle r="48" fill="#0c1433" stroke="${GOLD}" stroke-width="2"/>${i === 0 ? '' : i === 4 ? '<circle r="48" fill="#f3e2b3"/>' : `<path d="${lit}" fill="#f3e2b3"/>`}</g>`
  }
  return `${nightGround(c, '#0b1233', '#1f2c68', 31)}<g transform="translate(720 480)">${ring(376, GOLD, 1.2)}${ring(300, GOLD, 1.2, 'stroke-dasharray="3 9"')}${ring(224, GOLD)}<path d="${repeat(
    30,
    (i) => {
      const t = (i / 30) * Math.PI * 2
      return `M${(Math.cos(t) * 224).toFixed(1)} ${(Math.sin(t) * 224).toFixed(1)}L${(Math.cos(t) * (i % 5 ? 208 : 190)).toFixed(1)} ${(Math.sin(t) * (i % 5 ? 208 : 190)).toFixed(1)}`
    },
  )}" stroke="${GOLD}" stroke-width="2"/>${ring(150, GOLD, 1.2)}<circle r="92" fill="${c.rad(['#fff1c6', '#e0b04a'])}"/>${repeat(8, phase).replaceAll(',', '')}</g>${almanacFrame(c)}`
}

function orbits(c) {
  const bodies = [
    [96, 20, 12, '#c9a24d'],
    [150, 130, 17, '#e9cf93'],
    [206, 250, 19, '#7ea0c9'],
    [262, 40, 15, '#c8694a'],
    [328, 200, 34, '#d9b27c'],
    [392, 320, 28, '#e6d3a3'],
  ]
  const placed = bodies
    .map(([r, deg, size, tone]) => {
      const t = (deg * Math.PI) / 180
      const [x, y] = [Math.cos(t) * r * 1.42, Math.sin(t) * r * 0.86]
      return `<ellipse rx="${r * 1.42}" ry="${r * 0.86}" fill="none" stroke="${BRONZE}" stroke-width="1.8"/><circle cx="${x}" cy="${y}" r="${size}" fill="${c.rad(['#fff6dd', tone], [0.35, 0.3, 0.8])}" stroke="${BRONZE}" stroke-width="1.8"/>${r === 392 ? `<ellipse cx="${x}" cy="${y}" rx="50" ry="13" fill="none" stroke="${BRONZE}" stroke-width="3" transform="rotate(-18 ${x} ${y})"/>` : ''}`
    })
    .join('')
  return `${parchment(c)}<g transform="translate(720 480)">${placed}<path d="${repeat(24, (i) => {
    const t = (i / 24) * Math.PI * 2
    const r = i % 2 ? 70 : 82
    return `M${(Math.cos(t) * 56).toFixed(1)} ${(Math.sin(t) * 56).toFixed(1)}L${(Math.cos(t) * r).toFixed(1)} ${(Math.sin(t) * r).toFixed(1)}`
  })}" stroke="${BRONZE}" stroke-width="2.4"/><circle r="48" fill="${c.rad(['#fff0bd', '#d9a53a'])}" stroke="${BRONZE}" stroke-width="2"/></g>${almanacFrame(c, BRONZE)}`
}

/** A folding book of khoi paper, opened on a chart. */
function manuscript(c) {
  const fold = (i) => {
    const x = 200 + i * 260
    const dark = i % 2
    return `<path d="M${x} ${250 + dark * 46} L${x + 260} ${250 + (1 - dark) * 46} V${690 + (1 - dark) * 46} L${x} ${690 + dark * 46}z" fill="${c.lin(dark ? ['#e9d9ae', '#cdb680'] : ['#f8eed3', '#e6d5a7'], [0, 0, 1, 0])}" stroke="${BRONZE}" stroke-width="1.6"/>`
  }
  const writing = (x, skew) =>
    repeat(
      9,
      (i) =>
        `<path d="M${x + 34} ${330 + i * 40} q26 -9 48 0 t48 0 48 0 ${i % 3 === 2 ? '' : '44 0'}" fill="none" stroke="#4d3a17" stroke-opacity=".75" stroke-width="4" stroke-dasharray="9 5 15 6" transform="skewY(${skew})"/>`,
    )
  return `${nightGround(c, '#0b1233', '#24306b', 77, 140)}<circle cx="720" cy="470" r="560" fill="${c.rad([
    [0, '#f6d58d', 0.35],
    [1, '#f6d58d', 0],
  ])}"/><ellipse cx="720" cy="770" rx="600" ry="40" fill="#000" opacity=".45" ${c.blur(24)}/>${repeat(4, fold)}<g transform="translate(330 493) scale(.27) skewY(10)">${zodiac('#6d4f18', '#f4e4b4')}</g><g transform="translate(0 -46)">${writing(460, 0)}</g><g transform="translate(0 60)"><g transform="translate(850 430)">${repeat(4, (i) => `<g transform="translate(0 ${(i - 2) * 82 + 30})"><circle cx="-40" r="${[30, 22, 26, 18][i]}" fill="none" stroke="#6d4f18" stroke-width="3"/><path d="M10 -8 h70 M10 12 h46" stroke="#4d3a17" stroke-opacity=".7" stroke-width="5"/></g>`)}</g></g><g transform="translate(522 -26)">${writing(460, 0)}</g>${almanacFrame(c)}`
}

function eclipse(c) {
  const trail = [-3, -2, -1, 1, 2, 3]
    .map(
      (i) =>
        `<g transform="translate(${720 + i * 178} ${480 + i * i * 16})"><circle r="${62 - Math.abs(i) * 5}" fill="#f1dfae"/><circle cx="${i < 0 ? 110 + i * 22 : -110 + i * 22}" r="${62 - Math.abs(i) * 5}" fill="#101a42"/><circle r="${62 - Math.abs(i) * 5}" fill="none" stroke="${GOLD}" stroke-opacity=".7" stroke-width="1.6"/></g>`,
    )
    .join('')
  return `${nightGround(c, '#070c24', '#1a2457', 52)}<circle cx="720" cy="480" r="420" fill="${c.rad([
    [0, '#d9793a', 0.55],
    [1, '#d9793a', 0],
  ])}"/>${trail}<g transform="translate(720 480)"><circle r="140" fill="${c.rad(['#f0a468', '#7c2f1c'], [0.36, 0.32, 0.8])}"/>${ring(156, GOLD, 1.4)}${ring(190, GOLD, 1.2, 'stroke-dasharray="2 8"')}<path d="${repeat(
    72,
    (i) => {
      const t = (i / 72) * Math.PI * 2
      const r = i % 6 ? 204 : 218
      return `M${(Math.cos(t) * 194).toFixed(1)} ${(Math.sin(t) * 194).toFixed(1)}L${(Math.cos(t) * r).toFixed(1)} ${(Math.sin(t) * r).toFixed(1)}`
    },
  )}" stroke="${GOLD}" stroke-width="1.4"/></g>${almanacFrame(c)}`
}
const wheelCover = (c) =>
  `${parchment(c)}<g transform="translate(720 480)">${zodiac(BRONZE, '#f3dfa6', 388)}</g>${almanacFrame(c, BRONZE)}`

const astrologer = (name, who, th, en) => ({
  name,
  width: 960,
  height: 1200,
  alt: { th, en },
  scene: (c) =>
    `${nightGround(c, '#0c1436', '#1e2b66', 18, 120)}<g transform="translate(480 600)"><circle r="380" fill="${c.rad([
      [0, '#3a4a9a'],
      [1, '#182357'],
    ])}"/>${ring(380, GOLD, 2.4)}${ring(400, GOLD, 1.2)}<path d="${repeat(72, (i) => {
      const t = (i / 72) * Math.PI * 2
      const r = i % 6 ? 416 : 432
      return `M${(Math.cos(t) * 402).toFixed(1)} ${(Math.sin(t) * 402).toFixed(1)}L${(Math.cos(t) * r).toFixed(1)} ${(Math.sin(t) * r).toFixed(1)}`
    })}" stroke="${GOLD}" stroke-width="1.6"/></g>${portrait(c, { mode: 'line', skin: '#f0ddb0', ground: '#131d49', line: GOLD, calm: true, ...who }, { scale: 2.4 })}${almanacFrame(c)}`,
})

export const pictures = [
  wide(
    'hero',
    hero,
    'แผนที่ดาวลายทองบนฟ้าสีน้ำเงินเข้ม มีเส้นสุริยวิถีและกลุ่มดาว',
    'A gold star map on midnight blue with the ecliptic and constellations',
  ),
  wide(
    'observatory',
    observatory,
    'หอดูดาวบนเนินใต้เส้นดาวหมุนรอบขั้วฟ้า',
    'An observatory on a hill under star trails around the pole',
  ),
  wide(
    'article-calendar',
    months,
    'ดวงจันทร์แปดข้างขึ้นข้างแรมรอบวงล้อเดือน',
    'Eight phases of the moon around the wheel of a month',
  ),
  wide('article-zodiac', wheelCover, 'วงล้อสิบสองราศีบนกระดาษเก่า', 'The wheel of twelve signs on parchment'),
  wide('article-planets', orbits, 'วงโคจรของดาวเคราะห์บนกระดาษเก่า', 'Orbits of the planets on parchment'),
  wide('article-manuscript', manuscript, 'สมุดไทยพับเปิดหน้าผังดวง', 'A folding manuscript opened on a chart'),
  wide(
    'article-eclipse',
    eclipse,
    'ลำดับจันทรุปราคา ดวงจันทร์แดงอยู่กลาง',
    'Stages of a lunar eclipse with the red moon in the middle',
  ),
  astrologer(
    'portrait-1',
    {
      hair: 'side',
      hairColour: '#8a94c8',
      top: 'jacket',
      colour: '#4a5cb0',
      accent: GOLD,
      glasses: 'round',
      frame: '#4a3410',
    },
    'ภาพลายเส้นทองของโหรชายสวมแว่นและเสื้อราชปะแตน',
    'Gold-line portrait of an astrologer with glasses and a high-collared jacket',
  ),
  astrologer(
    'portrait-2',
    { hair: 'bun', hairColour: '#39478c', top: 'sash', colour: '#5a6cc0', accent: '#e9cf93', earring: GOLD },
    'ภาพลายเส้นทองของโหรหญิงเกล้าผมห่มสไบ',
    'Gold-line portrait of an astrologer with a top knot and a sash',
  ),
  {
    name: 'og',
    width: 1440,
    height: 756,
    alt: none,
    scene: (c) => `<g transform="translate(0 -102)">${hero({ __proto__: c, w: 1440, h: 960 })}</g>`,
  },
]

const pair = (name, width, height, alt, draw) => ({
  name,
  width,
  height,
  alt,
  svg: svg(width, height, draw(BRONZE, '#f3e3b8')),
  dark: svg(width, height, draw('#e3c27a', '#1b2760')),
})
const divider = (line) =>
  `<g fill="none" stroke="${line}" stroke-width="1.500"><path d="M0 24H190M290 24H480"/><path d="M196 24l8-8 8 8-8 8zM268 24l8-8 8 8-8 8z"/><circle cx="240" cy="24" r="9"/></g><circle cx="240" cy="24" r="3" fill="${line}"/><path d="${repeat(
    12,
    (i) => {
      const t = (i / 12) * Math.PI * 2
      return `M${(240 + Math.cos(t) * 12).toFixed(1)} ${(24 + Math.sin(t) * 12).toFixed(1)}L${(240 + Math.cos(t) * 18).toFixed(1)} ${(24 + Math.sin(t) * 18).toFixed(1)}`
    },
  )}" stroke="${line}" stroke-width="1.500"/>`
const corner = (line) =>
  `<g fill="none" stroke="${line}" stroke-width="1.500"><path d="M1 95V1H95M14 78V14H78"/><path d="M14 14q40 5 45 45Q19 54 14 14zM14 46q18 0 23 23M46 14q0 18 23 23"/><circle cx="66" cy="66" r="4"/></g>`
const field = (line) =>
  repeat(14, (i) => {
    const [x, y, r] = [12 + ((i * 61) % 140), 10 + i * 10.5, i % 2 ? 1 : 1.5]
    return i % 4
      ? `<circle cx="${x}" cy="${y}" r="${r}" fill="${line}" opacity=".5"/>`
      : `<path d="M${x} ${y - 6}L${x + 1.3} ${y - 1.3}L${x + 6} ${y}L${x + 1.3} ${y + 1.3}L${x} ${y + 6}L${x - 1.3} ${y + 1.3}L${x - 6} ${y}L${x - 1.3} ${y - 1.3}z" fill="${line}" opacity=".7"/>`
  })
export const art = [
  pair(
    'zodiac-wheel',
    800,
    800,
    {
      th: 'วงล้อจักรราศีสิบสองราศี ราศีเมษอยู่บนสุด เวียนทวนเข็มนาฬิกา',
      en: 'Wheel of the twelve rasi, Mesha on top, running anticlockwise',
    },
    (line, soft) => `<g transform="translate(400 400)">${zodiac(line, soft)}</g>`,
  ),
  ...RASI.map(([id, th, en], i) =>
    pair(`rasi-${id}`, 64, 64, { th: `ราศี${th}`, en: `${en} (rasi ${id})` }, (line) => glyph(i, line)),
  ),
  pair('divider', 480, 48, none, divider),
  pair('corner', 96, 96, none, corner),
  pair('pattern-stars', 160, 160, none, field),
]

/** A dome with its slit open on one star. */
const sign = (dome, star) =>
  `<path d="M10 46a22 22 0 0 1 44 0z" fill="none" stroke="${dome}" stroke-width="4" stroke-linejoin="round"/><path d="M6 54h52" stroke="${dome}" stroke-width="4" stroke-linecap="round"/><path d="M32 46V26M39 46c1-8 4-13 9-16" stroke="${dome}" stroke-width="3" fill="none"/><path d="M44 4l2.600 7.400L54 14l-7.400 2.600L44 24l-2.600-7.400L34 14l7.400-2.600z" fill="${star}"/>`
export const mark = {
  alt: { th: 'เครื่องหมายหอดูดาวไทย', en: 'Horasat House mark' },
  logo: svg(64, 64, sign('#14205a', '#b5882f')),
  logoDark: svg(64, 64, sign('#efe3c4', '#e3c27a')),
  favicon: svg(
    64,
    64,
    `<rect width="64" height="64" rx="32" fill="#101a46"/>${at(11.5, 11, sign('#efe3c4', '#e3c27a'), 0.64)}`,
  ),
  tile: svg(64, 64, `<rect width="64" height="64" fill="#101a46"/>${at(12.8, 12, sign('#efe3c4', '#e3c27a'), 0.6)}`),
}
