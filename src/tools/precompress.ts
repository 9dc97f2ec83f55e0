import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const worthwhile = /\.(?:js|css|svg|json|vtt|wasm)$/

/** Writes `.br` and `.gz` next to every text file that browsers load, at the best quality: made once, sent often. */
export function precompress(): Plugin {
  return {
    name: 'sitewright-precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client' || environment.name === 'editor',
    async writeBundle({ dir = '' }, bundle) {
      await Promise.all(
        Object.keys(bundle)
          .filter((name) => worthwhile.test(name) && name.startsWith('assets/'))
          .map(async (name) => {
            const file = join(dir, name)
            const bytes = await readFile(file)
            await Promise.all([
              writeFile(
                `${file}.br`,
                await brotli(bytes, {
                  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
                }),
              ),
              writeFile(`${file}.gz`, await zip(bytes, { level: 9 })),
            ])
          }),
      )
    },
  }
}
