import { rng } from '../canvas.mjs'
import { repeat } from '../compose.mjs'

const GOLD = '#d8b25c'
const f = (v) => v.toFixed(1)

// Right ascension in hours and declination in degrees (J2000, rounded): bright stars any atlas lists, so that the
// figures are the sky's own.
const FIGURES = {
  orion: [
    [
      [5.92, 7.4],
      [5.42, 6.35],
      [5.53, -0.3],
      [5.6, -1.2],
      [5.68, -1.9],
      [5.92, 7.4],
    ],
    [
      [5.68, -1.9],
      [5.8, -9.7],
      [5.24, -8.2],
      [5.53, -0.3],
    ],
  ],
  taurus: [
    [
      [5.44, 28.6],
      [4.6, 16.5],
      [4.33, 15.6],
      [3.79, 24.1],
    ],
    [
      [4.6, 16.5],
      [5.63, 21.1],
    ],
  ],
  gemini: [
    [
      [7.58, 31.9],
      [6.38, 22.5],
    ],
    [
      [7.58, 31.9],
      [7.76, 28],
      [7.34, 22],
      [6.63, 16.4],
    ],
  ],
  auriga: [
    [
      [5.28, 46],
      [5.99, 44.9],
      [5.99, 37.2],
      [5.44, 28.6],
      [4.95, 33.2],
      [5.28, 46],
    ],
  ],
  canis: [
    [
      [6.38, -18],
      [6.75, -16.7],
      [7.14, -26.4],
      [6.98, -29],
      [7.14, -26.4],
      [7.4, -29.3],
    ],
    [
      [7.66, 5.2],
      [7.45, 8.3],
    ],
  ],
  leo: [
    [
      [10.14, 12],
      [10.12, 16.8],
      [10.33, 19.8],
      [10.28, 23.4],
      [9.76, 23.8],
    ],
    [
      [10.33, 19.8],
      [11.24, 20.5],
      [11.82, 14.6],
      [11.24, 15.4],
      [10.14, 12],
    ],
  ],
  plough: [
    [
      [11.06, 61.8],
      [11.03, 56.4],
      [11.9, 53.7],
      [12.26, 57],
      [11.06, 61.8],
    ],
    [
      [12.26, 57],
      [12.9, 56],
      [13.4, 54.9],
      [13.79, 49.3],
    ],
  ],
  cassiopeia: [
    [
      [0.15, 59.2],
      [0.675, 56.5],
      [0.945, 60.7],
      [1.43, 60.2],
      [1.91, 63.7],
    ],
  ],
  bootes: [
    [
      [14.26, 19.2],
      [14.75, 27.1],
      [15.03, 40.4],
      [14.53, 38.3],
      [14.26, 19.2],
    ],
  ],
  virgo: [
    [
      [13.42, -11.2],
      [13.58, -0.6],
      [12.69, -1.5],
      [13.04, 11],
    ],
  ],
  scorpius: [
    [
      [16.09, -19.8],
      [16, -22.6],
      [15.98, -26.1],
    ],
    [
      [16, -22.6],
      [16.49, -26.4],
      [16.6, -28.2],
      [16.84, -34.3],
      [16.86, -38],
      [16.9, -42.4],
      [17.2, -43.2],
      [17.62, -43],
      [17.79, -40.1],
      [17.56, -37.1],
    ],
  ],
  archer: [
    [
      [18.1, -30.4],
      [18.35, -29.8],
      [18.76, -27],
      [18.92, -26.3],
      [19.04, -29.9],
      [18.4, -34.4],
      [18.35, -29.8],
      [18.47, -25.4],
      [18.76, -27],
    ],
  ],
  swan: [
    [
      [20.69, 45.3],
      [20.37, 40.3],
      [19.51, 28],
    ],
    [
      [20.77, 34],
      [20.37, 40.3],
      [19.75, 45.1],
    ],
  ],
  pegasus: [
    [
      [23.08, 15.2],
      [23.06, 28.1],
      [0.14, 29.1],
      [0.22, 15.2],
      [23.08, 15.2],
    ],
    [
      [0.14, 29.1],
      [1.16, 35.6],
      [2.06, 42.3],
    ],
  ],
  ram: [
    [
      [2.12, 23.5],
      [1.91, 20.8],
    ],
    [
      [3.41, 49.9],
      [3.14, 41],
    ],
  ],
  goat: [
    [
      [20.3, -12.5],
      [20.35, -14.8],
      [20.86, -26.9],
      [21.78, -16.1],
      [20.35, -14.8],
    ],
  ],
  lone: [
    [[18.62, 38.8]],
    [
      [19.85, 8.9],
      [19.77, 10.6],
    ],
    [
      [14.85, 74.2],
      [15.35, 71.8],
    ],
    [[2.53, 89.3]],
    [
      [22.1, -0.3],
      [21.53, -5.6],
    ],
    [
      [14.85, -16],
      [15.28, -9.4],
    ],
  ],
}
const BRIGHT = new Set([
  '5.92',
  '5.24',
  '6.75',
  '4.6',
  '5.28',
  '7.66',
  '10.14',
  '14.26',
  '13.42',
  '16.49',
  '18.62',
  '20.69',
  '19.85',
  '7.76',
])

