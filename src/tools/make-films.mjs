// Makes the academy's short films with their captions: pictures drawn here, a soft tone at each scene, encoded by ffmpeg
// (VP9 with Opus, and H.264 with AAC). Their files are committed; run it again only to change them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { films } from './films/films.mjs'

const folder = 'themes/academy/assets'
const [width, height, rate] = [640, 360, 12]
const maxBytes = 400_000
const colours = {
  ground: '#fbf7ee',
  card: '#fffdf8',
  line: '#8a8175',
  ink: '#1f1e36',
  brand: '#2b2f77',
  accent: '#f2a61b',
}
const { ground, card, line, ink, brand, accent } = colours

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const eased = (share) => 1 - (1 - Math.min(1, Math.max(0, share))) ** 3
const rect = (x, y, w, h, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${Math.max(0, w)}" height="${Math.max(0, h)}" rx="8" fill="${fill}" ${more}/>`
const label = (x, y, text, size = 24, fill = ink, family = 'DejaVu Sans') =>
  `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" fill="${fill}">${escaped(text)}</text>`

/** Each kind of picture at a moment of its scene, from 0 to 1. */
const drawn = {
  rows: ({ lines = [], marked = [] }, at) =>
    lines
      .map((text, index) => {
        const shown = eased(at * 5 - index * 0.5)
        const y = 46 + index * 54
        const fill = marked.includes(index) && at > 0.45 ? '#fdeecb' : card
        return `<g opacity="${shown}">${rect(110, y, 420, 44, fill, `stroke="${line}"`)}${label(130, y + 31, text)}</g>`
      })
      .join(''),
  bars: ({ values = [], marked = [] }, at) => {
    const step = 420 / values.length
    return (
      values
        .map((value, index) => {
          const tall = 2.4 * value * eased(at * 3 - index * 0.25)
          return rect(110 + index * step + 12, 300 - tall, step - 24, tall, marked.includes(index) ? accent : brand)
        })
        .join('') + rect(100, 300, 440, 3, line)
    )
  },
  code: ({ lines = [] }, at) => {
    const shown = Math.floor(lines.join('\n').length * Math.min(1, at * 1.6))
    let left = shown
    return (
      rect(70, 50, 500, 260, brand) +
      lines
        .map((text, index) => {
          const part = text.slice(0, Math.max(0, left))
          left -= text.length + 1
          return label(100, 104 + index * 44, part, 24, '#ffffff', 'DejaVu Sans Mono')
        })
        .join('')
    )
  },
  join: ({ marked = [] }, at) => {
    const names = ['1  Ann', '2  Boon', '3  Chai']
    const orders = ['order 71 · 1', 'order 72 · 2']
    const links = orders.map((_text, index) => {
      const to = 320 + 60 * eased(at * 3 - index * 0.4)
      const y = 112 + index * 70
      return `<line x1="260" y1="${y}" x2="${to}" y2="${y}" stroke="${accent}" stroke-width="5"/>`
    })
    return [
      ...names.map((text, index) => {
        const fill = marked.includes(index) && at > 0.4 ? '#fdeecb' : card
        return rect(70, 85 + index * 70, 190, 54, fill, `stroke="${line}"`) + label(88, 120 + index * 70, text)
      }),
      ...orders.map(
        (text, index) =>
          rect(380, 85 + index * 70, 200, 54, card, `stroke="${line}"`) + label(396, 120 + index * 70, text, 22),
      ),
      ...links,
    ].join('')
  },
  line: ({ values = [], marked = [] }, at) => {
    const shown = values.slice(0, Math.max(2, Math.ceil(values.length * eased(at * 1.6))))
    const points = shown.map((value, index) => [100 + index * (430 / (values.length - 1)), 300 - value * 2.6])
    return (
      rect(90, 300, 460, 3, line) +
      `<polyline points="${points.map((point) => point.join(',')).join(' ')}" fill="none" stroke="${brand}" stroke-width="6" stroke-linejoin="round"/>` +
      points
        .map(
          ([x, y], index) =>
            `<circle cx="${x}" cy="${y}" r="${marked.includes(index) ? 11 : 6}" fill="${marked.includes(index) ? accent : brand}"/>`,
        )
        .join('')
    )
  },
}

const frame = (scene, at, progress) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${drawn[scene.picture.kind](scene.picture, at)}<rect y="${height - 6}" width="${width * progress}" height="6" fill="${accent}"/></svg>`

/** A tone that fades at the beginning of each scene. */
const toneOf = (scenes) => {
  const notes = [392, 440, 523.25, 587.33]
  let start = 0
  const parts = scenes.map(({ seconds }, index) => {
    const from = start
    start += seconds
    return `if(between(t,${from},${from + 2}),0.12*sin(2*PI*${notes[index % notes.length]}*t)*exp(-3*(t-${from})),0)`
  })
  return `aevalsrc=${parts.join('+').replaceAll(',', '\\,')}:s=48000:d=${start}`
}

async function encode(film, file, codecs) {
  const ffmpeg = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${width}x${height}`,
      '-r',
      String(rate),
      '-i',
      '-',
      '-f',
      'lavfi',
      '-i',
      toneOf(film.scenes),
      '-pix_fmt',
      'yuv420p',
      '-shortest',
      ...codecs,
      file,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const total = film.scenes.reduce((sum, { seconds }) => sum + seconds, 0)
  let before = 0
  for (const scene of film.scenes) {
    for (let index = 0; index < scene.seconds * rate; index += 1) {
      const at = index / (scene.seconds * rate)
      const svg = frame(scene, at, (before + index / rate) / total)
      const pixels = await sharp(Buffer.from(svg)).flatten({ background: ground }).removeAlpha().raw().toBuffer()
      if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain')
    }
    before += scene.seconds
  }
  ffmpeg.stdin.end()
  const [code] = await once(ffmpeg, 'close')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`)
  const { size } = statSync(file)
  if (size > maxBytes) throw new Error(`${file} has ${size} bytes.`)
  process.stdout.write(`${file} · ${size} bytes\n`)
}

const time = (seconds) =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`
function captions({ scenes }, locale) {
  let start = 0
  const cues = scenes.map((scene) => {
    const from = start
    start += scene.seconds
    return `${time(from)} --> ${time(start)}\n${scene[locale]}\n`
  })
  return `WEBVTT\n\n${cues.join('\n')}`
}

mkdirSync(join(folder, 'media'), { recursive: true })
const assetsFile = join(folder, 'assets.json')
const assets = JSON.parse(readFileSync(assetsFile, 'utf8'))
for (const film of films) {
  const base = `media/${film.name}`
  await encode(film, join(folder, `${base}.webm`), [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '40',
    '-b:v',
    '0',
    '-row-mt',
    '1',
    '-c:a',
    'libopus',
    '-b:a',
    '32k',
  ])
  await encode(film, join(folder, `${base}.mp4`), [
    '-c:v',
    'libx264',
    '-crf',
    '28',
    '-preset',
    'slow',
    '-movflags',
    '+faststart',
    '-c:a',
    'aac',
    '-b:a',
    '48k',
  ])
  assets[film.name] = { kind: 'file', file: `${base}.webm`, type: 'video/webm' }
  assets[`${film.name}-mp4`] = { kind: 'file', file: `${base}.mp4`, type: 'video/mp4' }
  for (const locale of ['th', 'en']) {
    writeFileSync(join(folder, `${base}.${locale}.vtt`), captions(film, locale))
    assets[`${film.name}-${locale}`] = { kind: 'file', file: `${base}.${locale}.vtt`, type: 'text/vtt' }
  }
}
writeFileSync(assetsFile, `${JSON.stringify(assets, null, 2)}\n`)
