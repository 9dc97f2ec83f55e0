import type { ErrorAnswer } from '@schemas/error-answer'
import { type ErrorCode, errorCodes } from '@schemas/error-codes'

type More = Pick<ErrorAnswer['error'], 'fields' | 'details' | 'requestId'>

/** The JSON body of a refused request. The code decides the status in it. */
export function errorBody(code: ErrorCode, message: string, { fields, details, requestId }: More = {}): ErrorAnswer {
  return {
    error: {
      status: errorCodes[code],
      code,
      message,
      ...(fields ? { fields } : {}),
      ...(details === undefined ? {} : { details }),
      ...(requestId === undefined ? {} : { requestId }),
    },
  }
}

const codes: Readonly<Record<number, ErrorCode>> = {
  404: 'not_found',
  408: 'request_timeout',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
  431: 'headers_too_large',
  500: 'internal_error',
  503: 'unavailable',
}

/** For errors of the framework, which name a status only. */
export const codeOfStatus = (status: number): ErrorCode => codes[status] ?? 'invalid_request'
