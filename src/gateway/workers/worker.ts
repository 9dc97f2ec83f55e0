import * as z from 'zod/mini'
import { type JobFile, serveJob } from './serve-job'

// As in the gateway itself: what a job says goes to its log.
z.config(z.locales.en())

/** Entry of a thread: every `<area>/<name>.job.ts` of the gateway is a job, loaded only where it is wanted. */
await serveJob(import.meta.glob<JobFile>(['../*/*.job.ts']))
