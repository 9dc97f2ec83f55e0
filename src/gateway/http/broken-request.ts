import type { Socket } from 'node:net'
import type { Settings } from '../settings'
import { codeOfStatus, errorBody } from './error-body'
import { commonHeaders } from './security-headers'

const messages: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

/**
 * Answers malformed or unfinished requests: no hook sees them, yet the response gets the same strict headers. Then the
 * connection closes.
 */
export function answerBroken(settings: Settings): (error: Error & { code?: string }, socket: Socket) => void {
  const secure = settings.env === 'production' && settings.gatewayOrigin.startsWith('https:')
  const headers = Object.entries({
    ...commonHeaders(secure),
    'content-type': 'application/json; charset=utf-8',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return ({ code }, socket) => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
    const body = JSON.stringify(errorBody(codeOfStatus(status), messages[status] ?? ''))
    socket.end(
      `HTTP/1.1 ${status} ${messages[status] ?? ''}\r\n${headers.join('')}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
  }
}
