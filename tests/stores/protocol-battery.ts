import { createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import * as sdk from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StorageSettings } from '@gateway/settings'
import { leastPartBytes } from '@gateway/storage/object-store'
import { plainRequest, signedRequest } from './signed-request'

/** Optional features of the protocol that a store may lack; each has been seen refused or ignored somewhere. */
export type Lack = 'checksums' | 'conditional puts' | 'tags'

/** The protocol itself, with the AWS client and with hand-made requests. */
export function protocolBattery(title: string, settings: () => StorageSettings, lacks: readonly Lack[] = []): void {
  const has = (what: Lack) => !lacks.includes(what)
  describe(title, () => {
    const bytes = randomBytes(100_000)
    const tag = `"${createHash('md5').update(bytes).digest('hex')}"`
    let client: sdk.S3Client
    const clientBy = (credentials: { accessKeyId: string; secretAccessKey: string }) => {
      const { endpoint, region } = settings()
      // The client's default checksums, where the store supports them.
      const made = new sdk.S3Client({
        endpoint,
        region,
        credentials,
        forcePathStyle: true,
        maxAttempts: 1,
        ...(has('checksums')
          ? {}
          : { requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' }),
      })
      // Older stores require the MD5 of a list of keys; newer clients send newer checksums instead.
      made.middlewareStack.add(
        (next) => (args) => {
          const { body, query, headers } = args.request as {
            body?: unknown
            query: Record<string, unknown>
            headers: Record<string, string>
          }
          if ('delete' in query && typeof body === 'string')
            headers['content-md5'] = createHash('md5').update(body).digest('base64')
          return next(args)
        },
        { step: 'build', name: 'withMd5' },
      )
      return made
    }
    const at = (Key: string) => ({ Bucket: settings().bucket, Key })
    const put = (Key: string, params: Partial<sdk.PutObjectCommandInput> = {}) =>
      client.send(new sdk.PutObjectCommand({ ...at(Key), Body: bytes, ...params }))
    const readAll = async (Key: string, params: Partial<sdk.GetObjectCommandInput> = {}) =>
      buffer((await client.send(new sdk.GetObjectCommand({ ...at(Key), ...params }))).Body as Readable)
    const ask = (wanted: Parameters<typeof signedRequest>[1]) => signedRequest(settings(), wanted)
    const failure = (work: Promise<unknown>) =>
      work.then(
        () => 'nothing',
        (error: Error & { $metadata?: { httpStatusCode?: number } }) => error.$metadata?.httpStatusCode ?? error,
      )
    const name = (work: Promise<unknown>) =>
      work.then(
        () => 'nothing',
        (error: Error) => error.name,
      )

    beforeAll(() => {
      client = clientBy({ accessKeyId: settings().accessKey, secretAccessKey: settings().secretKey })
    })
    afterAll(() => client.destroy())

    it('names its bucket and knows no other', async () => {
      const { bucket } = settings()
      await client.send(new sdk.HeadBucketCommand({ Bucket: bucket }))
      await client.send(new sdk.GetBucketLocationCommand({ Bucket: bucket }))
      const { Buckets = [] } = await client.send(new sdk.ListBucketsCommand({}))
      expect(Buckets.map((each) => each.Name)).toContain(bucket)
      expect(await name(client.send(new sdk.GetObjectCommand({ Bucket: 'no-such-bucket', Key: 'x' })))).toBe(
        'NoSuchBucket',
      )
    })

    it('stores an object’s metadata', async () => {
      await put('kept', {
        ContentType: 'image/png',
        CacheControl: 'max-age=60',
        ContentLanguage: 'th',
        Metadata: { owner: 'alpha' },
      })
      const head = await client.send(new sdk.HeadObjectCommand(at('kept')))
      expect(head).toMatchObject({
        ContentType: 'image/png',
        CacheControl: 'max-age=60',
        ContentLanguage: 'th',
        ContentLength: bytes.length,
        ETag: tag,
        Metadata: { owner: 'alpha' },
      })
      expect((await readAll('kept')).equals(bytes)).toBe(true)
      expect(await name(client.send(new sdk.GetObjectCommand(at('no/such'))))).toBe('NoSuchKey')
    })

    it('sends ranges of an object', async () => {
      await put('ranged')
      const part = async (range: string) => {
        const { status, headers } = await ask({ path: '/ranged', headers: { range } })
        return [status, headers['content-range'], headers['content-length']]
      }
      expect(await part('bytes=10-19')).toEqual([206, 'bytes 10-19/100000', '10'])
      expect(await part('bytes=99990-')).toEqual([206, 'bytes 99990-99999/100000', '10'])
      expect(await part('bytes=-7')).toEqual([206, 'bytes 99993-99999/100000', '7'])
      expect((await part('bytes=100000-'))[0]).toBe(416)
      expect((await part('lines=1-2'))[0]).toBe(200)
    })

    it('reads under conditions', async () => {
      await put('conditions')
      const read = (params: Partial<sdk.GetObjectCommandInput>) => failure(readAll('conditions', params))
      const [before, after] = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000)]
      expect(await read({ IfMatch: tag })).toBe('nothing')
      expect(await read({ IfMatch: '"another"' })).toBe(412)
      expect(await read({ IfNoneMatch: tag })).toBe(304)
      expect(await read({ IfNoneMatch: '"another"' })).toBe('nothing')
      expect(await read({ IfModifiedSince: before })).toBe('nothing')
      expect(await read({ IfUnmodifiedSince: before })).toBe(412)
      expect(await read({ IfUnmodifiedSince: after })).toBe('nothing')
    })

    if (has('conditional puts')) {
      it('writes under conditions', async () => {
        await put('once', { IfNoneMatch: '*' })
        expect(await failure(put('once', { IfNoneMatch: '*', Body: 'another' }))).toBe(412)
        expect((await readAll('once')).equals(bytes)).toBe(true)
        expect(await failure(put('once', { IfMatch: '"another"' }))).toBe(412)
        expect(await failure(put('never', { IfMatch: tag }))).toBe(404)
        expect(await failure(put('once', { IfMatch: tag, Body: 'newer' }))).toBe('nothing')
        expect((await readAll('once')).toString()).toBe('newer')
      })

      it('lets exactly one of many concurrent writers create a key', async () => {
        const answers = await Promise.all(
          Array.from({ length: 8 }, (_, each) => failure(put('race', { IfNoneMatch: '*', Body: `writer ${each}` }))),
        )
        expect([
          answers.filter((each) => each === 'nothing').length,
          answers.filter((each) => each === 412).length,
        ]).toEqual([1, 7])
      })
    }

    it('copies with the source’s metadata, or with other metadata', async () => {
      await put('source ก', { ContentType: 'image/png', Metadata: { owner: 'alpha' } })
      const CopySource = `${settings().bucket}/${encodeURIComponent('source ก')}`
      const copy = (Key: string, params: Partial<sdk.CopyObjectCommandInput> = {}) =>
        client.send(new sdk.CopyObjectCommand({ ...at(Key), CopySource, ...params }))
      expect((await copy('copy')).CopyObjectResult?.ETag).toBe(tag)
      expect(await client.send(new sdk.HeadObjectCommand(at('copy')))).toMatchObject({
        ContentType: 'image/png',
        Metadata: { owner: 'alpha' },
      })
      await copy('changed', { MetadataDirective: 'REPLACE', ContentType: 'text/plain', Metadata: { owner: 'beta' } })
      expect(await client.send(new sdk.HeadObjectCommand(at('changed')))).toMatchObject({
        ContentType: 'text/plain',
        Metadata: { owner: 'beta' },
      })
      expect(await failure(copy('conditional', { CopySourceIfMatch: '"another"' }))).toBe(412)
      expect(await failure(copy('nothing', { CopySource: `${settings().bucket}/no/such` }))).toBe(404)
    })

    it('lists by folder and page by page, in both versions', async () => {
      const Bucket = settings().bucket
      for (const key of ['list/b', 'list/a/1', 'list/a/2', 'list/c ก&<.txt', 'list/d/1']) await put(key, { Body: key })
      const byFolder = await client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix: 'list/', Delimiter: '/' }))
      expect([
        byFolder.CommonPrefixes?.map((each) => each.Prefix),
        byFolder.Contents?.map((each) => each.Key),
        byFolder.IsTruncated,
      ]).toEqual([['list/a/', 'list/d/'], ['list/b', 'list/c ก&<.txt'], false])
      const pieces: (string | undefined)[] = []
      for (let token: string | undefined; ;) {
        const page: sdk.ListObjectsV2CommandOutput = await client.send(
          new sdk.ListObjectsV2Command({
            Bucket,
            Prefix: 'list/',
            Delimiter: '/',
            MaxKeys: 1,
            ...(token ? { ContinuationToken: token } : {}),
          }),
        )
        pieces.push(
          ...(page.CommonPrefixes ?? []).map((each) => each.Prefix),
          ...(page.Contents ?? []).map((each) => each.Key),
        )
        token = page.NextContinuationToken
        if (!token) break
      }
      expect(pieces).toEqual(['list/a/', 'list/b', 'list/c ก&<.txt', 'list/d/'])
      expect(
        (
          await client.send(
            new sdk.ListObjectsV2Command({ Bucket, Prefix: 'list/', StartAfter: 'list/a/1', MaxKeys: 2 }),
          )
        ).Contents?.map((each) => each.Key),
      ).toEqual(['list/a/2', 'list/b'])
      const first = await client.send(
        new sdk.ListObjectsCommand({ Bucket, Prefix: 'list/', Marker: 'list/a/2', MaxKeys: 1 }),
      )
      expect([first.Contents?.[0]?.Key, first.Contents?.[0]?.Size, first.IsTruncated]).toEqual(['list/b', 6, true])
      const encoded = await ask({ query: { prefix: 'list/c', 'encoding-type': 'url' } })
      expect(encoded.text).toMatch(/<Key>list\/c(?:%20|\+)%E0%B8%81%26%3C.txt<\/Key>/)
    })

    it('removes one and many', async () => {
      for (const key of ['gone/1', 'gone/2 &<ก>']) await put(key, { Body: key })
      const { Deleted = [], Errors = [] } = await client.send(
        new sdk.DeleteObjectsCommand({
          Bucket: settings().bucket,
          Delete: { Objects: ['gone/1', 'gone/2 &<ก>', 'gone/never'].map((Key) => ({ Key })) },
        }),
      )
      expect([new Set(Deleted.map((each) => each.Key)), Errors]).toEqual([
        new Set(['gone/1', 'gone/2 &<ก>', 'gone/never']),
        [],
      ])
      expect(await failure(readAll('gone/1'))).toBe(404)
      await client.send(new sdk.DeleteObjectCommand(at('gone/never')))
    })

    it('makes an object from parts copied within the store', async () => {
      const large = randomBytes(leastPartBytes + 1000)
      await put('whole', { Body: large })
      const { UploadId } = await client.send(
        new sdk.CreateMultipartUploadCommand({ ...at('joined'), ContentType: 'video/mp4' }),
      )
      const CopySource = `${settings().bucket}/whole`
      const part = async (PartNumber: number, range: string) => ({
        PartNumber,
        ETag: (
          await client.send(
            new sdk.UploadPartCopyCommand({
              ...at('joined'),
              UploadId,
              PartNumber,
              CopySource,
              CopySourceRange: range,
            }),
          )
        ).CopyPartResult?.ETag,
      })
      const Parts = [
        await part(1, `bytes=0-${leastPartBytes - 1}`),
        await part(2, `bytes=${leastPartBytes}-${large.length - 1}`),
      ]
      const listed = await client.send(new sdk.ListPartsCommand({ ...at('joined'), UploadId, MaxParts: 1 }))
      expect([listed.Parts?.map((each) => each.Size), listed.IsTruncated]).toEqual([[leastPartBytes], true])
      const rest = await client.send(new sdk.ListPartsCommand({ ...at('joined'), UploadId, PartNumberMarker: '1' }))
      expect(rest.Parts?.map((each) => [each.PartNumber, each.Size])).toEqual([[2, 1000]])
      expect(
        (
          await client.send(new sdk.ListMultipartUploadsCommand({ Bucket: settings().bucket, Prefix: 'joined' }))
        ).Uploads?.map((each) => each.UploadId),
      ).toEqual([UploadId])
      await client.send(
        new sdk.CompleteMultipartUploadCommand({ ...at('joined'), UploadId, MultipartUpload: { Parts } }),
      )
      expect((await readAll('joined')).equals(large)).toBe(true)
    })

    if (has('tags'))
      it('sets and returns tags', async () => {
        await put('tags', { Tagging: 'site=alpha&kind=a%26b' })
        const tagsOf = async () => (await client.send(new sdk.GetObjectTaggingCommand(at('tags')))).TagSet
        expect(await tagsOf()).toEqual([
          { Key: 'site', Value: 'alpha' },
          { Key: 'kind', Value: 'a&b' },
        ])
        await client.send(
          new sdk.PutObjectTaggingCommand({ ...at('tags'), Tagging: { TagSet: [{ Key: '<ก>', Value: '' }] } }),
        )
        expect(await tagsOf()).toEqual([{ Key: '<ก>', Value: '' }])
        await client.send(new sdk.DeleteObjectTaggingCommand(at('tags')))
        expect(await tagsOf()).toEqual([])
      })

    if (has('checksums'))
      it('verifies every kind of checksum, and returns it', async () => {
        for (const ChecksumAlgorithm of ['CRC32', 'CRC32C', 'SHA1', 'SHA256'] as const) {
          const sent = await put(`sum/${ChecksumAlgorithm}`, { ChecksumAlgorithm })
          const value = sent[`Checksum${ChecksumAlgorithm}`]
          expect(value).toMatch(/^[\w+/]+=*$/)
          const read = await client.send(
            new sdk.GetObjectCommand({ ...at(`sum/${ChecksumAlgorithm}`), ChecksumMode: 'ENABLED' }),
          )
          // The client itself checks it against the bytes.
          await buffer(read.Body as Readable)
          expect(read[`Checksum${ChecksumAlgorithm}`]).toBe(value)
        }
        // "123456789" is the published test input of these checksums.
        for (const [algorithm, hex] of [
          ['crc32', 'cbf43926'],
          ['crc32c', 'e3069283'],
          ['crc64nvme', 'ae8b14860a799888'],
        ] as const) {
          const header = (value: Buffer) => ({ [`x-amz-checksum-${algorithm}`]: value.toString('base64') })
          const right = Buffer.from(hex, 'hex')
          expect(
            (await ask({ method: 'PUT', path: '/sum/known', body: '123456789', headers: header(right) })).status,
          ).toBe(200)
          expect(
            (await ask({ method: 'PUT', path: '/sum/known', body: '12345678', headers: header(right) })).code,
          ).toBe('BadDigest')
        }
        expect((await readAll('sum/known')).toString()).toBe('123456789')
      })

    if (has('checksums'))
      it('computes checksums of a multipart upload, per part or over all', async () => {
        const parts = [randomBytes(leastPartBytes), bytes]
        for (const [ChecksumAlgorithm, ChecksumType] of [
          ['SHA256', 'COMPOSITE'],
          ['CRC32', 'FULL_OBJECT'],
        ] as const) {
          const key = at(`sum/parts/${ChecksumAlgorithm}`)
          const { UploadId } = await client.send(
            new sdk.CreateMultipartUploadCommand({ ...key, ChecksumAlgorithm, ChecksumType }),
          )
          const Parts: sdk.CompletedPart[] = []
          for (const Body of parts) {
            const sent = await client.send(
              new sdk.UploadPartCommand({ ...key, UploadId, PartNumber: Parts.length + 1, Body, ChecksumAlgorithm }),
            )
            Parts.push({
              PartNumber: Parts.length + 1,
              ETag: sent.ETag,
              [`Checksum${ChecksumAlgorithm}`]: sent[`Checksum${ChecksumAlgorithm}`],
            })
          }
          const done = await client.send(
            new sdk.CompleteMultipartUploadCommand({ ...key, UploadId, MultipartUpload: { Parts } }),
          )
          const composite = createHash('sha256')
            .update(Buffer.concat(parts.map((each) => createHash('sha256').update(each).digest())))
            .digest('base64')
          if (ChecksumAlgorithm === 'SHA256') expect(done.ChecksumSHA256).toBe(`${composite}-2`)
          // The client itself verifies a checksum over all bytes.
          expect((await readAll(key.Key, { ChecksumMode: 'ENABLED' })).equals(Buffer.concat(parts))).toBe(true)
        }
      })

    it('answers an address with signed response headers', async () => {
      await put('named', { ContentType: 'image/png' })
      const address = await getSignedUrl(
        client,
        new sdk.GetObjectCommand({
          ...at('named'),
          ResponseContentType: 'application/pdf',
          ResponseCacheControl: 'no-cache',
          ResponseContentDisposition: 'inline; filename="a.pdf"',
        }),
        { expiresIn: 60 },
      )
      const answer = await fetch(address)
      await answer.arrayBuffer()
      expect(
        ['content-type', 'cache-control', 'content-disposition'].map((header) => answer.headers.get(header)),
      ).toEqual(['application/pdf', 'no-cache', 'inline; filename="a.pdf"'])
    })

    describe('refused requests', () => {
      it('include unsigned ones, and those with another secret or name', async () => {
        await put('secret')
        const { endpoint, bucket, accessKey, secretKey } = settings()
        for (const method of ['GET', 'HEAD', 'PUT', 'DELETE'])
          expect((await fetch(`${endpoint}/${bucket}/secret`, { method })).status).toBeGreaterThanOrEqual(400)
        for (const path of ['', '?list-type=2', '?uploads'])
          expect((await fetch(`${endpoint}/${bucket}${path}`)).status).toBeGreaterThanOrEqual(400)
        expect((await signedRequest({ ...settings(), secretKey: 'another' }, { path: '/secret' })).code).toBe(
          'SignatureDoesNotMatch',
        )
        expect((await signedRequest({ ...settings(), accessKey: `${accessKey}x` }, { path: '/secret' })).status).toBe(
          403,
        )
        expect((await ask({ path: '/secret' })).status).toBe(200)
        expect(secretKey).not.toBe('another')
      })

      it('include a signature made for something else', async () => {
        const signed = await ask({ path: '/secret', unsigned: { 'x-amz-date': '20200101T000000Z' } })
        expect(signed.status).toBe(403)
        const address = new URL(await getSignedUrl(client, new sdk.GetObjectCommand(at('secret')), { expiresIn: 60 }))
        const changed = (parameter: string, value: string) => {
          const other = new URL(address)
          other.searchParams.set(parameter, value)
          return fetch(other).then((answer) => answer.status)
        }
        expect((await fetch(address)).status).toBe(200)
        expect(await changed('X-Amz-Expires', '604800')).toBe(403)
        expect(await changed('response-content-type', 'text/html')).toBe(403)
        expect(await changed('X-Amz-Signature', '0'.repeat(64))).toBe(403)
        expect((await fetch(address, { method: 'DELETE' })).status).toBe(403)
      })

      it('include an expired signature, or one by a wrong clock', async () => {
        for (const minutes of [-20, 20])
          expect((await ask({ path: '/secret', at: new Date(Date.now() + minutes * 60_000) })).status).toBe(403)
        const old = await getSignedUrl(client, new sdk.GetObjectCommand(at('secret')), {
          expiresIn: 60,
          signingDate: new Date(Date.now() - 3_600_000),
        })
        expect((await fetch(old)).status).toBe(403)
      })

      it('include a body that differs from its hash or length', async () => {
        expect((await ask({ method: 'PUT', path: '/hash', body: 'abc', payload: '0'.repeat(64) })).status).toBe(400)
        expect(
          (
            await ask({
              method: 'PUT',
              path: '/hash',
              body: 'abc',
              headers: { 'content-md5': createHash('md5').update('abd').digest('base64') },
            })
          ).code,
        ).toBe('BadDigest')
        expect((await ask({ path: '/hash' })).status).toBe(404)
      })

      it('include an unknown upload', async () => {
        for (const UploadId of ['no-such-upload', '../../etc', '0'.repeat(32)]) {
          expect(
            await name(client.send(new sdk.UploadPartCommand({ ...at('u'), UploadId, PartNumber: 1, Body: 'x' }))),
          ).toBe('NoSuchUpload')
          expect(
            await name(
              client.send(
                new sdk.CompleteMultipartUploadCommand({
                  ...at('u'),
                  UploadId,
                  MultipartUpload: { Parts: [{ PartNumber: 1, ETag: '"x"' }] },
                }),
              ),
            ),
          ).toBe('NoSuchUpload')
        }
      })

      it('include an impossible number of parts', async () => {
        const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand(at('numbers')))
        for (const PartNumber of [0, 10_001])
          expect(
            await name(client.send(new sdk.UploadPartCommand({ ...at('numbers'), UploadId, PartNumber, Body: 'x' }))),
          ).toBe('InvalidArgument')
        await client.send(new sdk.AbortMultipartUploadCommand({ ...at('numbers'), UploadId }))
        expect((await plainRequest(new URL(settings().endpoint), '/', {})).status).toBeGreaterThanOrEqual(400)
      })
    })
  })
}
