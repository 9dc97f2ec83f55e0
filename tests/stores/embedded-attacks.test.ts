import { createHash, randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { crc32 } from 'node:zlib'
import { type Embedded, openEmbedded } from './embedded-store'
import { hmac, plainRequest, sha256, signedRequest } from './signed-request'

let embedded: Embedded
beforeAll(async () => {
  embedded = await openEmbedded()
})
afterAll(() => embedded.close())

const ask = (wanted: Parameters<typeof signedRequest>[1]) => signedRequest(embedded.settings, wanted)
const put = (path: string, body: Buffer | string = 'x', headers: Record<string, string> = {}) =>
  ask({ method: 'PUT', path, body, headers })

describe('object names', () => {
  it('never lead out of the store, however they are written', async () => {
    for (const path of [
      '/../../x',
      '/..%2f..%2fx2',
      '/%2e%2e/%2e%2e/x3',
      '//etc/passwd',
      '/a/./b',
      '/a\\..\\b',
      '/.',
      '/con',
      '/C%3A%5Cx',
    ]) {
      expect([path, (await put(encodeSlashes(path))).status]).toEqual([path, 200])
    }
    expect(readdirSync(`${embedded.folder}/..`)).toEqual(['store'])
    expect(readdirSync(embedded.folder).toSorted()).toEqual(['files', 'incoming'])
    expect((await embedded.local.list('')).map((each) => each.key)).toContain('../../x')
  })

  it('are valid text without NUL, of at most 1024 bytes', async () => {
    expect((await put('/a%00b')).code).toBe('InvalidArgument')
    expect((await put(`/${'a'.repeat(1025)}`)).code).toBe('KeyTooLongError')
    expect((await put(`/${encodeURIComponent('ก'.repeat(342))}`)).code).toBe('KeyTooLongError')
    expect((await put(`/${encodeURIComponent('ก'.repeat(341))}`)).status).toBe(200)
    const { url, path } = raw('/%ff%fe')
    expect((await plainRequest(url, path)).status).toBeGreaterThanOrEqual(400)
  })

  it('are listed unchanged, including line ends and markup', async () => {
    const name = 'odd/\n\r\t<&>"\' %20+.txt'
    expect((await put(`/odd/${encodeURIComponent(name.slice(4)).replaceAll("'", '%27')}`)).status).toBe(200)
    expect((await embedded.local.list('odd/')).map((each) => each.key)).toEqual([name])
    const { text } = await ask({ query: { prefix: 'odd/', 'encoding-type': 'url' } })
    expect(decodeURIComponent(/<Key>(.*?)<\/Key>/.exec(text)?.[1]?.replace('&apos;', "'") ?? '')).toBe(name)
  })
})

describe('signatures', () => {
  it('are refused in the header and in the address at once', async () => {
    await put('/both')
    const address = new URL(
      await embedded.local.presignDownload('both', {
        seconds: 60,
        origin: embedded.origin,
        disposition: 'attachment',
        name: 'x',
      }),
    )
    const authorization =
      'AWS4-HMAC-SHA256 Credential=tests/20260101/local/s3/aws4_request, SignedHeaders=host, Signature=' +
      '0'.repeat(64)
    expect((await plainRequest(address, address.pathname + address.search, { headers: { authorization } })).code).toBe(
      'InvalidArgument',
    )
    expect((await plainRequest(address, address.pathname + address.search)).status).toBe(200)
  })

  it('cover every header that controls the store', async () => {
    await put('/theirs', 'theirs')
    for (const name of ['x-amz-copy-source', 'x-amz-tagging', 'x-amz-acl'])
      expect((await ask({ method: 'PUT', path: '/mine', unsigned: { [name]: '/files/theirs' } })).code).toBe(
        'AccessDenied',
      )
  })

  it('of an address ignore what the browser adds', async () => {
    const { address, headers } = await embedded.local.presignUpload('added', {
      type: 'image/svg+xml',
      size: 6,
      seconds: 60,
      origin: embedded.origin,
    })
    const answer = await fetch(address, {
      method: 'PUT',
      headers: {
        ...headers,
        'content-disposition': 'inline',
        'content-encoding': 'gzip',
        'cache-control': 'public, max-age=9',
      },
      body: '<svg/>',
    })
    expect([answer.status, (await embedded.local.meta('added'))?.headers]).toEqual([200, undefined])
  })

  it('never make anything public', async () => {
    expect((await put('/open', 'x', { 'x-amz-acl': 'public-read' })).code).toBe('AccessControlListNotSupported')
    expect((await ask({ method: 'PUT', path: '/both', query: { acl: '' } })).code).toBe('NotImplemented')
    for (const path of [
      '',
      '/',
      '/files',
      '/files/',
      '/files/both',
      '/files?uploads',
      '/files/both?tagging',
      '/files/both?acl',
    ]) {
      expect((await fetch(`${embedded.origin}/_store${path}`)).status).toBe(403)
    }
  })
})

describe('sent objects', () => {
  it('download an SVG, sandboxed, whatever the address requests', async () => {
    await put('/drawing', '<svg/>', { 'content-type': 'image/svg+xml', 'content-disposition': 'inline' })
    for (const query of [
      {},
      { 'response-content-disposition': 'inline' },
      { 'response-content-type': 'text/html', 'response-content-disposition': 'inline; filename="a.html"' },
    ]) {
      const { status, headers } = await ask({ path: '/drawing', query: query as Record<string, string> })
      expect([status, headers['content-disposition'], headers['x-content-type-options']]).toEqual([
        200,
        expect.stringMatching(/^attachment/),
        'nosniff',
      ])
      expect(headers['content-security-policy']).toContain('sandbox')
    }
    expect((await ask({ path: '/drawing', query: { 'response-cache-control': 'a\r\nx-evil: 1' } })).code).toBe(
      'InvalidArgument',
    )
  })

  it('may be read by pages of other origins, as far as a signature allows', async () => {
    const preflight = await fetch(`${embedded.origin}/_store/files/any`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://other.example',
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type',
      },
    })
    expect([
      preflight.status,
      preflight.headers.get('access-control-allow-origin'),
      preflight.headers.get('access-control-allow-headers'),
    ]).toEqual([204, '*', 'content-type'])
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT')
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull()
    expect((await put('/cors')).headers['access-control-expose-headers']).toContain('ETag')
  })
})

