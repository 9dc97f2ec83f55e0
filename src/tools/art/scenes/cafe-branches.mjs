import { repeat } from '../compose.mjs'
import { dusk, water } from './cafe-klong.mjs'

const COPPER = '#c07a3e'
const warm = (c) => c.lin(['#ffe3ab', '#f09c48'])
const halo = (c, x, y, r = 70) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${c.rad([
    [0, '#ffd48a', 0.8],
    [1, '#ffd48a', 0],
  ])}"/><circle cx="${x}" cy="${y}" r="9" fill="#fff3d6"/>`
const pane = (c, x, y, w, h, cols, rows, bar = '#2a180f') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${warm(c)}"/>${repeat(cols - 1, (i) => `<rect x="${x + ((i + 1) * w) / cols - 3}" y="${y}" width="6" height="${h}" fill="${bar}"/>`)}${repeat(rows - 1, (i) => `<rect x="${x}" y="${y + ((i + 1) * h) / rows - 3}" width="${w}" height="6" fill="${bar}"/>`)}<rect x="${x - 5}" y="${y - 5}" width="${w + 10}" height="${h + 10}" fill="none" stroke="${bar}" stroke-width="10"/>`
const street = (c, y, tone = '#2a1b14') =>
  `<rect y="${y}" width="1440" height="${960 - y}" fill="${c.lin([tone, '#0f0907'])}"/><rect y="${y}" width="1440" height="3" fill="${COPPER}" opacity=".6"/>`
const spill = (c, x, y, w) =>
  `<ellipse cx="${x}" cy="${y}" rx="${w}" ry="54" fill="${c.rad([
    [0, '#ffc377', 0.6],
    [1, '#ffc377', 0],
  ])}"/>`
const edge = (c) =>
  `<rect width="1440" height="960" fill="${c.rad(
    [
      [0.5, '#0d0706', 0],
      [1, '#0d0706', 0.6],
    ],
    [0.5, 0.45, 0.8],
  )}"/>`
const stool = (x, y) =>
  `<g transform="translate(${x} ${y})" stroke="#120b07" stroke-width="7" fill="none"><path d="M-30 -70 H30" stroke-width="11"/><path d="M-22 -66 L-30 0 M22 -66 L30 0 M-26 -30 H26"/></g>`
const table = (x, y) =>
  `<g transform="translate(${x} ${y})" stroke="#120b07" fill="none"><path d="M-60 -106 H60" stroke-width="12"/><path d="M0 -100 V0 M-34 0 H34" stroke-width="9"/><path d="M-16 -112 v-20 h20 v20z" fill="#e8dcc8" stroke="none"/></g>`
const tree = (c, x, y, s, tone = '#1c1a14') =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-14 0 q18 -110 -6 -240 h36 q-14 130 8 240z" fill="#1a100b"/>${[
    [-80, -260, 96],
    [30, -330, 120],
    [110, -240, 84],
    [-10, -220, 92],
  ]
    .map(
      ([a, b, r]) =>
        `<circle cx="${a}" cy="${b}" r="${r}" fill="${tone}"/><circle cx="${a - r * 0.2}" cy="${b - r * 0.25}" r="${r * 0.66}" fill="#4b4a2a" opacity=".5"/>`,
    )
    .join('')}</g>`

export function riverside(c) {
  const deck = `<rect x="120" y="660" width="1100" height="20" fill="#8a5a36"/><rect x="120" y="680" width="1100" height="10" fill="#1d120c"/>${repeat(14, (i) => `<rect x="${140 + i * 82}" y="690" width="16" height="90" fill="#1a100b"/>`)}${repeat(24, (i) => `<rect x="${130 + i * 46}" y="596" width="5" height="64" fill="#2a180f"/>`)}<rect x="124" y="592" width="1092" height="8" fill="#8a5a36"/>`
  const body = `<rect x="360" y="330" width="640" height="330" fill="${c.lin(['#6a4228', '#3a2216'])}"/>${repeat(20, (i) => `<path d="M${376 + i * 32} 330 V660" stroke="#1c100a" stroke-opacity=".4" stroke-width="3"/>`)}${pane(c, 410, 410, 220, 190, 4, 2)}${pane(c, 740, 410, 220, 190, 4, 2)}<rect x="650" y="400" width="70" height="260" fill="#ffd08a"/>`
  const roof = `<path d="M270 350 L420 190 H940 L1090 350z" fill="${c.lin(['#5d3524', '#2a1710'])}"/><path d="M270 350 H1090" stroke="${COPPER}" stroke-width="6"/><path d="M420 190 l22 -60 l26 60z M892 190 l26 -60 l22 60z" fill="#2a1710"/>`
  const glow = [520, 690, 850]
    .map(
      (x) =>
        `<rect x="${x - 60}" y="780" width="120" height="170" fill="${c.lin([
          [0, '#ffc377', 0.55],
          [1, '#ffc377', 0],
        ])}" ${c.blur(12)}/>`,
    )
    .join('')
  return `${dusk(c, 720)}${tree(c, 1330, 730, 1.1)}${water(c, 720, 240, 11)}${glow}${body}${roof}${halo(c, 390, 380)}${halo(c, 690, 372)}${halo(c, 985, 380)}${table(220, 660)}${stool(300, 660)}${stool(1080, 660)}${table(1160, 660)}${deck}${edge(c)}`
}

