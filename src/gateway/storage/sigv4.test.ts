import { describe, expect, it } from 'vitest'
import { presign, type SignedRequest, type SigningKey, verifyRequest } from './sigv4'

const key: SigningKey = {
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const noon = Date.parse('2013-05-24T00:00:00Z')

// The examples of "Authenticating Requests (AWS Signature Version 4)" in Amazon's S3 reference.
const getObject: SignedRequest = {
  method: 'GET',
  path: '/test.txt',
  query: '',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': empty,
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
}
const listWithQuery: SignedRequest = {
  method: 'GET',
  path: '/',
  query: 'max-keys=2&prefix=J',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    'x-amz-content-sha256': empty,
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;x-amz-content-sha256;x-amz-date,Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
}
const presigned: SignedRequest = {
  method: 'GET',
  path: '/test.txt',
  query:
    'X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  headers: { host: 'examplebucket.s3.amazonaws.com' },
}

const codeOf = (request: SignedRequest, at = noon, by = key) => {
  const verdict = verifyRequest(request, by, at)
  return verdict.ok ? 'ok' : verdict.code
}
const withHeader = (request: SignedRequest, headers: Record<string, string>): SignedRequest => ({
  ...request,
  headers: { ...request.headers, ...headers },
})

describe('published AWS examples', () => {
  it.each([
    ['GET with a signed header', getObject],
    ['a query', listWithQuery],
    ['a signed address', presigned],
  ])('verifies %s', (_title, request) => expect(codeOf(request)).toBe('ok'))

  it('refuses a wrong secret', () => {
    for (const request of [getObject, listWithQuery, presigned])
      expect(codeOf(request, noon, { ...key, secretKey: 'another' })).toBe('SignatureDoesNotMatch')
  })
})

describe('refused signatures', () => {
  it.each([
    ['another path', { ...getObject, path: '/test2.txt' }, 'SignatureDoesNotMatch'],
    ['another method', { ...getObject, method: 'DELETE' }, 'SignatureDoesNotMatch'],
    ['another query', { ...listWithQuery, query: 'max-keys=3&prefix=J' }, 'SignatureDoesNotMatch'],
    ['a query added', { ...presigned, query: `${presigned.query}&tagging=` }, 'SignatureDoesNotMatch'],
    ['another host', withHeader(presigned, { host: 'other.s3.amazonaws.com' }), 'SignatureDoesNotMatch'],
    ['a signed header changed', withHeader(getObject, { range: 'bytes=0-99' }), 'SignatureDoesNotMatch'],
    [
      'a steering header that is not signed',
      withHeader(getObject, { 'x-amz-copy-source': '/other/secret' }),
      'AccessDenied',
    ],
    ['no signature at all', { ...getObject, headers: { host: 'examplebucket.s3.amazonaws.com' } }, 'AccessDenied'],
    [
      'half a header',
      withHeader(getObject, { authorization: 'AWS4-HMAC-SHA256 Credential=x' }),
      'AuthorizationHeaderMalformed',
    ],
    [
      'another region',
      withHeader(getObject, {
        authorization: (getObject.headers.authorization ?? '').replace('us-east-1', 'eu-west-1'),
      }),
      'AuthorizationHeaderMalformed',
    ],
    [
      'a name that stands twice',
      { ...presigned, query: `${presigned.query}&X-Amz-Expires=604800` },
      'AuthorizationQueryParametersError',
    ],
    [
      'a life of more than a week',
      { ...presigned, query: presigned.query.replace('86400', '604801') },
      'AuthorizationQueryParametersError',
    ],
    ['an address that cannot be read', { ...presigned, path: '/%zz' }, 'InvalidURI'],
  ])('refuses %s', (_title, request, code) => expect(codeOf(request)).toBe(code))

  it('refuses a header more than a quarter of an hour off', () => {
    expect(codeOf(getObject, noon + 16 * 60_000)).toBe('RequestTimeTooSkewed')
    expect(codeOf(getObject, noon - 16 * 60_000)).toBe('RequestTimeTooSkewed')
  })

  it('refuses an expired address, and one from the future', () => {
    expect(codeOf(presigned, noon + 86_400_000)).toBe('ok')
    expect(codeOf(presigned, noon + 86_401_000)).toBe('AccessDenied')
    expect(codeOf(presigned, noon - 16 * 60_000)).toBe('AccessDenied')
  })

  it('refuses an unknown access key', () =>
    expect(codeOf(getObject, noon, { ...key, accessKey: 'AKIDSOMEONEELSE' })).toBe('InvalidAccessKeyId'))
})

describe('presigned addresses', () => {
  const address = presign(
    {
      method: 'PUT',
      origin: 'http://alpha.localhost:5001',
      path: '/_store/files/a b/ก!.jpg',
      headers: { 'content-type': 'image/jpeg', 'content-length': '5' },
      seconds: 60,
    },
    key,
    noon,
  )
  const { pathname, search } = new URL(address)
  const request: SignedRequest = {
    method: 'PUT',
    path: pathname,
    query: search.slice(1),
    headers: { host: 'alpha.localhost:5001', 'content-type': 'image/jpeg', 'content-length': '5' },
  }

  it('accepts what it was made for', () => expect(codeOf(request)).toBe('ok'))
  it.each([
    ['another site', withHeader(request, { host: 'beta.localhost:5001' })],
    ['another size', withHeader(request, { 'content-length': '6' })],
    ['another type', withHeader(request, { 'content-type': 'text/html' })],
    ['reading', { ...request, method: 'GET' }],
  ])('refuses it for %s', (_title, other) => expect(codeOf(other)).toBe('SignatureDoesNotMatch'))
})
