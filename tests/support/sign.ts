import { signCall } from '@kit/signing/sign-call'

/** The signing key of a page: the site's public key, and a key from boot. */
export type Signer = { siteKey: string; id: string; secret: string }

type Sent = { method: string; hostname: string; url: string; body?: string | undefined }

/** Whether an address is a call's: calls are signed, pages and files are not. */
export const isCall = (url: string): boolean => /^\/(?:api|account|filemanager|dss|email)\//.test(url)

/** The four headers of a call, made by the product's own client code. */
export async function signedHeaders(
  signer: Signer | undefined,
  { method, hostname, url, body }: Sent,
): Promise<Record<string, string>> {
  if (!signer) return {}
  const at = url.indexOf('?')
  return signCall(
    { method, hostname, path: at < 0 ? url : url.slice(0, at), query: at < 0 ? '' : url.slice(at + 1), body },
    { ...signer, now: Date.now() },
  )
}
