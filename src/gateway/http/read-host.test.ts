import { describe, expect, it } from 'vitest'
import { readHost } from './read-host'

describe('Host header', () => {
  it.each([
    ['academy.localhost', 'academy.localhost', ''],
    ['Academy.LOCALHOST:5001', 'academy.localhost', '5001'],
    ['academy.localhost.:5001', 'academy.localhost', '5001'],
    ['[::1]:5001', '[::1]', '5001'],
    ['[::1]', '[::1]', ''],
    ['127.0.0.1:080', '127.0.0.1', '80'],
    ['xn--12c1fe0br.example', 'xn--12c1fe0br.example', ''],
  ])('reads %s as %s', (header, hostname, port) => {
    expect(readHost(header)).toEqual({ hostname, port })
  })

  it.each([
    '',
    ':5001',
    'a b',
    'a/b',
    'a\\b',
    'user@host',
    'a..b',
    '.a',
    'a:port',
    'a:99999',
    'a:1:2',
    '::1',
    '[::1',
    'a,b',
    `a${'.a'.repeat(200)}`,
    '<script>',
  ])('refuses %j', (header) => {
    expect(readHost(header)).toBeUndefined()
  })
})
