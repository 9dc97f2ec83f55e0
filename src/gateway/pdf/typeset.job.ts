import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { JobResult } from '../workers/job'

export type Typesetting = {
  /** Typst markup of the gateway's own build. It reads its data by `json(bytes(sys.inputs.data))`. */
  template: string
  /** Shown as text, never read as markup. */
  data: unknown
}

/** Whole TTF files: Typst reads no WOFF2. */
const fontFolders = () => {
  const folder = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/ibm-plex-sans-thai/package.json'))
  return ['400Regular', '600SemiBold'].map((weight) => join(folder, weight))
}

/** Returns the bytes of a PDF. Throws when the template does not compile. */
export async function run({ template, data }: Typesetting): Promise<JobResult<Uint8Array>> {
  // An empty workspace: a template reads no file.
  const workspace = await mkdtemp(join(tmpdir(), 'typeset-'))
  try {
    const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: fontFolders() }] })
    const bytes = new Uint8Array(compiler.pdf({ mainFileContent: template, inputs: { data: JSON.stringify(data) } }))
    return { output: bytes, transfer: [bytes.buffer] }
  } finally {
    await rm(workspace, { recursive: true, force: true })
  }
}