describe('bodies', () => {
  it('in XML are read by a parser without entities or other extensions', async () => {
    await put('/tags')
    const send = (body: string, query: Record<string, string> = { tagging: '' }) =>
      ask({
        method: query.delete === '' ? 'POST' : 'PUT',
        ...(query.delete === '' ? {} : { path: '/tags' }),
        query,
        body,
        headers: { 'content-md5': createHash('md5').update(body).digest('base64') },
      })
    const tag = (inner: string) => `<Tagging><TagSet><Tag><Key>${inner}</Key><Value>v</Value></Tag></TagSet></Tagging>`
    expect((await send(`<?xml version="1.0"?>\n${tag('a&amp;b&#x0E01;')}`)).status).toBe(200)
    expect((await embedded.local.meta('tags'))?.tags).toEqual({ 'a&bก': 'v' })
    for (const body of [
      '',
      'text',
      '<Tagging>',
      tag('a') + '<x/>',
      `<!DOCTYPE Tagging [<!ENTITY e SYSTEM "file:///etc/passwd">]>${tag('&e;')}`,
      tag('&e;'),
      tag('&#0;'),
      tag('<!-- c -->'),
      tag('<![CDATA[x]]>'),
      tag('a').replace('</Tag>', '</tag>'),
      '<Tagging>'.repeat(1000),
    ]) {
      expect([body.slice(0, 60), (await send(body)).code]).toEqual([body.slice(0, 60), 'MalformedXML'])
    }
    expect((await send(tag('x'.repeat(129)))).code).toBe('InvalidTag')
    expect((await send('<Delete></Delete>', { delete: '' })).code).toBe('MalformedXML')
    expect((await send(`<Delete>${'<Object><Key>a</Key></Object>'.repeat(1001)}</Delete>`, { delete: '' })).code).toBe(
      'MalformedXML',
    )
    expect((await send(`<Tagging>${'x'.repeat(40_000)}</Tagging>`)).code).toBe('MaxMessageLengthExceeded')
  })

  describe('chunked bodies', () => {
    const body = randomBytes(150_000)
    const pieces = [body.subarray(0, 65_536), body.subarray(65_536, 131_072), body.subarray(131_072), Buffer.alloc(0)]
    const sum = (bytes: Buffer) => {
      const four = Buffer.alloc(4)
      four.writeUInt32BE(crc32(bytes))
      return four.toString('base64')
    }
    type Seed = { signature: string; date: string; scope: string; secret: Buffer }
    const signedBody = (seed: Seed, trailer: string | undefined, change = (piece: Buffer) => piece) => {
      let last = seed.signature
      const next = (...lines: string[]) =>
        (last = hmac(seed.secret, [lines[0], seed.date, seed.scope, last, ...lines.slice(1)].join('\n')).toString(
          'hex',
        ))
      const chunks = pieces.map((piece) => {
        const signature = next('AWS4-HMAC-SHA256-PAYLOAD', sha256(''), sha256(piece))
        return Buffer.concat([
          Buffer.from(`${piece.length.toString(16)};chunk-signature=${signature}\r\n`),
          change(piece),
          Buffer.from(piece.length > 0 ? '\r\n' : ''),
        ])
      })
      if (trailer === undefined) return Buffer.concat([...chunks, Buffer.from('\r\n')])
      return Buffer.concat([
        ...chunks,
        Buffer.from(
          `${trailer}\r\nx-amz-trailer-signature:${next('AWS4-HMAC-SHA256-TRAILER', sha256(`${trailer}\n`))}\r\n\r\n`,
        ),
      ])
    }
    const send = (payload: string, sign: (seed: Seed) => Buffer, headers: Record<string, string> = {}) =>
      ask({
        method: 'PUT',
        path: '/chunked',
        payload,
        sign,
        headers: { 'content-encoding': 'aws-chunked', 'x-amz-decoded-content-length': String(body.length), ...headers },
      })
    const stored = async () => (await ask({ path: '/chunked' })).headers.etag
    const etag = `"${createHash('md5').update(body).digest('hex')}"`
    const turned = (piece: Buffer) => Buffer.from(piece.map((byte) => byte ^ 1))

    it('are joined when every signature is valid', async () => {
      expect((await send('STREAMING-AWS4-HMAC-SHA256-PAYLOAD', (seed) => signedBody(seed, undefined))).status).toBe(200)
      expect(await stored()).toBe(etag)
      expect((await embedded.local.meta('chunked'))?.headers).toBeUndefined()
    })

    it('are refused when one was changed, and the object stays', async () => {
      await put('/chunked', 'before')
      const before = await stored()
      expect(
        (await send('STREAMING-AWS4-HMAC-SHA256-PAYLOAD', (seed) => signedBody(seed, undefined, turned))).code,
      ).toBe('SignatureDoesNotMatch')
      expect(
        (
          await send('STREAMING-AWS4-HMAC-SHA256-PAYLOAD', (seed) =>
            signedBody({ ...seed, signature: '0'.repeat(64) }, undefined),
          )
        ).code,
      ).toBe('SignatureDoesNotMatch')
      expect((await send('STREAMING-AWS4-HMAC-SHA256-PAYLOAD', () => unsignedBody(pieces))).code).toBe(
        'SignatureDoesNotMatch',
      )
      expect(
        (await send('STREAMING-AWS4-HMAC-SHA256-PAYLOAD', (seed) => signedBody(seed, undefined).subarray(0, 100_000)))
          .code,
      ).toBe('IncompleteBody')
      expect(
        (
          await send('STREAMING-AWS4-HMAC-SHA256-PAYLOAD', (seed) => signedBody(seed, undefined), {
            'x-amz-decoded-content-length': '149999',
          })
        ).code,
      ).toBe('IncompleteBody')
      expect(
        (
          await send('STREAMING-AWS4-HMAC-SHA256-PAYLOAD', (seed) =>
            Buffer.concat([signedBody(seed, undefined), Buffer.from('more')]),
          )
        ).code,
      ).toBe('InvalidRequest')
      expect(await stored()).toBe(before)
    })

    it('have a trailing checksum, signed or not', async () => {
      const trailer = { 'x-amz-trailer': 'x-amz-checksum-crc32' }
      const [right, wrong] = [sum(body), sum(turned(body))].map((value) => `x-amz-checksum-crc32:${value}`)
      expect(
        (await send('STREAMING-AWS4-HMAC-SHA256-PAYLOAD-TRAILER', (seed) => signedBody(seed, right), trailer)).status,
      ).toBe(200)
      expect(
        (await send('STREAMING-UNSIGNED-PAYLOAD-TRAILER', () => unsignedBody(pieces, right), trailer)).headers[
          'x-amz-checksum-crc32'
        ],
      ).toBe(sum(body))
      expect((await send('STREAMING-UNSIGNED-PAYLOAD-TRAILER', () => unsignedBody(pieces, wrong), trailer)).code).toBe(
        'BadDigest',
      )
      expect((await send('STREAMING-UNSIGNED-PAYLOAD-TRAILER', () => unsignedBody(pieces), trailer)).code).toBe(
        'BadDigest',
      )
      expect(
        (
          await send(
            'STREAMING-AWS4-HMAC-SHA256-PAYLOAD-TRAILER',
            (seed) =>
              Buffer.from(
                signedBody(seed, right)
                  .toString('latin1')
                  .replace(/signature:[0-9a-f]{64}\r\n\r\n$/, `signature:${'0'.repeat(64)}\r\n\r\n`),
                'latin1',
              ),
            trailer,
          )
        ).code,
      ).toBe('SignatureDoesNotMatch')
      expect((await send('STREAMING-AWS4-ECDSA-P256-SHA256-PAYLOAD', () => unsignedBody(pieces))).code).toBe(
        'NotImplemented',
      )
    })
  })

  it('are given up when they almost stall', async () => {
    const hasty = await openEmbedded({ timeoutMs: 300 })
    try {
      const { address } = await hasty.local.presignUpload('slow', {
        type: 'text/plain',
        size: 1_000_000,
        seconds: 60,
        origin: hasty.origin,
      })
      const { pathname, search, port, host } = new URL(address)
      const socket = connect(Number(port), '127.0.0.1')
      const closed = new Promise((resolve) => socket.once('close', resolve))
      socket.on('error', () => {}).resume()
      socket.write(
        `PUT ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: text/plain\r\ncontent-length: 1000000\r\n\r\n`,
      )
      const drip = setInterval(() => socket.write('x'), 50)
      await closed
      clearInterval(drip)
      expect(await hasty.local.head('slow')).toBeUndefined()
      await expect.poll(() => readdirSync(`${hasty.folder}/incoming`).length).toBe(0)
    } finally {
      await hasty.close()
    }
  })
})

/** A path as the signature needs it, with its dots and slashes unchanged. */
const encodeSlashes = (path: string) => path.replaceAll('\\', '%5C').replaceAll('%2f', '%2F').replaceAll('%2e', '.')

function raw(path: string): { url: URL; path: string } {
  return { url: new URL(embedded.origin), path: `/_store/files${path}` }
}

function unsignedBody(pieces: readonly Buffer[], trailer = ''): Buffer {
  const chunks = pieces.map((piece) =>
    Buffer.concat([
      Buffer.from(`${piece.length.toString(16)}\r\n`),
      piece,
      Buffer.from(piece.length > 0 ? '\r\n' : ''),
    ]),
  )
  return Buffer.concat([...chunks, Buffer.from(trailer ? `${trailer}\r\n\r\n` : '\r\n')])
}
