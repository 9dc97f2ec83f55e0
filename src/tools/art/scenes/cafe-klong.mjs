import { rng } from '../canvas.mjs'
import { place, repeat } from '../compose.mjs'
import { pouch } from '../objects.mjs'

const COPPER = '#c07a3e'

export function dusk(c, horizon = 600) {
  const sky = c.lin([
    [0, '#1b1a2b'],
    [0.4, '#4a2f3a'],
    [0.75, '#a95c3a'],
    [1, '#f0ab62'],
  ])
  return `<rect width="1440" height="${horizon + 4}" fill="${sky}"/><circle cx="1080" cy="${horizon - 40}" r="330" fill="${c.rad(
    [
      [0, '#ffd79a', 0.75],
      [1, '#ffb566', 0],
    ],
  )}"/><circle cx="1080" cy="${horizon - 46}" r="54" fill="#ffe9c0"/>${[
    [120, 110, 300],
    [620, 170, 240],
    [900, 250, 380],
    [300, 300, 260],
  ]
    .map(
      ([x, y, w]) =>
        `<rect x="${x}" y="${y}" width="${w}" height="9" rx="4.500" fill="#f2b27d" opacity=".32"/><rect x="${x + 60}" y="${y + 18}" width="${w * 0.5}" height="6" rx="3" fill="#f2b27d" opacity=".22"/>`,
    )
    .join('')}`
}

const lit = (c, x, y, w, h, bars = 2) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${c.lin(['#ffe0a0', '#f2a24e'])}"/>${repeat(bars - 1, (i) => `<rect x="${x + (w / bars) * (i + 1) - 2}" y="${y}" width="4" height="${h}" fill="#3a2115"/>`)}<rect x="${x}" y="${y + h * 0.42}" width="${w}" height="4" fill="#3a2115"/>`
const palm = (x, y, s) =>
  `<g transform="translate(${x} ${y}) scale(${s})" fill="#241713"><path d="M-5 0 q12 -120 -2 -230 l10 0 q12 110 4 230z"/>${[-80, -48, -16, 20, 52, 84].map((r) => `<path d="M0 -230 q70 -46 150 6 q-80 -20 -150 -6z" transform="rotate(${r - 90 + 90} 0 -230) ${r < 0 ? 'translate(0 -460) scale(1 1) translate(0 460)' : ''}"/>`).join('')}${[-20, 14, 46].map((r) => `<path d="M0 -230 q-70 -46 -150 6 q80 -20 150 -6z" transform="rotate(${-r} 0 -230)"/>`).join('')}</g>`

function house(c) {
  const planks = repeat(
    16,
    (i) => `<path d="M210 ${404 + i * 13} H760" stroke="#1c100a" stroke-opacity=".4" stroke-width="2"/>`,
  )
  const legs = repeat(9, (i) => `<rect x="${196 + i * 70}" y="604" width="13" height="86" fill="#1d120c"/>`)
  const shop = `<rect x="210" y="390" width="550" height="214" fill="${c.lin(['#6a4228', '#43281a'])}"/>${planks}${lit(c, 250, 440, 110, 112)}${lit(c, 388, 440, 110, 112)}<rect x="530" y="426" width="84" height="178" fill="#f7bb6a"/><rect x="570" y="426" width="5" height="178" fill="#3a2115"/>${lit(c, 642, 440, 86, 112)}`
  const roof = `<path d="M150 400 L300 236 H680 L820 400z" fill="${c.lin(['#5d3524', '#2c1913'])}"/><path d="M300 236 L330 168 L352 236z M628 236 L650 168 L680 236z" fill="#2c1913"/>${repeat(9, (i) => `<path d="M${286 - i * 15} ${252 + i * 16.5} H${694 + i * 14}" stroke="#160c08" stroke-opacity=".5" stroke-width="3"/>`)}<path d="M150 400 H820" stroke="${COPPER}" stroke-width="5"/>`
  const stack = `<rect x="560" y="120" width="38" height="130" fill="${c.round('#8a5630')}"/><path d="M552 120 h54 l-10 -22 h-34z" fill="#4a2c1a"/><path d="M580 90 c-40 -50 60 -70 10 -140" fill="none" stroke="#ffe9cf" stroke-width="30" stroke-linecap="round" opacity=".22" ${c.blur(12)}/>`
  const deck = `<rect x="150" y="604" width="700" height="16" fill="#8a5a36"/><rect x="150" y="620" width="700" height="8" fill="#24150d"/>${repeat(14, (i) => `<rect x="${160 + i * 46}" y="560" width="5" height="44" fill="#2a1a11"/>`)}<rect x="156" y="556" width="616" height="6" fill="#6a4228"/>`
  const lamps = [232, 512, 744]
    .map(
      (x) =>
        `<circle cx="${x}" cy="424" r="48" fill="${c.rad([
          [0, '#ffd48a', 0.85],
          [1, '#ffd48a', 0],
        ])}"/><circle cx="${x}" cy="424" r="8" fill="#fff0cc"/>`,
    )
    .join('')
  return `${stack}${shop}${roof}${lamps}${deck}${legs}`
}

