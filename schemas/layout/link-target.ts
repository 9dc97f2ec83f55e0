/**
 * A link's address (a page's, another site's, or an upload's name). Another origin requires the explicit `external`
 * option.
 */
export type LinkTarget = { to: string; external?: boolean | undefined; newTab?: boolean | undefined }

export const externalWithoutOption = 'Navigating to an external URL is not allowed by default. Use the external option.'
export const scriptProtocol = 'Cannot navigate to a URL with a script protocol.'
export const protocolRelative = 'Cannot navigate to a URL that starts with "//".'
const unknownProtocol = 'Only https, http, mailto, tel and same-site addresses can be linked.'

// Browsers drop control characters and spaces before a protocol, and tabs and newlines inside it ("java\tscript:"), so
// they are removed before the protocol is read.
// eslint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const ignored = /[\u0000-\u0020]+/g

/** The kind of `to`. Backslashes count as slashes, as in browsers. */
export function linkKind(
  to: string,
): 'internal' | 'external' | 'mail' | 'tel' | 'script' | 'relative-protocol' | 'unknown' {
  const address = to.replace(ignored, '').replaceAll('\\', '/')
  if (address.startsWith('//')) return 'relative-protocol'
  const protocol = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase()
  if (protocol === undefined) return isDoubleSlashed(to) || isDoubleSlashed(address) ? 'relative-protocol' : 'internal'
  if (protocol === 'https' || protocol === 'http') return 'external'
  if (protocol === 'mailto') return 'mail'
  if (protocol === 'tel') return 'tel'
  return protocol === 'javascript' || protocol === 'data' || protocol === 'vbscript' || protocol === 'blob'
    ? 'script'
    : 'unknown'
}

/**
 * Whether dot segments resolve to a path that begins with `//` (`/.//host`): harmless as written, another host once the
 * resolved path is read again.
 */
function isDoubleSlashed(address: string): boolean {
  return (
    /[\\/]{2}/.test(address) &&
    URL.canParse(address, 'http://site.invalid') &&
    new URL(address, 'http://site.invalid').pathname.startsWith('//')
  )
}

/** Why a link may not be followed, or undefined when it may. */
export function linkProblem(link: LinkTarget): string | undefined {
  switch (linkKind(link.to)) {
    case 'internal':
    case 'mail':
    case 'tel':
      return undefined
    case 'external':
      return link.external ? undefined : externalWithoutOption
    case 'relative-protocol':
      return protocolRelative
    case 'script':
      return scriptProtocol
    case 'unknown':
      return unknownProtocol
  }
}

const problemMessages: Record<string, { en: string; th: string }> = {
  [externalWithoutOption]: {
    en: 'To link to another website, turn on “Other website”.',
    th: 'ลิงก์ไปเว็บไซต์อื่นต้องเปิดตัวเลือก “เว็บไซต์ภายนอก” ก่อน',
  },
  [scriptProtocol]: { en: 'A link can’t run a script.', th: 'ใช้ลิงก์เรียกสคริปต์ไม่ได้' },
  [protocolRelative]: {
    en: 'An address starting with // needs https: in front.',
    th: 'ที่อยู่ที่ขึ้นต้นด้วย // ใช้ไม่ได้ ให้ใส่ https:// นำหน้า',
  },
  [unknownProtocol]: { en: unknownProtocol, th: 'ลิงก์ได้เฉพาะหน้าในเว็บไซต์นี้ https, http, mailto และ tel' },
}

/** Why a link may not be followed, for the person who wrote it. */
export function linkProblemMessage(target: LinkTarget): { en: string; th: string } | undefined {
  const problem = linkProblem(target)
  return problem === undefined ? undefined : problemMessages[problem]
}
