import { rng } from '../canvas.mjs'
import { place, repeat } from '../compose.mjs'
import { mug } from '../objects.mjs'
import { bust } from '../people.mjs'

const INK = '#1f2260'

/** Bangkok at dusk from a high floor: far towers, a stupa, near roofs with lit windows. */
function skyline(c, x, y, w, h) {
  const sky = c.lin([
    [0, '#232a74'],
    [0.45, '#6a4f9a'],
    [0.72, '#e58a5c'],
    [0.9, '#fbc862'],
  ])
  const r = rng(9)
  const row = (base, colour, min, max, lit) =>
    repeat(22, (i) => {
      const bw = 36 + r() * 62
      const bh = min + r() * (max - min)
      const bx = x + (i / 21) * w - bw / 2
      const windows = lit
        ? repeat(Math.floor(bh / 26), (k) =>
            repeat(Math.floor(bw / 18), (j) =>
              r() < 0.4
                ? `<rect x="${bx + 6 + j * 18}" y="${base - bh + 12 + k * 26}" width="8" height="11" fill="#ffd98a" opacity="${0.45 + r() * 0.5}"/>`
                : '',
            ),
          )
        : ''
      return `<rect x="${bx}" y="${base - bh}" width="${bw}" height="${bh + 80}" fill="${colour}"/>${windows}`
    })
  const sx = x + w * 0.66
  const stupa = `<path d="M${sx} ${y + h * 0.3} l5 70 q6 34 24 56 l10 26 h14 l12 46 h16 v90 h-162 v-90 h16 l12 -46 h14 l10 -26 q18 -22 24 -56z" fill="#57397f"/>`
  return `<g ${c.clip(`<rect x="${x}" y="${y}" width="${w}" height="${h}"/>`)}><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${sky}"/><circle cx="${x + w * 0.3}" cy="${y + h * 0.72}" r="${h * 0.34}" fill="${c.rad(
    [
      [0, '#ffe7a3', 0.95],
      [1, '#ffd27a', 0],
    ],
  )}"/><circle cx="${x + w * 0.3}" cy="${y + h * 0.72}" r="62" fill="#fff1c2"/>${[
    [0.1, 0.2, 190],
    [0.55, 0.12, 260],
    [0.78, 0.3, 150],
  ]
    .map(
      ([a, b, l]) =>
        `<rect x="${x + w * a}" y="${y + h * b}" width="${l}" height="12" rx="6" fill="#f6b08a" opacity=".5"/><rect x="${x + w * a + 40}" y="${y + h * b + 20}" width="${l * 0.6}" height="9" rx="5" fill="#f6b08a" opacity=".35"/>`,
    )
    .join('')}${row(y + h * 0.92, '#7a5596', 40, 190, false)}${stupa}${row(y + h * 1.04, '#3b2f70', 90, 230, true)}</g>`
}

function frame(c, x, y, w, h, columns) {
  const wood = '#f0dfbf'
  return `<rect x="${x - 26}" y="${y - 26}" width="${w + 52}" height="${h + 52}" fill="none" stroke="${wood}" stroke-width="26"/>${repeat(columns - 1, (i) => `<rect x="${x + (w / columns) * (i + 1) - 8}" y="${y}" width="16" height="${h}" fill="${wood}"/>`)}<rect x="${x}" y="${y + h * 0.3}" width="${w}" height="12" fill="${wood}"/><rect x="${x - 60}" y="${y + h + 26}" width="${w + 120}" height="26" fill="#fff3da"/><rect x="${x - 60}" y="${y + h + 52}" width="${w + 120}" height="10" fill="#000" opacity=".22"/><path d="M${x} ${y} h${w} v10 h-${w}z" fill="#000" opacity=".16"/>`
}