export function water(c, top, height, seed = 3) {
  const r = rng(seed)
  const ripples = repeat(70, () => {
    const y = top + 8 + r() * r() * (height - 10)
    const w = 40 + ((y - top) / height) * 220 * r() + 20
    return `<rect x="${r() * 1440 - 60}" y="${y}" width="${w}" height="${1.5 + ((y - top) / height) * 3.5}" rx="2" fill="${r() < 0.5 ? '#ffcf8d' : '#1c1214'}" opacity="${0.12 + r() * 0.22}"/>`
  })
  return `<rect y="${top}" width="1440" height="${height}" fill="${c.lin([
    [0, '#c57a48'],
    [0.25, '#6b3d31'],
    [1, '#1c1418'],
  ])}"/>${ripples}`
}

export function klong(c) {
  const far = `<path d="M860 600 v-40 h60 v-30 h40 v30 h70 v-46 l20 -30 l20 30 v46 h90 v-24 h50 v-34 h36 v34 h194 v64z" fill="#5b3132" opacity=".85"/><path d="M1196 556 q4 -60 16 -92 l4 -44 l4 44 q12 32 16 92z" fill="#5b3132"/>`
  const trees = `<path d="M-20 610 q-10 -170 90 -190 q70 -60 120 30 q60 40 40 160z" fill="#1d1416"/><path d="M1290 600 q10 -90 70 -84 q70 -30 100 84z" fill="#38211f"/>`
  const building = house(c)
  const mirror = `<g transform="translate(0 1290) scale(1 -1)" opacity=".34" ${c.blur(5)}>${building}</g>`
  const glow = [300, 440, 572, 690]
    .map(
      (x) =>
        `<rect x="${x - 36}" y="690" width="72" height="220" fill="${c.lin([
          [0, '#ffc377', 0.6],
          [1, '#ffc377', 0],
        ])}" ${c.blur(9)}/>`,
    )
    .join('')
  const boat = `<g transform="translate(1010 742)"><path d="M-190 0 q180 44 330 4 q30 -12 60 -46 q-30 20 -70 24 q-170 12 -320 18z" fill="#170e0b"/><path d="M-60 0 v-64 h130 v58" fill="none" stroke="#170e0b" stroke-width="7"/><path d="M-76 -64 q66 -26 162 0z" fill="#2a1811"/><path d="M-110 -6 q2 -40 18 -40 q18 0 18 40z" fill="#170e0b"/><circle cx="-92" cy="-58" r="13" fill="#170e0b"/><path d="M-190 30 H200" stroke="#ffcf8d" stroke-opacity=".4" stroke-width="3"/></g>`
  return `${dusk(c)}${far}${trees}${water(c, 600, 360)}${mirror}${glow}${building}${palm(930, 622, 0.9)}${palm(90, 630, 1.1)}${boat}<rect width="1440" height="960" fill="${c.rad(
    [
      [0.5, '#0d0706', 0],
      [1, '#0d0706', 0.55],
    ],
    [0.5, 0.45, 0.8],
  )}"/>`
}

