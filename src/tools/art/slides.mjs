import { lighten } from './canvas.mjs'

const SLATE = '#3d4f66'
const CLAY = '#c98b6b'
const MIST = '#93a5b8'

/** A page that grows block by block: the slide's number is the number of visible parts. */
export const slide = (parts) => (c) => {
  const part = (i, x, y, w, h, tone) =>
    i > parts
      ? `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="8" fill="none" stroke="${MIST}" stroke-width="2" stroke-dasharray="7 7"/>`
      : `<rect x="${x + 2}" y="${y + 6}" width="${w}" height="${h}" rx="8" fill="#1d2836" opacity=".2" ${c.blur(6)}/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="8" fill="${c.lin([lighten(tone, 0.2), tone], [0, 0, 1, 1])}"/>`
  return `<rect width="640" height="360" fill="${c.lin(['#eef2f6', '#f4e9dc'], [0, 0, 1, 1])}"/><rect x="160" y="30" width="320" height="300" rx="12" fill="#fff"/><rect x="160" y="30" width="320" height="300" rx="12" fill="none" stroke="#d5dce4" stroke-width="2"/>${part(1, 180, 50, 280, 76, SLATE)}${part(2, 180, 142, 132, 168, CLAY)}${part(3, 328, 142, 132, 168, MIST)}`
}
