/** Completes addresses such as `www.example.com`, `me@example.com` or a phone number. */
export function tidyAddress(written: string): string {
  const address = written.trim()
  if (/^[^\s/@:]+@[^\s/@:]+\.(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/iu.test(address)) return `mailto:${address}`
  if (/^\+?\d[\d\s-]{7,17}$/.test(address)) return `tel:${address.replace(/[\s-]/g, '')}`
  if (
    /^(?:www\.[^\s/?#]+|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|io|co|th|app|dev|me|info))(?:[/?#]\S*)?$/i.test(
      address,
    )
  )
    return `https://${address}`
  return address
}