/** The room with the drum: copper, hairlines, and heat from the right. */
export function roastery(c) {
  const bricks = repeat(12, (r) =>
    repeat(
      17,
      (k) =>
        `<rect x="${k * 90 - (r % 2) * 45 + 2}" y="${r * 56 + 2}" width="86" height="52" fill="#fff" opacity="${0.012 + ((r * 7 + k * 5) % 5) * 0.006}"/>`,
    ),
  )
  const drum = `<rect x="560" y="300" width="330" height="300" rx="26" fill="${c.lin([
    [0, '#e9b27a'],
    [0.25, '#c07a3e'],
    [0.7, '#7a4522'],
    [1, '#a3622f'],
  ])}"/><circle cx="560" cy="450" r="152" fill="${c.lin(['#e6ae77', '#6d3d1e'], [0.1, 0, 0.9, 1])}"/><circle cx="560" cy="450" r="126" fill="none" stroke="#3b2010" stroke-opacity=".5" stroke-width="4"/><circle cx="560" cy="450" r="66" fill="#1d120c"/><circle cx="560" cy="450" r="58" fill="${c.rad(
    [
      [0, '#ffcf7d'],
      [0.6, '#d9712a'],
      [1, '#5b2912'],
    ],
  )}"/>${repeat(12, (i) => `<circle cx="${560 + Math.cos(i * 0.5236) * 138}" cy="${450 + Math.sin(i * 0.5236) * 138}" r="5" fill="#3b2010"/>`)}`
  const hopper = `<path d="M640 150 h220 l-70 130 h-80z" fill="${c.round('#b9a58c')}"/><ellipse cx="750" cy="150" rx="110" ry="18" fill="#3a2619"/><rect x="722" y="278" width="56" height="28" fill="#5b4636"/>`
  const pipe = `<path d="M880 360 h130 q40 0 40 -40 V-20" fill="none" stroke="#2a1c14" stroke-width="66"/><path d="M880 360 h130 q40 0 40 -40 V-20" fill="none" stroke="#8f6a4c" stroke-width="54"/><path d="M884 346 h126 q26 0 26 -30 V-20" fill="none" stroke="#d9b48e" stroke-width="10" opacity=".6"/>`
  const legs = `<path d="M610 596 l-26 190 h30 l36 -190z M836 596 l26 190 h-30 l-36 -190z" fill="#21150e"/>`
  const trayRim = `<ellipse cx="420" cy="742" rx="220" ry="50" fill="#21150e"/><path d="M200 714 v30 a220 50 0 0 0 440 0 v-30z" fill="${c.round('#8a5630')}"/><ellipse cx="420" cy="714" rx="220" ry="50" fill="#d69a63"/><ellipse cx="420" cy="716" rx="204" ry="43" fill="#2a160c"/>${repeat(
    120,
    (i) => {
      const t = i * 2.399
      const d = Math.sqrt(i / 120)
      return `<ellipse cx="${420 + Math.cos(t) * 192 * d}" cy="${716 + Math.sin(t) * 38 * d}" rx="10" ry="6" transform="rotate(${(i * 47) % 180} ${420 + Math.cos(t) * 192 * d} ${716 + Math.sin(t) * 38 * d})" fill="${['#5b3018', '#6d3d1e', '#4a2412'][i % 3]}"/>`
    },
  )}<rect x="404" y="600" width="32" height="120" fill="#3a2619"/>`
  const sack = (x, y, s, tone) =>
    `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cx="10" cy="0" rx="120" ry="18" fill="#000" opacity=".5" ${c.blur(8)}/><path d="M-92 -170 q92 22 184 0 q34 90 8 168 q-100 16 -200 0 q-26 -78 8 -168z" fill="${c.round(tone)}"/><path d="M-96 -176 q96 30 192 0 l4 18 q-100 30 -200 0z" fill="${tone}"/><ellipse cx="0" cy="-176" rx="86" ry="18" fill="#4a2a16"/><circle cx="0" cy="-80" r="34" fill="none" stroke="#6d4024" stroke-width="6" opacity=".7"/><path d="M-20 -80 q20 -18 40 0" stroke="#6d4024" stroke-width="6" fill="none" opacity=".7"/></g>`
  return `<rect width="1440" height="960" fill="${c.lin(['#33221a', '#1b110c'])}"/>${bricks}<rect width="1440" height="960" fill="${c.rad(
    [
      [0, '#f0a860', 0.5],
      [1, '#f0a860', 0],
    ],
    [0.3, 0.28, 0.6],
  )}"/><rect y="770" width="1440" height="190" fill="${c.lin(['#4a3020', '#1a100a'])}"/><rect y="770" width="1440" height="2" fill="${COPPER}"/>${pipe}${hopper}${legs}${drum}${trayRim}${sack(1180, 880, 1.1, '#c9a878')}${sack(1340, 920, 1, '#b8935f')}${place(c, pouch(c, { body: '#a8622f', ink: '#2b1b13', paper: '#f5e6cf' }), { x: 1000, y: 890, s: 190, shade: '#000', strength: 1.6 })}${place(c, pouch(c, { body: '#2b1b13', ink: COPPER, paper: '#f0e4d0' }), { x: 906, y: 912, s: 200, shade: '#000', strength: 1.6 })}<path d="M300 0 V150" stroke="#120b07" stroke-width="5"/><path d="M236 200 q8 -56 64 -56 q56 0 64 56z" fill="${COPPER}"/><path d="M236 200 L80 770 H560 L364 200z" fill="${c.lin(
    [
      [0, '#ffe0aa', 0.3],
      [1, '#ffe0aa', 0],
    ],
  )}" ${c.blur(14)}/>`
}
