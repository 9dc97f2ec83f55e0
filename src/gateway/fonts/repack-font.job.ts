import { createHash } from 'node:crypto'
import type { JobResult } from '../workers/job'
import { JobRefused } from '../workers/job-refused'
import { FontRefused } from './font-tables'
import { packWoff2 } from './pack-woff2'
import { type FontFacts, readFont } from './read-font'

/** Reads a font to its tables and packs these alone. A hostile table of letters takes seconds to read. */
export async function run(
  file: Uint8Array,
): Promise<JobResult<{ facts: FontFacts; bytes: Uint8Array; checksum: string }>> {
  try {
    const { facts, tables } = await readFont(Buffer.from(file.buffer, file.byteOffset, file.byteLength))
    const bytes = await packWoff2(tables)
    return { output: { facts, bytes, checksum: createHash('sha256').update(bytes).digest('hex') } }
  } catch (error) {
    throw error instanceof FontRefused ? new JobRefused(error.reason) : error
  }
}