export function oldTown(c) {
  const unit = (x, tone, open) =>
    `<rect x="${x}" y="150" width="300" height="630" fill="${c.lin([tone, '#3b261c'])}"/><rect x="${x - 6}" y="136" width="312" height="24" fill="#7a5a44"/><path d="M${x + 100} 136 q50 -60 100 0z" fill="#7a5a44"/>${[60, 180].map((o) => `<path d="M${x + o - 5} 420 v-130 a36 36 0 0 1 72 0 v130z" fill="#241610"/><path d="M${x + o} 416 v-126 a31 31 0 0 1 62 0 v126z" fill="${open ? warm(c) : '#4a382c'}"/><path d="M${x + o + 31} 260 v156 M${x + o} 330 h62" stroke="#241610" stroke-width="5"/>`).join('')}<rect x="${x}" y="452" width="300" height="16" fill="#8d6b52"/>${repeat(10, (i) => `<rect x="${x + 4 + i * 30}" y="470" width="12" height="10" fill="#2a1a12"/>`)}`
  const shop = `${pane(c, 590, 540, 150, 170, 3, 2)}<rect x="580" y="716" width="170" height="64" fill="#241610"/><rect x="770" y="530" width="80" height="250" fill="#ffcf8c"/><rect x="808" y="530" width="5" height="250" fill="#241610"/><path d="M560 510 h310 l26 40 h-362z" fill="${COPPER}"/>${repeat(7, (i) => `<path d="M${560 + i * 44} 510 h22 l${(i - 3) * 3.7 + 2} 40 h-24z" fill="#e8dcc8" opacity=".85"/>`)}`
  const shut = (x) =>
    `<rect x="${x + 30}" y="520" width="240" height="260" fill="#34231a"/>${repeat(16, (i) => `<path d="M${x + 30} ${532 + i * 16} h240" stroke="#1c120c" stroke-width="4"/>`)}`
  return `${dusk(c, 790)}<path d="M1240 800 q10 -300 40 -420 l10 -120 l10 120 q30 120 40 420z" fill="#5b3132" opacity=".8"/>${unit(-50, '#8a5f49')}${unit(250, '#6f5a4c')}${unit(550, '#b98a63', true)}${unit(850, '#75503f')}${unit(1150, '#80614e')}${shut(-50)}${shut(250)}${shut(850)}${shut(1150)}${shop}${halo(c, 575, 500, 90)}${halo(c, 860, 500, 90)}<path d="M0 120 q360 60 720 0 t720 20" stroke="#120b07" stroke-width="4" fill="none"/>${street(c, 780)}${spill(c, 720, 810, 330)}${table(470, 800)}${stool(390, 806)}${stool(960, 800)}${edge(c)}`
}

