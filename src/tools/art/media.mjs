import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { draw } from './canvas.mjs'
import { slide } from './slides.mjs'

const run = promisify(execFile)
const media = fileURLToPath(new URL('../../../themes/default/assets/media/', import.meta.url))
// Four tones of a rising chord, one for each slide, faded so that no click is heard.
const NOTES = [261.63, 329.63, 392, 523.25]
const tones = NOTES.map(
  (hz, i) => `sine=frequency=${hz}:duration=2,volume=0.35,afade=t=in:d=0.05,afade=t=out:st=0.5:d=1.5[n${i}]`,
).join(';')
const join4 = `${tones};${NOTES.map((_, i) => `[n${i}]`).join('')}concat=n=4:v=0:a=1[a]`

const CAPTIONS = {
  th: ['เริ่มจากหน้าว่าง', 'วางแถบหัวเรื่องก่อน', 'เพิ่มบล็อกในคอลัมน์ซ้าย', 'เติมคอลัมน์ขวา แล้วเผยแพร่'],
  en: [
    'Start with an empty page.',
    'Place the header first.',
    'Add a block to the left column.',
    'Fill the right column, then publish.',
  ],
}
const stamp = (s) => `00:00:0${s}.000`
const vtt = (lines) =>
  `WEBVTT\n\n${lines.map((line, i) => `${i + 1}\n${stamp(i * 2)} --> ${stamp(i * 2 + 2)}\n${line}\n`).join('\n')}`

await mkdir(media, { recursive: true })
const work = await mkdtemp(join(tmpdir(), 'sample-'))
for (let i = 0; i < 4; i++)
  await sharp(Buffer.from(await draw(640, 360, slide(i))))
    .png()
    .toFile(join(work, `${i}.png`))
const inputs = NOTES.flatMap((_, i) => [
  '-loop',
  '1',
  '-t',
  i === 3 ? '2' : '2.4',
  '-framerate',
  '24',
  '-i',
  join(work, `${i}.png`),
])
const fades =
  '[0][1]xfade=fade:duration=0.4:offset=2[x];[x][2]xfade=fade:duration=0.4:offset=4[y];[y][3]xfade=fade:duration=0.4:offset=6,format=yuv420p[v]'
const quiet = ['-y', '-loglevel', 'error', '-fflags', '+bitexact']
const plain = ['-map_metadata', '-1', '-flags:v', '+bitexact', '-flags:a', '+bitexact']
await run('ffmpeg', [
  ...quiet,
  ...inputs,
  '-filter_complex',
  `${fades};${join4}`,
  '-map',
  '[v]',
  '-map',
  '[a]',
  '-c:v',
  'libvpx-vp9',
  '-crf',
  '36',
  '-b:v',
  '0',
  '-row-mt',
  '0',
  '-threads',
  '1',
  '-c:a',
  'libopus',
  '-b:a',
  '48k',
  '-t',
  '8',
  ...plain,
  join(media, 'sample.webm'),
])
// Safari before 17.4 has no WebM with Opus, hence the second file.
await run('ffmpeg', [
  ...quiet,
  ...inputs,
  '-filter_complex',
  `${fades};${join4}`,
  '-map',
  '[v]',
  '-map',
  '[a]',
  '-c:v',
  'libx264',
  '-crf',
  '27',
  '-preset',
  'slow',
  '-threads',
  '1',
  '-c:a',
  'aac',
  '-b:a',
  '64k',
  '-movflags',
  '+faststart',
  '-t',
  '8',
  ...plain,
  join(media, 'sample.mp4'),
])
await run('ffmpeg', [
  ...quiet,
  '-f',
  'lavfi',
  '-i',
  'anullsrc=d=0.1',
  '-filter_complex',
  join4,
  '-map',
  '[a]',
  '-c:a',
  'libmp3lame',
  '-b:a',
  '64k',
  ...plain,
  join(media, 'sample.mp3'),
])
for (const [language, lines] of Object.entries(CAPTIONS))
  await writeFile(join(media, `sample.${language}.vtt`), vtt(lines))
await rm(work, { recursive: true, force: true })
