import type { Locale } from '@schemas/layout/locale'
import { JobRefused } from '../workers/job-refused'
import { WorkFailed } from '../workers/work-failed'
import { busyError } from '../workers/busy-error'
import { isTransferProblem, transferError } from './messages'

/** What a job has refused a file for, or could not do with it, in the caller's language; anything else as it is. */
export function workRefused(error: unknown, locale: Locale): unknown {
  if (error instanceof JobRefused && isTransferProblem(error.code))
    return transferError(error.code, locale, error.values)
  if (!(error instanceof WorkFailed)) return error
  if (error.reason === 'memory') return transferError('unfolds', locale)
  if (error.reason === 'time') return transferError('slow', locale)
  return error.reason === 'ended' ? error : busyError(locale)
}