export function gardenHouse(c) {
  const glass = `<path d="M360 430 L720 190 L1080 430 V760 H360z" fill="${c.lin([
    [0, '#ffe0a0'],
    [1, '#e08f46'],
  ])}"/><g stroke="#20140d" fill="none" stroke-width="9"><path d="M360 430 L720 190 L1080 430 V760 H360z"/>${repeat(7, (i) => `<path d="M${450 + i * 90} ${430 - (3 - Math.abs(3 - i)) * 60 - 60} V760"/>`)}<path d="M360 430 H1080 M360 590 H1080"/></g><rect x="640" y="560" width="160" height="200" fill="#fff0c9" opacity=".7"/><path d="M640 560 h160 v200 h-160z M720 560 v200" fill="none" stroke="#20140d" stroke-width="9"/>`
  const inside = `<g fill="#6d3d1e" opacity=".55"><path d="M400 760 v-90 h190 v90z"/><circle cx="470" cy="620" r="26"/><path d="M440 670 q30 -40 60 0z"/><path d="M850 760 v-70 h180 v70z"/><path d="M930 690 q-30 -80 0 -110 q30 30 0 110z"/></g>`
  const bulbs = `<path d="M120 330 Q420 470 720 200 T1340 320" fill="none" stroke="#120b07" stroke-width="4"/>${[
    [230, 372],
    [360, 388],
    [500, 340],
    [880, 130],
    [1010, 140],
    [1150, 210],
    [1260, 280],
  ]
    .map(([x, y]) => halo(c, x, y + 14, 46))
    .join('')}`
  const shrubs = `<path d="M-20 800 q60 -120 150 -40 q60 -90 130 0 q70 -60 110 40z M1090 800 q40 -110 120 -40 q70 -100 140 -10 q70 -60 120 50z" fill="#1f2417"/><path d="M0 800 q60 -80 120 -20 q70 -60 110 20z M1180 800 q60 -80 130 -20 q70 -60 130 20z" fill="#3a3f24"/>`
  return `${dusk(c, 780)}${tree(c, 190, 780, 1.5)}${tree(c, 1290, 780, 1.6)}${tree(c, 1060, 770, 1, '#241f18')}${glass}${inside}${bulbs}${shrubs}${street(c, 780, '#2d2519')}${spill(c, 720, 812, 380)}${table(330, 850)}${stool(250, 856)}${stool(1120, 850)}${edge(c)}`
}

export function warehouse(c) {
  const bricks = repeat(16, (r) =>
    repeat(
      15,
      (k) =>
        `<rect x="${252 + k * 64 - (r % 2) * 32}" y="${300 + r * 30}" width="60" height="26" fill="${(r * 5 + k * 3) % 4 ? '#000' : '#f0b080'}" opacity="${0.06 + ((r + k * 7) % 3) * 0.03}"/>`,
    ),
  )
  const outline = 'M240 780 V340 L480 170 L720 340 L960 170 L1200 340 V780z'
  const gates = [330, 990].map((x) => pane(c, x, 440, 130, 140, 3, 3)).join('')
  return `${dusk(c, 790)}<rect x="1010" y="60" width="70" height="260" fill="${c.round('#7a452f')}"/><path d="M1045 50 c-50 -40 70 -60 10 -120" fill="none" stroke="#ffe9cf" stroke-width="40" stroke-linecap="round" opacity=".22" ${c.blur(14)}/><path d="${outline}" fill="${c.lin(['#94573b', '#4d2a1d'])}"/><g ${c.clip(`<path d="${outline}"/>`)}>${bricks}</g><path d="M226 350 L480 168 L720 340 L960 168 L1214 350" fill="none" stroke="#26150e" stroke-width="20" stroke-linejoin="round"/><circle cx="480" cy="300" r="46" fill="${warm(c)}" stroke="#26150e" stroke-width="10"/><circle cx="960" cy="300" r="46" fill="${warm(c)}" stroke="#26150e" stroke-width="10"/>${gates}<rect x="540" y="430" width="360" height="350" fill="#26150e"/>${pane(c, 560, 450, 320, 330, 4, 3)}<g fill="#5b2f18" opacity=".6"><circle cx="650" cy="640" r="52"/><rect x="650" y="590" width="120" height="100" rx="10"/><path d="M690 520 h80 l-24 60 h-32z"/><rect x="640" y="690" width="20" height="90"/><rect x="746" y="690" width="20" height="90"/></g>${halo(c, 520, 420, 90)}${halo(c, 920, 420, 90)}${street(c, 780)}${spill(c, 720, 815, 400)}${table(1090, 815)}${stool(1170, 820)}${stool(360, 815)}${edge(c)}`
}
