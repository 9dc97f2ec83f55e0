import type { Transferable } from 'node:worker_threads'

/** What a job gives back. Buffers in `transfer` are handed over instead of copied. */
export type JobResult<O> = { output: O; transfer?: readonly Transferable[] }
/**
 * Work for a thread of its own. Input and output are what `postMessage` can carry. Throws JobRefused for input that it
 * does not accept.
 */
export type Job<I = never, O = unknown> = (input: I) => Promise<JobResult<O>> | JobResult<O>

/** What a thread is started with, and the one message that it answers with. */
export type JobRequest = { name: string; input: unknown }
export type JobReply =
  | { output: unknown }
  | { refused: { code: string; values: Record<string, string> } }
  | { failed: Error }
