import type { Services } from '../services'
import type { run, Typesetting } from './typeset.job'

/** A page takes some milliseconds; a thread of its own begins in a quarter of a second. */
const limits = { maxMemoryMb: 128, maxMs: 30_000 }

/** Makes a PDF in a worker thread. `owner` is the site that waits. Throws JobRefused and WorkFailed as other jobs do. */
export const typesetPdf = (
  { workers }: Pick<Services, 'workers'>,
  work: Typesetting,
  options: { owner: string; signal?: AbortSignal },
): Promise<Uint8Array> => workers.run<typeof run>('pdf/typeset', work, { ...limits, ...options })