function laptop(c, x, y, s) {
  const screen = `<rect x="-210" y="-290" width="420" height="270" rx="12" fill="#2a2d45"/><rect x="-194" y="-276" width="388" height="240" fill="${c.lin(['#ffffff', '#eef0fb'], [0, 0, 1, 1])}"/><rect x="-194" y="-276" width="388" height="30" fill="#2b2f77"/><rect x="-176" y="-228" width="104" height="176" fill="#dfe1f4"/>${repeat(5, (i) => `<rect x="-162" y="${-212 + i * 32}" width="${[74, 60, 78, 50, 66][i]}" height="12" fill="${i === 1 ? '#f2a71b' : '#a9adda'}"/>`)}${[50, 82, 70, 112, 142].map((v, i) => `<rect x="${-44 + i * 44}" y="${-60 - v}" width="28" height="${v}" fill="${i === 4 ? '#f2a71b' : '#5a60b8'}"/>`).join('')}<path d="M-44 -60 H184" stroke="#2b2f77" stroke-width="4"/>`
  return `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cx="24" cy="4" rx="300" ry="20" fill="#2a1608" opacity=".4" ${c.blur(12)}/>${screen}<path d="M-226 -20 H226 L270 2 q0 8 -10 8 H-260 q-10 0 -10 -8z" fill="${c.lin(['#d9dced', '#9297b8'])}"/><rect x="-40" y="-18" width="80" height="8" fill="#7c81a6"/></g>`
}

function lamp(c, x, y, s) {
  return `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-250 -300 L-60 -460 L80 -320 L-20 40 H-480z" fill="${c.lin(
    [
      [0, '#ffe6a0', 0.55],
      [1, '#ffe6a0', 0],
    ],
    [0.7, 0, 0.2, 1],
  )}" ${c.blur(16)}/><ellipse cx="10" cy="0" rx="90" ry="14" fill="#000" opacity=".3" ${c.blur(6)}/><path d="M-70 -6 q70 -34 140 0 v8 q-70 14 -140 0z" fill="${c.round('#2b2f77')}"/><path d="M0 -14 L70 -220 L-40 -400" fill="none" stroke="#c08a2a" stroke-width="14" stroke-linejoin="round"/><circle cx="70" cy="-220" r="15" fill="#e9b44c"/><g transform="rotate(38 -50 -400)"><path d="M-120 -340 q6 -110 76 -110 q70 0 76 110z" fill="${c.round('#f2a71b')}"/><ellipse cx="-44" cy="-340" rx="76" ry="14" fill="#fff3c4"/></g></g>`
}

export function evening(c) {
  const desk = `<rect y="770" width="1440" height="190" fill="${c.lin(['#c98f50', '#8d5a2a'])}"/><rect y="770" width="1440" height="7" fill="#f6cf93"/>${repeat(6, (i) => `<path d="M0 ${800 + i * 28} q500 ${i % 2 ? 14 : -10} 1440 ${i % 2 ? -6 : 8}" fill="none" stroke="#5d3815" stroke-opacity=".18" stroke-width="3"/>`)}`
  const wall = `<rect width="1440" height="960" fill="${c.lin(['#4a4f9e', '#2b2f77'], [0, 0, 1, 1])}"/>`
  const pool = `<ellipse cx="1010" cy="840" rx="420" ry="90" fill="${c.rad([
    [0, '#ffe9b0', 0.75],
    [1, '#ffe9b0', 0],
  ])}"/>`
  const plant = place(c, c.icon('potted-plant'), { x: 240, y: 806, s: 250 })
  return `${wall}${skyline(c, 130, 90, 880, 540)}${frame(c, 130, 90, 880, 540, 3)}<rect width="1440" height="960" fill="${c.rad(
    [
      [0, '#ffdf9a', 0.36],
      [1, '#ffdf9a', 0],
    ],
    [0.8, 0.6, 0.5],
  )}"/>${desk}${pool}${plant}${laptop(c, 690, 830, 1.08)}${lamp(c, 1210, 840, 1)}${place(c, c.icon('books'), { x: 1085, y: 838, s: 170 })}${place(c, mug(c, { clay: '#f2a71b', drink: '#3d2314' }), { x: 1004, y: 880, s: 120 })}${place(c, c.icon('pencil'), { x: 430, y: 890, s: 110, rot: 42 })}`
}