/** Azimuthal equidistant from the north pole to 60° south; right ascension runs clockwise as one looks up. */
const project =
  (R) =>
  ([ra, dec]) => {
    const t = -((ra / 24) * Math.PI * 2) - Math.PI / 2
    const r = ((90 - dec) / 150) * R
    return [Math.cos(t) * r, Math.sin(t) * r]
  }

export function starChart(c, x, y, R, { line = GOLD, star = '#fff4d0', disc = true } = {}) {
  const p = project(R)
  const grid = [30, 60, 90, 120]
    .map(
      (d) =>
        `<circle r="${f((d / 150) * R)}" fill="none" stroke="${line}" stroke-opacity="${d === 90 ? 0.6 : 0.22}" stroke-width="${d === 90 ? 2 : 1.2}"/>`,
    )
    .join('')
  const hours = repeat(24, (i) => {
    const t = (i / 24) * Math.PI * 2
    return `<path d="M${f(Math.cos(t) * R * 0.04)} ${f(Math.sin(t) * R * 0.04)} L${f(Math.cos(t) * R)} ${f(Math.sin(t) * R)}" stroke="${line}" stroke-opacity="${i % 6 ? 0.12 : 0.34}" stroke-width="1.2"/>`
  })
  const tilt = (23.44 * Math.PI) / 180
  const ecliptic = Array.from({ length: 73 }, (_, i) => {
    const l = (i / 72) * Math.PI * 2
    const dec = (Math.asin(Math.sin(tilt) * Math.sin(l)) * 180) / Math.PI
    const ra = (Math.atan2(Math.cos(tilt) * Math.sin(l), Math.cos(l)) * 12) / Math.PI
    return p([ra, dec]).map(f).join(' ')
  }).join(' L')
  const lines = Object.values(FIGURES)
    .flat()
    .map(
      (chain) =>
        `<path d="M${chain.map((s) => p(s).map(f).join(' ')).join(' L')}" fill="none" stroke="${line}" stroke-opacity=".75" stroke-width="1.8"/>`,
    )
    .join('')
  const stars = Object.values(FIGURES)
    .flat(2)
    .map((s) => {
      const [a, b] = p(s)
      const big = BRIGHT.has(String(s[0]))
      return `${big ? `<circle cx="${f(a)}" cy="${f(b)}" r="15" fill="${star}" opacity=".16"/><path d="M${f(a)} ${f(b - 11)} L${f(a + 2.4)} ${f(b - 2.4)} L${f(a + 11)} ${f(b)} L${f(a + 2.4)} ${f(b + 2.4)} L${f(a)} ${f(b + 11)} L${f(a - 2.4)} ${f(b + 2.4)} L${f(a - 11)} ${f(b)} L${f(a - 2.4)} ${f(b - 2.4)}z" fill="${star}"/>` : `<circle cx="${f(a)}" cy="${f(b)}" r="3.4" fill="${star}"/>`}`
    })
    .join('')
  const r = rng(21)
  const dust = repeat(240, () => {
    const t = r() * Math.PI * 2
    const d = Math.sqrt(r()) * R
    return `<circle cx="${f(Math.cos(t) * d)}" cy="${f(Math.sin(t) * d)}" r="${f(0.6 + r() * 1.1)}" fill="${star}" opacity="${f(0.25 + r() * 0.5)}"/>`
  })
  const rim = `<circle r="${f(R)}" fill="none" stroke="${line}" stroke-width="2.4"/><circle r="${f(R * 1.035)}" fill="none" stroke="${line}" stroke-width="1"/><circle r="${f(R * 1.1)}" fill="none" stroke="${line}" stroke-width="2"/>${repeat(
    180,
    (i) => {
      const t = (i / 180) * Math.PI * 2
      const b = i % 15 ? (i % 5 ? 1.05 : 1.065) : 1.09
      return `<path d="M${f(Math.cos(t) * R * 1.035)} ${f(Math.sin(t) * R * 1.035)} L${f(Math.cos(t) * R * b)} ${f(Math.sin(t) * R * b)}" stroke="${line}" stroke-width="1.2"/>`
    },
  )}`
  return `<g transform="translate(${x} ${y})">${
    disc
      ? `<circle r="${f(R * 1.1)}" fill="${c.rad([
          [0, '#26346e'],
          [0.7, '#141f4a'],
          [1, '#0d1533'],
        ])}"/>`
      : ''
  }${grid}${hours}<path d="M${ecliptic}" fill="none" stroke="${line}" stroke-width="2.6" stroke-dasharray="9 7"/>${dust}${lines}${stars}${rim}</g>`
}

export function nightGround(c, top = '#0a1130', low = '#1d2a63', seed = 5, count = 260) {
  const r = rng(seed)
  return `<rect width="${c.w}" height="${c.h}" fill="${c.lin([top, low])}"/>${repeat(count, () => `<circle cx="${f(r() * c.w)}" cy="${f(r() * c.h)}" r="${f(0.6 + r() * r() * 2)}" fill="#fdf0cf" opacity="${f(0.2 + r() * 0.6)}"/>`)}`
}

/** Hairlines and quarter-lotus in each corner, as on a printed almanac. */
export function almanacFrame(c, line = GOLD, inset = 36) {
  const { w, h } = c
  const corner = (x, y, a, b) =>
    `<g transform="translate(${x} ${y}) scale(${a} ${b})" fill="none" stroke="${line}" stroke-width="1.8"><path d="M0 84 V0 H84"/><path d="M12 66 V12 H66"/><path d="M12 12 q34 4 38 38 q-34 -4 -38 -38z"/><path d="M12 40 q16 0 20 20 M40 12 q0 16 20 20"/><circle cx="56" cy="56" r="4"/></g>`
  return `<rect x="${inset + 6}" y="${inset + 6}" width="${w - inset * 2 - 12}" height="${h - inset * 2 - 12}" fill="none" stroke="${line}" stroke-opacity=".4" stroke-width="1.2"/>${corner(inset, inset, 1, 1)}${corner(w - inset, inset, -1, 1)}${corner(inset, h - inset, 1, -1)}${corner(w - inset, h - inset, -1, -1)}`
}

export function observatory(c) {
  const trails = repeat(46, (i) => {
    const r = rng(i + 40)
    const R = 60 + i * 21
    const a = r() * Math.PI * 2
    const s = 0.35 + r() * 0.5
    return `<path d="M${f(720 + Math.cos(a) * R)} ${f(300 + Math.sin(a) * R)} A${R} ${R} 0 0 1 ${f(720 + Math.cos(a + s) * R)} ${f(300 + Math.sin(a + s) * R)}" fill="none" stroke="${i % 4 ? '#f6e6bd' : GOLD}" stroke-opacity="${f(0.25 + r() * 0.5)}" stroke-width="${f(1 + r() * 1.6)}"/>`
  })
  const hills = `<path d="M0 800 Q240 690 470 760 T920 742 T1440 700 V960 H0z" fill="#1a2452"/><path d="M0 870 Q360 760 720 800 T1440 820 V960 H0z" fill="#0c1230"/>`
  const dome = `<g transform="translate(720 800)"><rect x="-170" y="-150" width="340" height="170" fill="${c.lin(['#efe3c4', '#a8935f'], [0, 0, 1, 0])}"/><path d="M-190 -150 H190 v-22 H-190z" fill="#c9a24d"/><path d="M-176 -172 a176 176 0 0 1 352 0z" fill="${c.lin(['#f7eccd', '#9c8450'], [0, 0, 1, 0.3])}"/><path d="M10 -348 a176 176 0 0 1 96 42 L54 -172 H-16z" fill="#10193e"/><g transform="rotate(24 22 -220)"><rect x="4" y="-400" width="40" height="190" fill="${c.round('#c9a24d')}"/><rect x="-2" y="-416" width="52" height="24" fill="#efe3c4"/></g><path d="M-16 -172 H54 l3 -24 H-13z" fill="#0c1230"/>${[-118, 66].map((x) => `<path d="M${x} -16 v-56 a26 26 0 0 1 52 0 v56z" fill="#ffdf97"/><path d="M${x + 26} -98 v82" stroke="#6d5520" stroke-width="4"/>`).join('')}<path d="M-28 20 v-84 a28 28 0 0 1 56 0 v84z" fill="#4a3a18"/><path d="M-230 20 H230 v16 H-230z" fill="#8b7440"/></g>`
  const stupa = (x, s) =>
    `<g transform="translate(${x} 830) scale(${s})" fill="#111a42"><path d="M0 -300 l5 90 q4 40 20 60 l10 40 h14 l14 46 h20 v70 h-166 v-70 h20 l14 -46 h14 l10 -40 q16 -20 20 -60z"/></g>`
  return `${nightGround(c, '#080e29', '#33407f', 12, 160)}${trails}<circle cx="720" cy="790" r="430" fill="${c.rad([
    [0, '#f6cf83', 0.45],
    [1, '#f6cf83', 0],
  ])}"/>${stupa(250, 0.9)}${stupa(1240, 0.7)}${hills}${dome}${almanacFrame(c)}`
}
