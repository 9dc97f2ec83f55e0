import { localBucket } from '../../storage/local-store'
import { owner } from './list-objects'
import { notImplemented, StoreError, type StoreRequest } from './store-request'
import { sendXml } from './xml'

/** Unset properties of the bucket, and the protocol's response. Clients ask for them before anything else. */
const unset: Record<string, [string, string]> = {
  policy: ['NoSuchBucketPolicy', 'The bucket policy does not exist'],
  cors: ['NoSuchCORSConfiguration', 'The CORS configuration does not exist'],
  lifecycle: ['NoSuchLifecycleConfiguration', 'The lifecycle configuration does not exist'],
  tagging: ['NoSuchTagSet', 'The TagSet does not exist'],
  encryption: [
    'ServerSideEncryptionConfigurationNotFoundError',
    'The server side encryption configuration was not found',
  ],
  website: ['NoSuchWebsiteConfiguration', 'The specified bucket does not have a website configuration'],
  publicAccessBlock: ['NoSuchPublicAccessBlockConfiguration', 'The public access block configuration was not found'],
}

/** The bucket's properties; undefined when the query asks for none. */
export function describeBucket({ local, reply, query }: StoreRequest) {
  if (query.has('location')) return sendXml(reply, 'LocationConstraint', local.signingKey.region)
  if (query.has('versioning')) return sendXml(reply, 'VersioningConfiguration', {})
  if (query.has('requestPayment')) return sendXml(reply, 'RequestPaymentConfiguration', { Payer: 'BucketOwner' })
  const requested = Object.keys(unset).find((name) => query.has(name))
  if (requested) throw new StoreError(404, ...(unset[requested] as [string, string]))
  const other = [...query.keys()].find((name) =>
    /^(?:acl|versions|uploads|logging|notification|replication|object-lock|accelerate|ownershipControls|policyStatus|inventory|analytics|metrics|intelligent-tiering|session)$/.test(
      name,
    ),
  )
  if (other) throw notImplemented(`?${other}`)
  return undefined
}

export function listBuckets(reply: StoreRequest['reply']) {
  return sendXml(reply, 'ListAllMyBucketsResult', {
    Owner: owner,
    Buckets: { Bucket: { Name: localBucket, CreationDate: '2020-01-01T00:00:00.000Z' } },
  })
}
