import { repeat } from '../compose.mjs'

const GREEN = '#12844a'
const CHILLI = '#d8332a'
const svg = (w, h, body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${body}</svg>`
const none = { th: '', en: '' }

const weave = (a, b, ground) =>
  svg(
    96,
    96,
    `<rect width="96" height="96" fill="${ground}"/>${repeat(4, (r) => repeat(4, (k) => ((r + k) % 2 ? `<path d="M${k * 24 + 3} ${r * 24 + 8}h18M${k * 24 + 3} ${r * 24 + 16}h18" stroke="${a}" stroke-width="3" stroke-linecap="round"/>` : `<path d="M${k * 24 + 8} ${r * 24 + 3}v18M${k * 24 + 16} ${r * 24 + 3}v18" stroke="${b}" stroke-width="3" stroke-linecap="round"/>`)))}`,
  )
const scallop = (colour, other) =>
  svg(
    480,
    40,
    repeat(12, (i) => `<path d="M${i * 40} 0h40v18a20 20 0 0 1-40 0z" fill="${i % 2 ? other : colour}"/>`),
  )
const leaves = (colour, ground) =>
  svg(
    120,
    120,
    `<rect width="120" height="120" fill="${ground}"/>${[
      [30, 30, -30],
      [90, 90, 150],
      [92, 28, 40],
      [28, 92, 210],
    ]
      .map(
        ([x, y, r]) =>
          `<g transform="translate(${x} ${y}) rotate(${r})"><path d="M0-18C14-8 14 8 0 18C-14 8-14-8 0-18z" fill="${colour}"/><path d="M0-12V22" stroke="${ground}" stroke-width="1.500"/></g>`,
      )
      .join('')}`,
  )
const burst = svg(
  120,
  120,
  `<path d="${repeat(16, (i) => {
    const t = (i / 16) * Math.PI * 2
    const u = ((i + 0.5) / 16) * Math.PI * 2
    return `${i ? 'L' : 'M'}${(60 + Math.cos(t) * 56).toFixed(1)} ${(60 + Math.sin(t) * 56).toFixed(1)}L${(60 + Math.cos(u) * 46).toFixed(1)} ${(60 + Math.sin(u) * 46).toFixed(1)}`
  })}z" fill="${CHILLI}"/>`,
)

export const art = [
  {
    name: 'pattern-weave',
    width: 96,
    height: 96,
    alt: none,
    svg: weave('#cfe8d3', '#e3f2e2', '#f5fbf4'),
    dark: weave('#1f4a32', '#18402a', '#10301f'),
  },
  {
    name: 'pattern-leaves',
    width: 120,
    height: 120,
    alt: none,
    svg: leaves('#cfe8d3', '#f1f9f0'),
    dark: leaves('#1d4a31', '#123322'),
  },
  {
    name: 'awning',
    width: 480,
    height: 40,
    alt: none,
    svg: scallop(GREEN, '#ffffff'),
    dark: scallop('#1a9a59', '#dfeee2'),
  },
  { name: 'burst', width: 120, height: 120, alt: none, svg: burst },
]

/** An awning over a basket that smiles. */
const sign = (roof, white, basket) =>
  `${repeat(5, (i) => `<path d="M${7 + i * 10} 10h10v14a5 5 0 0 1-10 0z" fill="${i % 2 ? white : roof}"/>`)}<path d="M11 34h42l-4 18a6 6 0 0 1-6 5H21a6 6 0 0 1-6-5z" fill="${basket}"/><path d="M23 42a9.500 9.500 0 0 0 18 0" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`
export const mark = {
  alt: { th: 'เครื่องหมายตลาดดี', en: 'Talad Dee mark' },
  logo: svg(64, 64, sign(GREEN, '#a9dcb9', CHILLI)),
  logoDark: svg(64, 64, sign('#35c07a', '#ffffff', '#f0564c')),
  favicon: svg(
    64,
    64,
    `<rect width="64" height="64" rx="18" fill="${GREEN}"/><g transform="translate(7 7) scale(.78)">${sign('#ffffff', '#a9dcb9', CHILLI)}</g>`,
  ),
  tile: svg(
    64,
    64,
    `<rect width="64" height="64" fill="${GREEN}"/><g transform="translate(12.800 12.800) scale(.6)">${sign('#ffffff', '#a9dcb9', CHILLI)}</g>`,
  ),
}
