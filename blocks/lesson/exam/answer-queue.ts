import { createStore, del, get, set, type UseStore } from 'idb-keyval'
import type { Answer } from '@schemas/learning/entities/question'

/** What this device still has to send, or has sent last. */
export type Queued = { no: number; answers: Answer[]; flags: string[] }

let opened: UseStore | undefined
const store = () => (opened ??= createStore('sitewright-exams', 'answers'))

/** Without storage (a private window) answers last as long as the document. */
export const readQueue = (attempt: string): Promise<Queued | undefined> =>
  get<Queued>(attempt, store()).catch(() => undefined)
export const writeQueue = (attempt: string, queued: Queued): Promise<void> =>
  set(attempt, queued, store()).catch(() => {})
export const clearQueue = (attempt: string): Promise<void> => del(attempt, store()).catch(() => {})