export function classroom(c) {
  const board = `<rect x="300" y="150" width="840" height="380" fill="#8a5a2b"/><rect x="316" y="166" width="808" height="348" fill="${c.lin(['#2f6157', '#234a45'], [0, 0, 1, 1])}"/><g fill="none" stroke="#f7f1df" stroke-width="7" stroke-linecap="round" opacity=".9"><path d="M400 440 V250 M400 440 H640"/><path d="M400 420 C470 400 500 300 620 270" stroke="#f8c34f"/><circle cx="790" cy="300" r="58"/><circle cx="870" cy="300" r="58"/><path d="M760 420 h150 M760 452 h100 M990 250 h84 M990 286 h60 M990 322 h84"/><path d="M990 400 l30 30 l60 -70" stroke="#f8c34f"/></g>`
  const lamps = [360, 720, 1080]
    .map(
      (x) =>
        `<path d="M${x} 0 V64" stroke="#20215a" stroke-width="5"/><path d="M${x - 54} 96 q10 -44 54 -44 q44 0 54 44z" fill="#f2a71b"/><path d="M${x - 54} 96 L${x - 190} 620 H${x + 190} L${x + 54} 96z" fill="${c.lin(
          [
            [0, '#fff0c0', 0.4],
            [1, '#fff0c0', 0],
          ],
        )}"/>`,
    )
    .join('')
  const pupil = (x, y, s, hair, colour) => {
    const crown = {
      a: 'M-52 -70 q0 -76 52 -76 q52 0 52 76 q0 46 -52 50 q-52 -4 -52 -50z',
      b: 'M-58 -70 q-2 -84 58 -84 q60 0 58 84 l10 88 q-68 22 -136 0z',
      c: 'M-52 -70 q0 -76 52 -76 q52 0 52 76 q0 46 -52 50 q-52 -4 -52 -50z M-26 -140 a26 26 0 1 1 52 0 a26 26 0 1 1 -52 0z',
    }[hair]
    return `<g transform="translate(${x} ${y}) scale(${s})"><rect x="-22" y="-50" width="44" height="60" fill="#b67f56"/><path d="M-130 150 q4 -130 96 -142 q34 12 68 0 q92 12 96 142z" fill="${c.lin([colour, '#1a1b4a'], [0, 0, 0.9, 1])}"/><path d="${crown}" fill="${c.lin(['#3b2b2b', '#17100f'], [0, 0, 1, 1])}"/></g>`
  }
  const table = (y, tone) =>
    `<rect x="-20" y="${y}" width="1480" height="30" fill="${tone}"/><rect x="-20" y="${y + 30}" width="1480" height="14" fill="#000" opacity=".25"/>`
  const teacher = `<g transform="translate(96 214) scale(.92)">${bust(c, { hair: 'wave', top: 'blazer', colour: '#c6562f', skin: '#dca57c' })}</g>`
  return `<rect width="1440" height="960" fill="${c.lin(['#f1e2c3', '#d9bd8c'])}"/>${skyline(c, 1230, 150, 180, 380)}<rect x="1216" y="136" width="208" height="408" fill="none" stroke="#fff3da" stroke-width="20"/>${board}${lamps}${teacher}<rect y="600" width="1440" height="360" fill="${c.lin(['#a9713a', '#6d4420'])}"/>${pupil(470, 640, 0.7, 'b', '#5a60b8')}${pupil(760, 640, 0.7, 'a', '#3f7d6c')}${pupil(1050, 640, 0.7, 'c', '#b4552d')}${table(700, '#e2b678')}${pupil(250, 850, 1, 'a', '#b4552d')}${pupil(640, 850, 1, 'c', '#2b2f77')}${pupil(1000, 850, 1, 'b', '#c99a2e')}${pupil(1330, 850, 1, 'a', '#5a60b8')}${table(922, '#eec58a')}<rect width="1440" height="960" fill="${c.rad(
    [
      [0.5, INK, 0],
      [1, INK, 0.42],
    ],
    [0.5, 0.42, 0.8],
  )}"/>`
}
