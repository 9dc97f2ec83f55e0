import { writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { emitArt, emitIcons, emitPicture, prepare, sheet } from './emit.mjs'

const [theme, mode, target, only] = process.argv.slice(2)
const THEMES = ['default', 'academy', 'market', 'cafe', 'hora', 'studio']
const root = new URL('../../../themes/', import.meta.url)

for (const name of theme ? [theme] : THEMES) {
  if (!existsSync(new URL(`scenes/${name}.mjs`, import.meta.url))) throw new Error(`No scenes for ${name}`)
  const { pictures, art, mark, files = [] } = await import(`./scenes/${name}.mjs`)
  if (mode === '--sheet') {
    const all = [
      ...pictures,
      ...art
        .flatMap((a) => [a, ...(a.dark ? [{ ...a, svg: a.dark, ground: '#15131a' }] : [])])
        .map((a) => ({ ground: '#f4f2ee', ...a })),
      { svg: mark.logo, ground: '#ffffff' },
      { svg: mark.favicon, ground: '#ffffff' },
      { svg: mark.tile },
    ]
    const shown = only ? all.filter((p) => new RegExp(only).test(p.name ?? 'mark')) : all
    await sheet(
      shown,
      target,
      shown.length <= 4 ? 700 : shown.length <= 9 ? 480 : 320,
      shown.length <= 4 ? 2 : shown.length <= 9 ? 3 : 5,
    )
    continue
  }
  const assets = new URL(`${name}/assets/`, root)
  await prepare(assets)
  const index = {}
  for (const picture of pictures) index[picture.name] = await emitPicture(assets, picture)
  for (const item of art) index[item.name] = await emitArt(assets, item)
  const size = { kind: 'svg', width: 64, height: 64 }
  index.logo = { ...size, file: 'logo.svg', ...(mark.logoDark ? { dark: 'logo-dark.svg' } : {}), alt: mark.alt }
  for (const { name: file, ...rest } of files) index[file] = { kind: 'file', ...rest }
  await emitIcons(assets, mark)
  await writeFile(new URL('assets.json', assets), `${JSON.stringify(index, null, 2)}\n`)
  process.stdout.write(`${name}: ${Object.keys(index).length} assets\n`)
}
