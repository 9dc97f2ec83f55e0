import { darken, rng } from '../canvas.mjs'
import { place, repeat } from '../compose.mjs'
import { basket, bottle, jar, pouch } from '../objects.mjs'
import { bust } from '../people.mjs'

const GREEN = '#12844a'

function awning(x, y, w, stripes, drop, colour, edge) {
  const step = w / stripes
  return (
    repeat(stripes, (i) => {
      const tone = i % 2 ? '#ffffff' : colour
      const a = x + i * step
      const top = x + 50 + (i * (w - 100)) / stripes
      const topStep = (w - 100) / stripes
      return `<path d="M${top} ${y} h${topStep} L${a + step} ${y + drop} h${-step}z" fill="${tone}"/><path d="M${a} ${y + drop} h${step} v26 a${step / 2} ${step / 2} 0 0 1 ${-step} 0z" fill="${i % 2 ? '#eaf3ea' : darken(colour, 0.16)}"/>`
    }) + `<rect x="${x + 46}" y="${y - 8}" width="${w - 92}" height="14" rx="7" fill="${edge}"/>`
  )
}

/** A slatted crate with fruit heaped in it; rows go from the back to the front. */
function crate(c, x, y, w, fruit, size, seed) {
  const r = rng(seed)
  const rows = [
    [0, 0.62],
    [0.5, 0.3],
    [0, 0],
  ]
  const icon = c.icon(fruit)
  const count = Math.floor(w / (size * 0.82))
  const heap = rows
    .map(([shift, up]) =>
      repeat(count, (i) => {
        const px = x - w / 2 + size * 0.5 + (i + shift) * size * 0.8
        if (px > x + w / 2 - size * 0.3) return ''
        const k = size / 100
        return `<g transform="translate(${px - 50 * k} ${y - 62 - up * size - 100 * k + 34}) scale(${k}) rotate(${(r() - 0.5) * 26} 50 50)">${icon.svg}</g>`
      }),
    )
    .join('')
  const slat = c.lin(['#e0b57a', '#bd8746'])
  return `<rect x="${x - w / 2}" y="${y - 84}" width="${w}" height="20" fill="#6b431a"/>${heap}<rect x="${x - w / 2 - 6}" y="${y - 64}" width="${w + 12}" height="28" rx="3" fill="${slat}"/><rect x="${x - w / 2 - 6}" y="${y - 32}" width="${w + 12}" height="28" rx="3" fill="${slat}"/><rect x="${x - w / 2 - 6}" y="${y - 68}" width="14" height="68" fill="#a8763a"/><rect x="${x + w / 2 - 8}" y="${y - 68}" width="14" height="68" fill="#a8763a"/>`
}

