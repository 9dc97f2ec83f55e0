import type { Locale } from '@schemas/layout/locale'
import { CallError } from '../errors/call-error'
import { isFull } from './is-full'
import { type ObjectStore, UploadRefused } from './object-store'
import { noBucket } from './s3-answers'

const messages = {
  noStore: {
    code: 'storage_unavailable',
    en: 'S3 configuration is not available.',
    th: 'S3 configuration is not available.',
  },
  storeBusy: {
    code: 'storage_unavailable',
    en: 'Storage is busy right now. Please try again in a moment.',
    th: 'ระบบจัดเก็บไฟล์กำลังทำงานหนัก กรุณาลองใหม่อีกครั้งในอีกสักครู่',
  },
  storeFull: {
    code: 'storage_full',
    en: 'Storage is full. Nothing was lost. Please tell the site’s administrator and try again later.',
    th: 'พื้นที่จัดเก็บเต็ม ไม่มีข้อมูลสูญหาย กรุณาแจ้งผู้ดูแลเว็บไซต์แล้วลองใหม่ภายหลัง',
  },
} as const

/** The error of a store that is full, busy or unavailable, in the caller's language. */
export const storeError = (problem: keyof typeof messages, locale: Locale): CallError =>
  new CallError(messages[problem].code, messages[problem][locale])

type Failed = { code?: string; name?: string; $metadata?: { httpStatusCode?: number } }

/** Nothing answers, until an administrator acts. */
const away = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', noBucket])
/** It is slow or throttles: the same request may succeed a moment later. */
const busy = new Set([
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'TimeoutError',
  'RequestTimeout',
  'SlowDown',
  'Throttling',
  'ThrottlingException',
  'TooManyRequestsException',
])

/**
 * A store's failure as the caller's error: full, busy, or unavailable. Undefined for anything else, which is only
 * logged.
 */
export function storeProblem(error: unknown, locale: Locale): CallError | undefined {
  if (error instanceof CallError || error instanceof UploadRefused) return undefined
  if (isFull(error)) return storeError('storeFull', locale)
  const { code = '', name = '', $metadata } = (error ?? {}) as Failed
  const status = $metadata?.httpStatusCode
  if (away.has(code) || away.has(name) || status === 403) return storeError('noStore', locale)
  if (busy.has(code) || busy.has(name) || status === 429 || (status !== undefined && status >= 500))
    return storeError('storeBusy', locale)
  return undefined
}

/** Runs work of the store; a full or unavailable store becomes a CallError. */
export async function askStore<T>(work: Promise<T>, locale: Locale): Promise<T> {
  return work.catch((error: unknown) => {
    throw storeProblem(error, locale) ?? error
  })
}

/** A store that just answered is not checked again for this long (ms). */
const readyMs = 10_000
const readyUntil = new WeakMap<ObjectStore, number>()

/** Throws CallError when the store would not answer a browser that is sent to it. */
export async function askReady(store: ObjectStore, locale: Locale): Promise<void> {
  if ((readyUntil.get(store) ?? 0) > Date.now()) return
  await askStore(store.ready(), locale)
  readyUntil.set(store, Date.now() + readyMs)
}
