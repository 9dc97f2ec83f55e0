import { describe, expect, it } from 'vitest'
import { errorAnswer } from '@schemas/error-answer'
import { type ErrorCode, errorCodes } from '@schemas/error-codes'
import { CallError } from '../errors/call-error'
import { codeOfStatus, errorBody } from './error-body'

const codes = Object.entries(errorCodes) as [ErrorCode, number][]

describe('an error code', () => {
  it.each(codes)('%s decides the status %i', (code, status) => {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(new CallError(code, 'No.').status).toBe(status)
    expect(errorAnswer.parse(errorBody(code, 'No.'))).toEqual({ error: { status, code, message: 'No.' } })
  })

  it('names each status that the framework answers', () => {
    const statuses = [400, 404, 408, 413, 415, 429, 431, 500, 503]
    expect(statuses.map((status) => errorCodes[codeOfStatus(status)])).toEqual(statuses)
  })
})
