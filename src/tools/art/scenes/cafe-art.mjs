import { repeat } from '../compose.mjs'

const svg = (w, h, body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${body}</svg>`
const none = { th: '', en: '' }
const wave = (line) =>
  svg(
    480,
    48,
    `<g fill="none" stroke="${line}" stroke-width="1.500">${repeat(4, (i) => `<path d="M0 ${12 + i * 9}q30-10 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0" opacity="${1 - i * 0.22}"/>`)}</g>`,
  )
const bean = (a, b) =>
  svg(
    96,
    96,
    `<g transform="rotate(35 48 48)"><ellipse cx="48" cy="48" rx="26" ry="38" fill="${a}"/><path d="M48 10c-14 18 14 30 0 76" fill="none" stroke="${b}" stroke-width="3.500"/></g>`,
  )
const ripple = (line) =>
  svg(
    120,
    60,
    `<g fill="none" stroke="${line}" stroke-width="1">${repeat(3, (i) => `<path d="M-30 ${10 + i * 20}q15-12 30 0t30 0 30 0 30 0 30 0"/>`)}</g>`,
  )
const roof = (line) =>
  svg(
    480,
    60,
    `<path d="M0 56H150L210 12H270L330 56H480" fill="none" stroke="${line}" stroke-width="1.500"/><path d="M214 12l8-10 6 10M252 12l6-10 8 10" fill="none" stroke="${line}" stroke-width="1.500"/>`,
  )

export const art = [
  { name: 'wave-rule', width: 480, height: 48, alt: none, svg: wave('#9a5c2a'), dark: wave('#d08a4a') },
  { name: 'bean', width: 96, height: 96, alt: none, svg: bean('#4a2a18', '#f3e8d6'), dark: bean('#c98a52', '#1b110b') },
  { name: 'pattern-ripple', width: 120, height: 60, alt: none, svg: ripple('#e0d1b8'), dark: ripple('#3a281c') },
  { name: 'roof-rule', width: 480, height: 60, alt: none, svg: roof('#9a5c2a'), dark: roof('#d08a4a') },
]

/** A gable whose foot is the canal; the bean floats between them. */
const sign = (line, seed, cut) =>
  `<path d="M8 28L32 9l24 19" fill="none" stroke="${line}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><g transform="rotate(32 32 35)"><ellipse cx="32" cy="35" rx="7" ry="10.500" fill="${seed}"/><path d="M32 24.500c-4 5 4 9 0 21" fill="none" stroke="${cut}" stroke-width="1.800"/></g><path d="M8 52c6-5 10-5 16 0s10 5 16 0 10-5 16 0" fill="none" stroke="${line}" stroke-width="5" stroke-linecap="round"/>`
export const mark = {
  alt: { th: 'เครื่องหมายโรงคั่วริมคลอง', en: 'Rimklong Roasters mark' },
  logo: svg(64, 64, sign('#3a2418', '#b06a30', '#ffffff')),
  logoDark: svg(64, 64, sign('#e8dcc8', '#d08a4a', '#1b110b')),
  favicon: svg(
    64,
    64,
    `<rect width="64" height="64" rx="14" fill="#1f140e"/><g transform="translate(8 8) scale(.75)">${sign('#e8dcc8', '#d08a4a', '#1f140e')}</g>`,
  ),
  tile: svg(
    64,
    64,
    `<rect width="64" height="64" fill="#1f140e"/><g transform="translate(12.800 12.800) scale(.6)">${sign('#e8dcc8', '#d08a4a', '#1f140e')}</g>`,
  ),
}