function bulbs(c, y) {
  return `<path d="M180 ${y} Q430 ${y + 80} 720 ${y + 26} T1260 ${y}" fill="none" stroke="#41331f" stroke-width="4"/>${[
    [290, 32],
    [420, 46],
    [560, 44],
    [720, 26],
    [880, 10],
    [1030, -2],
    [1160, -4],
  ]
    .map(
      ([x, dy]) =>
        `<circle cx="${x}" cy="${y + dy + 26}" r="54" fill="${c.rad([
          [0, '#ffe9a8', 0.85],
          [1, '#ffe9a8', 0],
        ])}"/><rect x="${x - 6}" y="${y + dy}" width="12" height="14" fill="#41331f"/><circle cx="${x}" cy="${y + dy + 26}" r="14" fill="#fff4cf"/>`,
    )
    .join('')}`
}

const placard = (x, y, colour) =>
  `<path d="M${x} ${y} v70" stroke="#7a5227" stroke-width="6"/><g transform="translate(${x} ${y}) rotate(-5)"><rect x="-38" y="-30" width="76" height="52" rx="10" fill="${colour}"/><circle cx="0" cy="-4" r="12" fill="#fff" opacity=".92"/></g>`

export function stall(c) {
  const sky = c.lin([
    [0, '#d9f0e0'],
    [0.6, '#f6fbee'],
    [1, '#fdf3d4'],
  ])
  const far = `<g opacity=".55">${awning(-120, 330, 420, 8, 60, '#f2a65a', '#d98a3a')}<rect x="-60" y="430" width="300" height="240" fill="#e9dcc0"/>${awning(1150, 300, 460, 8, 60, '#e77a6b', '#c95547')}<rect x="1210" y="400" width="300" height="280" fill="#eadfc8"/></g><circle cx="1140" cy="190" r="90" fill="#fff3c0" opacity=".8"/>`
  const posts = `<rect x="196" y="230" width="22" height="640" fill="${c.round('#a8763a')}"/><rect x="1222" y="230" width="22" height="640" fill="${c.round('#a8763a')}"/>`
  const back = `<rect x="210" y="300" width="1020" height="400" fill="${c.lin(['#5d8f63', '#2f6a48'])}"/><rect x="210" y="300" width="1020" height="90" fill="#000" opacity=".16"/>`
  const shelf = `<rect x="860" y="452" width="340" height="16" fill="#c9924f"/><rect x="860" y="468" width="340" height="8" fill="#000" opacity=".25"/>`
  const wares = [
    [(k) => bottle(k, { glass: '#8f3d10', cap: '#d8332a', ink: '#d8332a' }), 900, 150],
    [(k) => bottle(k, { glass: '#8f3d10', cap: '#d8332a', ink: '#d8332a' }), 950, 150],
    [(k) => bottle(k, { glass: '#d9a441', cap: GREEN, ink: GREEN }), 1004, 150],
    [(k) => jar(k, { fill: '#a82a18', ink: '#d8332a' }), 1074, 118],
    [(k) => jar(k, { fill: '#e59a1c', cloth: '#f2c14e', ink: '#8a4b08' }), 1154, 122],
  ]
    .map(([o, x, s]) => place(c, o(c), { x, y: 454, s }))
    .join('')
  const seller = `<g transform="translate(430 264) scale(.92)">${bust(c, { hair: 'bun', top: 'apron', colour: '#fff6e6', accent: '#d8332a', skin: '#cf9566', earring: '#f2c14e' })}</g>`
  const counter = `<rect x="150" y="690" width="1140" height="26" fill="#e7bd80"/><rect x="170" y="716" width="1100" height="250" fill="${c.lin(['#1a8f53', '#0f6d3d'])}"/><rect x="170" y="716" width="1100" height="26" fill="#000" opacity=".22"/>${repeat(11, (i) => `<path d="M${170 + i * 100} 716 V960" stroke="#fff" stroke-opacity=".12" stroke-width="4"/>`)}`
  const crates = `${crate(c, 330, 700, 230, 'tangerine', 74, 3)}${crate(c, 1090, 700, 240, 'tomato', 72, 5)}${crate(c, 848, 700, 190, 'mango', 84, 8)}`
  const floor = `<rect y="880" width="1440" height="80" fill="${c.lin(['#e8dcbd', '#cfc09a'])}"/>`
  const front = `${place(c, basket(c, {}), { x: 250, y: 930, s: 230 })}${place(c, c.icon('pineapple'), { x: 420, y: 930, s: 190 })}${place(c, c.icon('watermelon'), { x: 560, y: 932, s: 120 })}${place(c, pouch(c, { body: '#f4ecd9', ink: GREEN, paper: '#e2f0dc', window: '#fffdf4', tie: '#b8793a' }), { x: 1080, y: 930, s: 230 })}${place(c, c.icon('coconut'), { x: 1220, y: 932, s: 120 })}`
  return `<rect width="1440" height="960" fill="${sky}"/>${far}${floor}${back}${posts}${shelf}${wares}${seller}${counter}${crates}${placard(330, 540, '#d8332a')}${placard(848, 566, '#f2a71b')}${bulbs(c, 352)}${awning(130, 130, 1180, 14, 150, GREEN, '#0c5f35')}<path d="M130 280 h1180 v60 h-1180z" fill="${c.lin(
    [
      [0, '#000', 0.16],
      [1, '#000', 0],
    ],
  )}"/>${front}`
}
